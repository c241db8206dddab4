/// A form in which bytes hold Unicode text.
package enum UnicodeForm: Hashable, Sendable {
  case utf8
  case utf16(isBigEndian: Bool)
  case utf32(isBigEndian: Bool)

  /// The byte order marks; UTF-32 first, since its mark begins with that of UTF-16.
  private static let marks: [(mark: [UInt8], form: UnicodeForm)] = [
    ([0xFF, 0xFE, 0, 0], .utf32(isBigEndian: false)),
    ([0, 0, 0xFE, 0xFF], .utf32(isBigEndian: true)),
    ([0xFF, 0xFE], .utf16(isBigEndian: false)), ([0xFE, 0xFF], .utf16(isBigEndian: true)),
    ([0xEF, 0xBB, 0xBF], .utf8),
  ]

  /// Returns the form that a byte order mark tells, and the bytes after the mark; nil without one.
  package static func marked(
    _ bytes: [UInt8]
  ) -> (form: UnicodeForm, rest: ArraySlice<UInt8>)? {
    marks.first { bytes.starts(with: $0.mark) }.map { ($0.form, bytes.dropFirst($0.mark.count)) }
  }

  /// Returns the text of bytes, in which what is not valid is U+FFFD.
  ///
  /// What is left over at the end of UTF-16 and UTF-32 is dropped.
  package func text(of bytes: ArraySlice<UInt8>) -> String {
    switch self {
    case .utf8: String(decoding: bytes, as: UTF8.self)
    case .utf16(let isBig): String(decoding: Self.units(of: bytes, isBig), as: UTF16.self)
    case .utf32(let isBig): String(decoding: Self.units(of: bytes, isBig), as: UTF32.self)
    }
  }

  /// Returns the text of bytes; nil if they are not valid.
  package func validText(of bytes: ArraySlice<UInt8>) -> String? {
    switch self {
    case .utf8: String(validating: bytes, as: UTF8.self)
    case .utf16(let isBig): String(validating: Self.units(of: bytes, isBig), as: UTF16.self)
    case .utf32(let isBig): String(validating: Self.units(of: bytes, isBig), as: UTF32.self)
    }
  }

  private static func units<Unit: FixedWidthInteger>(
    of bytes: ArraySlice<UInt8>, _ isBigEndian: Bool
  ) -> [Unit] {
    let size = Unit.bitWidth / 8
    return stride(from: bytes.startIndex, through: bytes.endIndex - size, by: size).map { start in
      (0..<size).reduce(0) { unit, index in
        unit << 8 | Unit(bytes[start + (isBigEndian ? index : size - 1 - index)])
      }
    }
  }
}
