x = 5
print(1 < x <= 5, 1 < x > 3 < 4, not 1 < 0 < 1, 3 == 3.0 == True)
