#if canImport(Models)
  import Models  // clean: only where it is there.
#endif
let text = "import Models"
// import Models
