import CConcertinaPango

/// Text in the form that Pango accepts: valid UTF-8 without NUL.
enum PangoText {
  nonisolated(unsafe) static let empty: UnsafePointer<CChar> = {
    let terminator = UnsafeMutablePointer<CChar>.allocate(capacity: 1)
    terminator.initialize(to: 0)
    return UnsafePointer(terminator)
  }()

  /// Calls `body` with the bytes, each NUL and each invalid sequence replaced by U+FFFD.
  static func withValid<Result>(
    _ text: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    guard !isValid(text) else { return body(text) }
    let scalars = String(decoding: text, as: UTF8.self).unicodeScalars
    var repaired = String.UnicodeScalarView()
    repaired.append(contentsOf: scalars.lazy.map { $0 == "\0" ? "\u{FFFD}" : $0 })
    return Array(String(repaired).utf8).withUnsafeBufferPointer(body)
  }

  /// Whether there is a combining mark at the start or after white space.
  static func hasLoneMark(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var isAfterSpace = true
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      let category = scalar.properties.generalCategory
      let isMark = category == .nonspacingMark || category == .enclosingMark
      if isMark && isAfterSpace { return true }
      isAfterSpace = scalar.properties.isWhitespace
    }
    return false
  }

  /// Checks for NUL too: GLib rejects it when it is given the length.
  private static func isValid(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = UnsafeRawPointer(text.baseAddress) else { return true }
    return g_utf8_validate(start.assumingMemoryBound(to: CChar.self), text.count, nil) != 0
  }
}
