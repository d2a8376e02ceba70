/// SHA-256 (FIPS 180-4), for names of cached files. Not for secrets.
package struct SHA256 {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19
  ]
  /// Bytes that fill no block yet.
  private var rest: [UInt8] = []
  private var byteCount: UInt64 = 0

  package init() {}

  package mutating func update(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      rest.append(byte)
      byteCount += 1
      if rest.count == 64 {
        compress()
        rest.removeAll(keepingCapacity: true)
      }
    }
  }

  /// Adds a text and its length, so that two texts in a row are never taken for another two.
  package mutating func update(delimited bytes: some Collection<UInt8>) {
    update(Self.bigEndian(UInt64(bytes.count)))
    update(bytes)
  }

  /// 64 lower-case hexadecimal digits.
  package consuming func hexDigest() -> String {
    let length = Self.bigEndian(byteCount &* 8)
    update([0x80])
    while rest.count != 56 { update([0]) }
    update(length)
    let digits = Array("0123456789abcdef".unicodeScalars)
    var text = String.UnicodeScalarView()
    for word in state {
      for shift in stride(from: UInt32(28), through: 0, by: -4) { text.append(digits[Int(word >> shift & 15)]) }
    }
    return String(text)
  }

  private static func bigEndian(_ value: UInt64) -> [UInt8] {
    stride(from: UInt64(56), through: 0, by: -8).map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private mutating func compress() {
    var schedule: [UInt32] = []
    schedule.reserveCapacity(64)
    for index in stride(from: 0, to: 64, by: 4) {
      schedule.append(
        UInt32(rest[index]) << 24 | UInt32(rest[index + 1]) << 16 | UInt32(rest[index + 2]) << 8 | UInt32(rest[index + 3]))
    }
    for index in 16..<64 {
      let early = schedule[index - 15]
      let late = schedule[index - 2]
      let sigma0 = Self.rotate(early, 7) ^ Self.rotate(early, 18) ^ early >> 3
      let sigma1 = Self.rotate(late, 17) ^ Self.rotate(late, 19) ^ late >> 10
      schedule.append(schedule[index - 16] &+ sigma0 &+ schedule[index - 7] &+ sigma1)
    }
    var work = state
    for index in 0..<64 {
      let (a, e) = (work[0], work[4])
      let sum1 = Self.rotate(e, 6) ^ Self.rotate(e, 11) ^ Self.rotate(e, 25)
      let choice = e & work[5] ^ ~e & work[6]
      let first = work[7] &+ sum1 &+ choice &+ Self.constants[index] &+ schedule[index]
      let sum0 = Self.rotate(a, 2) ^ Self.rotate(a, 13) ^ Self.rotate(a, 22)
      let majority = a & work[1] ^ a & work[2] ^ work[1] & work[2]
      work = [first &+ sum0 &+ majority, a, work[1], work[2], work[3] &+ first, e, work[5], work[6]]
    }
    for index in 0..<8 { state[index] = state[index] &+ work[index] }
  }

  private static func rotate(_ value: UInt32, _ count: UInt32) -> UInt32 { value >> count | value << (32 - count) }

  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2
  ]
}
