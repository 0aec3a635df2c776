total = 3
text = (f"total: {total}"
        f" of {total * 2}"
        " done")
print(text)
print(f"""
  {total}
    {total:>4}
""")
