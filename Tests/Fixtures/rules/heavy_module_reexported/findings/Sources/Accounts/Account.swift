@_exported import GRDB  // expect: heavy_module_reexported(warning) 19 "'Accounts' re-exports 'GRDB' (a database)"

public struct Account {}
