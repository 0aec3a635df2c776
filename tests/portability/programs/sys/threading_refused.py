import threading
with threading.Lock():
    print("held")
