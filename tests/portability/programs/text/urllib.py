from urllib.parse import quote, unquote, urlencode, urlparse, parse_qs, urljoin, quote_plus, parse_qsl, urlsplit, unquote_plus, urlunparse
print(quote("a b/é?"), quote("a/b", safe=""), unquote("a%20b%C3%A9"), urlencode({"q": "a b", "n": 1, "l": ["x", "y"]}, doseq=True), quote_plus("a b&c"), parse_qs("a=1&b=2&a=3"), parse_qsl("z=1&a=x+y"), urljoin("http://h/a/b", "../c?d"), unquote_plus("a+b"))
u = urlparse("https://user@host.org:8080/p/a;x?q=1#frag")
print(u, u.scheme, u.netloc, u.hostname, u.port, u.path, u.query, u.fragment, u.geturl(), urlsplit("/a?b")[2:4], u._replace(query="z=2").geturl())
