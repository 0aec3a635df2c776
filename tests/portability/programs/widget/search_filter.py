items = [{"name": "Café Noir", "tags": ["coffee"]}, {"name": "Tea House", "tags": ["tea", "quiet"]}]
def find(q):
    q = q.casefold().strip()
    return [i["name"] for i in items if q in i["name"].casefold() or any(q in t for t in i["tags"])]
print(find("CAFÉ"), find("quiet"), find("zzz"), find(" tea "))
