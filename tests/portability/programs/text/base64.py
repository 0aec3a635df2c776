import base64
print(base64.b64encode(b"hello"), base64.b64decode("aGVsbG8="), base64.urlsafe_b64encode(b"\xff\xfe\xfd"), base64.urlsafe_b64decode("__79"), base64.b16encode(b"az"), base64.b32encode(b"hi"), base64.b64encode("é".encode()).decode())
