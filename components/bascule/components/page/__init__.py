"""The page script: the reconciler and the page's half of the port. Page Python, compiled to `static/toolkit.js`."""
