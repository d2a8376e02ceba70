import FooKit
