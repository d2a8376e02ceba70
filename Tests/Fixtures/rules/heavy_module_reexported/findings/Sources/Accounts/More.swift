@_exported public import struct GRDB.Row  // expect: heavy_module_reexported 33
