import json
print(json.dumps({"b": 1, "a": [1, 2.5, None, True, "é\n\"q\""], "n": {}}), json.dumps([]), json.dumps("x"), json.dumps(1.0), json.dumps({1: 2, None: 3, True: 4, 2.5: 5}), json.dumps((1, 2)), json.dumps("é", ensure_ascii=False), json.dumps("😀"), json.dumps("\x7f\u2028</script>"), json.dumps(10**20), json.dumps(1e100), json.dumps(-0.0))
