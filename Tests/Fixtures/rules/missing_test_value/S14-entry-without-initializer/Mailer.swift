import SwiftUI
extension DependencyValues {
  @DependencyEntry(liveValue: LiveMailer()) var mailer: any Mailer  // expect: missing_test_value(error) 49 "'mailer' has no initial value"
  @DependencyEntry(liveValue: LiveMailer()) var spare: any Mailer = NoMailer()  // clean: its initial value is its test value
  @DependencyEntry var other: any Mailer = NoMailer()  // clean: likewise
  @DependencyEntry(liveValue: LiveMailer(), previewValue: NoMailer()) var third: any Mailer  // expect: missing_test_value(warning) "runs the preview value"
}
