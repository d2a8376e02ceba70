public struct Tagged {}
