def main_():
    return "ran"
if __name__ == "__main__":
    print("main")
print(main_(), isinstance(__name__, str))
