from datetime import datetime
print(datetime.strptime("2024-03-09 14:05", "%Y-%m-%d %H:%M"), datetime.strptime("09/Mar/24", "%d/%b/%y"), datetime.strptime("5:07 PM", "%I:%M %p").time(), datetime.strptime("March 9, 2024", "%B %d, %Y").date())
try:
    datetime.strptime("x", "%Y")
except ValueError as e:
    print(e)
