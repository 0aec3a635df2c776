try:
    open("/nonexistent/file")
except FileNotFoundError:
    print("missing")
