import GRDB  // clean: once for a module.
struct More {}
