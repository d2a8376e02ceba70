import GRDB  // clean: a name makes no interface module

public struct Fig {}
