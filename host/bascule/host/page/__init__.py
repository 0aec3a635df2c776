"""The script of the host's own page: page Python, compiled to `static/host.js`."""
