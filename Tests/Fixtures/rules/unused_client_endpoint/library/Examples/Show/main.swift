print("how to use a lamp")
