print(format(3.14159, ".2f"), format(42), format("a", ">4"), format(255, "#x"), format(1e6, ","), format(True), format(None), format([1]))
