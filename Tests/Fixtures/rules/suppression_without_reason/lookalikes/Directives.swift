// clean: a reason behind a dash, a long dash or a colon.
// deplint:disable:file direct_uuid - ids of rows in a list
import Foundation

struct Parcel {
  // deplint:disable:next direct_date — shown to nobody
  var packed = Date()
  // deplint:disable:next direct_date: 見せない
  var sent = Date()
  // deplint:disable direct_date - 42
  var opened = Date()
  // clean: the end of a region needs none.
  // deplint:enable direct_date
  // clean: what names no rule is another rule's.
  // deplint:disable:next
  // deplint:disabel:next direct_date
  // clean: documentation about directives.
  /// deplint:disable:next direct_date
  var lost: Date?
}
