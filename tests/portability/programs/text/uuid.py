import uuid
u = uuid.UUID("12345678-1234-5678-1234-567812345678")
print(u, u.hex, u.int, repr(u), u.version, uuid.uuid5(uuid.NAMESPACE_DNS, "python.org"), uuid.uuid3(uuid.NAMESPACE_URL, "x"), len(str(uuid.uuid4())), uuid.uuid4().version, u == uuid.UUID(hex="12345678123456781234567812345678"), uuid.uuid4() != uuid.uuid4())
