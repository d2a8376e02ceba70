// clean: colours.
import SwiftUI
public let accent = Color.red
