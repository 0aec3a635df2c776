import socket
print(socket.AF_INET > 0)
