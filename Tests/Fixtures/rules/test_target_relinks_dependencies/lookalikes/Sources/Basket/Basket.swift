// clean: none of the tests' products is linked by 'Basket' itself, and test support may be linked twice.
import ComposableArchitecture
public struct Basket {}
