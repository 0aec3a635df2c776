tree = {"name": "root", "children": [{"name": "b", "size": 1}, {"name": "a", "size": 2, "children": []}]}
def walk(node, depth=0):
    print("  " * depth + node["name"], list(node))
    for child in node.get("children", []):
        walk(child, depth + 1)
walk(tree)
