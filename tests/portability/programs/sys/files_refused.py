import os
print(os.path.join("a", "b"), os.sep)
