scores = {"ann": 3, "bob": 9, "cid": 3, "dan": 7}
print(dict(sorted(scores.items(), key=lambda kv: (-kv[1], kv[0]))))
print(max(scores, key=scores.get), min(scores, key=scores.get), sorted(scores, key=scores.get))
