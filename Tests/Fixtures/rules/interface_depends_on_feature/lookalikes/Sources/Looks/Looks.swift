import Helpers
import SwiftUI
// clean: a module of view modifiers is no feature.
public struct Looks: ViewModifier {
  public func body(content: Content) -> some View { content }
}
