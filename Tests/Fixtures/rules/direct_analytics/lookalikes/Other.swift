import ComposableArchitecture

// clean: no analytics library is imported
@Reducer struct Other { func f() async { Analytics.logEvent("x", parameters: nil) } }
