print("aXbXc".replace("X", "-"), "aXbXc".replace("X", "-", 1), "abc".replace("", "."), "abc".replace("z", "q"))
