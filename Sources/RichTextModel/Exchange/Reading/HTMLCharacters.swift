/// HTML text with character references, such as `&amp;` and `&#8212;`.
enum HTMLCharacters {
  /// Decodes the text of some bytes.
  ///
  /// Anything that is not a reference stays as it is; invalid UTF-8 becomes U+FFFD, and so does
  /// NUL.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - isAttribute: Whether they are the value of an attribute, where `&copy=` is not a
  ///     reference.
  /// - Returns: The text.
  static func decoded(_ bytes: ArraySlice<UInt8>, isAttribute: Bool = false) -> String {
    guard bytes.contains(where: { $0 == UInt8(ascii: "&") || $0 == 0 }) else {
      return String(decoding: bytes, as: UTF8.self)
    }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var rest = bytes
    while let first = rest.first {
      if first == UInt8(ascii: "&"), let reference = reference(in: rest, isAttribute) {
        decoded += Array(String(reference.scalar).utf8)
        rest = rest.dropFirst(reference.length)
      } else {
        decoded += first == 0 ? [0xEF, 0xBF, 0xBD] : [first]
        rest = rest.dropFirst()
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  private typealias Reference = (scalar: Unicode.Scalar, length: Int)

  private static func reference(in bytes: ArraySlice<UInt8>, _ isAttribute: Bool) -> Reference? {
    let start = bytes.startIndex + 1
    return bytes.dropFirst().first == UInt8(ascii: "#")
      ? number(in: bytes, from: start + 1) : name(in: bytes, from: start, isAttribute)
  }

  private static func name(
    in bytes: ArraySlice<UInt8>, from start: Int, _ isAttribute: Bool
  ) -> Reference? {
    // The longest known name has eight letters.
    let name = bytes[start...].prefix(10).prefix { $0.isASCIILetter || $0.isASCIIDigit }
    guard let scalar = HTMLNames.scalars[String(decoding: name, as: UTF8.self)] else { return nil }
    let after = bytes[name.endIndex...].first
    if after == UInt8(ascii: ";") { return (scalar, name.count + 2) }
    // Characters of Latin-1 and those of HTML itself were once written without a semicolon.
    guard scalar.value < 256, !(isAttribute && after == UInt8(ascii: "=")) else { return nil }
    return (scalar, name.count + 1)
  }

  private static func number(in bytes: ArraySlice<UInt8>, from start: Int) -> Reference? {
    let isHexadecimal = bytes[start...].first?.lowercased == UInt8(ascii: "x")
    let digits = bytes[(isHexadecimal ? start + 1 : start)...].prefix {
      isHexadecimal ? Character(Unicode.Scalar($0)).isHexDigit && $0 < 128 : $0.isASCIIDigit
    }
    guard !digits.isEmpty else { return nil }
    let text = String(decoding: digits, as: UTF8.self)
    let value = UInt32(text, radix: isHexadecimal ? 16 : 10) ?? .max
    let hasEnd = bytes[digits.endIndex...].first == UInt8(ascii: ";")
    let length = digits.endIndex - bytes.startIndex + (hasEnd ? 1 : 0)
    return (scalar(value), length)
  }

  /// Returns the character of a number, tolerating the mistakes that all browsers tolerate.
  private static func scalar(_ value: UInt32) -> Unicode.Scalar {
    if value >= 128, value < 160, let scalar = HTMLNames.windows[Int(value) - 128] { return scalar }
    guard value != 0, let scalar = Unicode.Scalar(value) else { return "\u{FFFD}" }
    return scalar
  }
}
