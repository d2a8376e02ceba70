import D
