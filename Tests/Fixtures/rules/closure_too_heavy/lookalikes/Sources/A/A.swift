// clean: one is no more than one.
import Mac
public struct A {}
