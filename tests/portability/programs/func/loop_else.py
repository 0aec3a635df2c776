for i in range(3):
    if i == 5: break
else:
    print("no break")
while True:
    break
else:
    print("never")
for i in []: pass
else: print("empty", "i" in dir() or True)
