// clean: the project has a UUID of its own, and an extension is no declaration
struct UUID { init() {} }
extension Foundation.UUID { init(_ number: Int) {} }
