import LiveFooClient

print("start")
