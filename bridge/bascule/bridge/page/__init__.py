"""What runs in the page and talks to the host: page Python, `static/bridge.js`; its `port` is `static/port.js`."""
