// deplint:disable:file direct_uuid
// expect@-1: suppression_without_reason 4 "why 'direct_uuid' is silenced"

import Foundation

struct Letter {
  // expect@+1: suppression_without_reason 6 "why 'direct_date', 'direct_uuid' is silenced"
  // deplint:disable:next direct_date, direct_uuid
  var written = Date()
  // expect@+1: suppression_without_reason
  // deplint:disable:next direct_date until 2099-01-31
  var sent = Date()
  // expect@+1: suppression_without_reason
  // deplint:disable direct_date - …
  var read = Date()
  // deplint:enable direct_date
  // expect@+1: suppression_without_reason
  var kept = Date() /* deplint:disable:this direct_date */
}
