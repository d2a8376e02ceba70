import CompanyKit
public struct Label {}
