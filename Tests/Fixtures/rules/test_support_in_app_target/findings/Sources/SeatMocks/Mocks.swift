public let seats = [1, 2]
