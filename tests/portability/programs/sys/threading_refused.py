import threading
t = threading.Thread(target=lambda: print("in thread"))
t.start()
t.join()
