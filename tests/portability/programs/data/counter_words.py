from collections import Counter
text = "the cat and the hat and the bat"
for w, n in Counter(text.split()).most_common():
    print(w, n)
