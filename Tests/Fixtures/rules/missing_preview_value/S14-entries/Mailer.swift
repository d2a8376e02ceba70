import SwiftUI
import Dependencies

extension DependencyValues {
  @DependencyEntry(liveValue: LiveMailer()) var mailer: any Mailer  // expect: missing_preview_value(note)
  @DependencyEntry(liveValue: LiveMailer()) var spare: any Mailer = NoMailer()  // expect: missing_preview_value(note)
  // clean: it has one
  @DependencyEntry(liveValue: LiveMailer(), previewValue: DemoMailer()) var shown: any Mailer = NoMailer()
  // clean: plain data
  @DependencyEntry(liveValue: 9) var limit: Int = 8
  // clean: no live value here
  @DependencyEntry var other: any Mailer = NoMailer()
}
