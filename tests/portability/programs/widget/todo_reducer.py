def reducer(state, action):
    match action:
        case {"type": "add", "text": text}:
            return {**state, "items": [*state["items"], {"text": text, "done": False}]}
        case {"type": "toggle", "index": i}:
            items = [{**t, "done": not t["done"]} if j == i else t for j, t in enumerate(state["items"])]
            return {**state, "items": items}
        case {"type": "clear"}:
            return {**state, "items": [t for t in state["items"] if not t["done"]]}
        case _:
            return state
s = {"items": [], "filter": "all"}
for a in ({"type": "add", "text": "milk"}, {"type": "add", "text": "eggs"}, {"type": "toggle", "index": 0}, {"type": "noop"}, {"type": "clear"}):
    s = reducer(s, a)
    print(s)
