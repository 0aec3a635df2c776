import html
print(html.escape("<a href='x'>\"&</a>"), html.escape("'\"", quote=False), html.unescape("&lt;b&gt; &amp; &#39; &#x27; &eacute; &nbsp;| &copy; &euro;"))
