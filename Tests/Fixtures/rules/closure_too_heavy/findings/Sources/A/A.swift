import Foundation
public struct A {}
