/// An address from the user or from a file, and whether the library opens it by itself.
///
/// ```swift
/// LinkAddress("https://example.org").isHarmless  // true
/// LinkAddress("file:///etc/passwd").isHarmless   // false
/// ```
public struct LinkAddress: Hashable, Sendable {
  /// The address as it was given.
  public let text: String

  /// Creates an address.
  public init(_ text: String) { self.text = text }

  /// The part before the first colon, in lowercase; nil if that is not a scheme.
  public var scheme: String? {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = text[..<colon]
    guard let first = scheme.utf8.first, Self.isLetter(first),
      scheme.utf8.allSatisfy(Self.isSchemeByte)
    else { return nil }
    return scheme.lowercased()
  }

  /// Whether it is a web or mail address or a phone number: all others may open files and start
  /// programs.
  public var isHarmless: Bool {
    guard let scheme, ["http", "https", "mailto", "tel"].contains(scheme) else { return false }
    return text.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F }
  }

  /// The address to open: a web or mail address without a scheme gets the missing one.
  ///
  /// ```swift
  /// LinkAddress("example.org").completed.text      // "https://example.org"
  /// LinkAddress("me@example.org").completed.text   // "mailto:me@example.org"
  /// LinkAddress("file:///etc/passwd").completed.text   // as it is
  /// ```
  public var completed: LinkAddress {
    isHarmless ? self : DetectedLink.address(assumedFor: text).map { LinkAddress($0) } ?? self
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isSchemeByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains(byte)
  }
}
