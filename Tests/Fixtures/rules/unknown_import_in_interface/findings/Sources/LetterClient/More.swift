import CompanyKit  // clean: once for a module.
struct More {}
