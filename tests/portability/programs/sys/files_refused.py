import os
print(os.getcwd() == os.path.sep, len(os.environ) > 0, len(os.listdir(".")) > 0)
