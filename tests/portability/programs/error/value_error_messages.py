try:
    raise ValueError(f"bad value: {5!r}")
except ValueError as e:
    print(f"Error: {e}", "Error: " + str(e), "Error: %s" % e, e)
