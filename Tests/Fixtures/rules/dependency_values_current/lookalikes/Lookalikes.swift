import Dependencies

// clean: the type itself, its other members, and another type's.
extension DependencyValues { var now: Date { date() } }
let values = DependencyValues()
let other = Values._current
