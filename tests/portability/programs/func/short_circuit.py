def loud(v):
    print("eval", v)
    return v
print(loud(0) or loud(5) or loud(6), loud(1) and loud(0) and loud(2))
