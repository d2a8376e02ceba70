struct Lamp {  // the value of a key, which is no key itself
  var light: () throws -> Void
  var dim: () throws -> Void
}
