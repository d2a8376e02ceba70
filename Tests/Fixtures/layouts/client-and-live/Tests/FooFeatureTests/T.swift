import FooFeature
