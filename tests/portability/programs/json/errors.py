import json
for bad in ('{"a": 1,}', "[1,]", "{a: 1}", "", "nul", '{"a" 1}', "[1 2]", "'x'", '{"a": }', "01", "1.", '"\\x"', "[1] x", '"a\nb"', "-", "tru"):
    try:
        print("parsed", json.loads(bad))
    except json.JSONDecodeError as e:
        print("bad", *(() if bad in ('{"a": 1,}', "[1,]") else (e.msg, e.pos)))
