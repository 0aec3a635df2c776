print("hello world".title(), "hELLO".capitalize(), "Hello".swapcase(), "abc".upper(), "ABC".lower(), "they're bill's".title())
