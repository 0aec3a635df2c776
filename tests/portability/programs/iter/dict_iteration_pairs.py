prices = {"fig": 2, "apple": 1, "kiwi": 3}
print([f"{k}:{v}" for k, v in prices.items()], sorted(prices.items(), key=lambda kv: kv[1]), [k for k in prices if prices[k] > 1], list(map(prices.get, ["kiwi", "none"])))
