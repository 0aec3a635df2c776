"""What starts Python in the page: page Python, compiled to `static/boot.js` and one script an engine."""
