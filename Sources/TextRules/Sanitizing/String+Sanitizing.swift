extension String {
  /// Creates a text that every text buffer accepts from bytes of any origin.
  ///
  /// Each invalid sequence of UTF-8 becomes U+FFFD, one for each maximal part of it, and so does
  /// each NUL, which would end the text in C: nothing disappears without a trace. Everything else
  /// stays as it is, including a lone carriage return.
  ///
  /// ```swift
  /// String(sanitizing: [0x61, 0xFF, 0x00, 0x0D])  // "a\u{FFFD}\u{FFFD}\r"
  /// ```
  ///
  /// - Parameter utf8: The bytes.
  public init(sanitizing utf8: some Collection<UInt8>) {
    self.init(String(decoding: utf8, as: UTF8.self).replacingNul)
  }

  /// Creates a text in which each NUL is replaced by U+FFFD.
  ///
  /// - Parameter text: The text.
  public init(sanitizing text: String) {
    self.init(text.replacingNul)
  }

  private var replacingNul: String {
    guard utf8.contains(0) else { return self }
    var replaced = UnicodeScalarView()
    replaced.append(contentsOf: unicodeScalars.lazy.map { $0 == "\0" ? "\u{FFFD}" : $0 })
    return String(replaced)
  }
}
