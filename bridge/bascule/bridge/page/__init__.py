"""What runs in the page and talks to the host: page Python, compiled to `static/bridge.js`."""
