import FooClientLive
import FooFeature

print("start")
