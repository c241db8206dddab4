import CConcertinaGLib

/// One compiled `GRegex`.
///
/// A `GRegex` is immutable, and GLib lets threads share it, so this is `Sendable`.
final class CompiledExpression: @unchecked Sendable {
  let regex: OpaquePointer

  /// Compiles an expression.
  init(_ source: String) throws(PatternError) {
    if let nul = source.unicodeScalars.firstIndex(of: "\0") {
      throw PatternError(
        message: "a pattern cannot contain NUL",
        offset: source.unicodeScalars.distance(from: source.startIndex, to: nul))
    }
    var error: UnsafeMutablePointer<GError>?
    guard let made = g_regex_new(source, GRegexCompileFlags(0), GRegexMatchFlags(0), &error) else {
      defer { g_clear_error(&error) }
      throw PatternError(glibMessage: error.map { String(cString: $0.pointee.message) }, source)
    }
    regex = made
  }

  deinit {
    g_regex_unref(regex)
  }

  /// Searches for the expression; every error of the engine means that it gave up.
  func match(in text: String) -> PatternMatch {
    // GLib takes no text without an address, which an empty one may be.
    guard !text.isEmpty else { return "".withCString { match(in: $0, count: 0) } }
    var text = text
    return text.withUTF8 { utf8 in
      let start = UnsafeRawPointer(utf8.baseAddress)?.assumingMemoryBound(to: CChar.self)
      return match(in: start, count: utf8.count)
    }
  }

  private func match(in start: UnsafePointer<CChar>?, count: Int) -> PatternMatch {
    var error: UnsafeMutablePointer<GError>?
    defer { g_clear_error(&error) }
    let isFound = g_regex_match_full(
      regex, start, gssize(count), 0, GRegexMatchFlags(0), nil, &error)
    if error != nil { return .gaveUp }
    return isFound != 0 ? .matched : .unmatched
  }
}

extension PatternError {
  /// Parses GLib's message: an introduction, the pattern in quotes, the position, a colon, the
  /// reason.
  ///
  /// GLib reports the position only in the text of the message, which may be translated.
  fileprivate init(glibMessage: String?, _ source: String) {
    let message = glibMessage ?? "not a regular expression"
    let tail = message.after(quoted: source) ?? message[...]
    let digits = tail.drop { !$0.isASCIIDigit }.prefix { $0.isASCIIDigit }
    let reason = tail.firstIndex(of: ":").map { tail[tail.index(after: $0)...] } ?? tail
    self.init(
      message: String(reason.drop { $0 == " " || $0 == "\u{A0}" }),
      offset: digits.endIndex < reason.startIndex ? Int(digits) : nil)
  }
}

extension String {
  /// The text after the quoted `part`, searched for in the first 120 characters only.
  fileprivate func after(quoted part: String) -> Substring? {
    let introductionLength = 120
    for start in indices.prefix(introductionLength) where self[start].isQuote {
      let rest = self[index(after: start)...]
      guard rest.utf8.starts(with: part.utf8) else { continue }
      let tail = rest[rest.utf8.index(rest.startIndex, offsetBy: part.utf8.count)...]
      if tail.first?.isQuote == true { return tail.dropFirst() }
    }
    return nil
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }

  /// Whether it may be a quotation mark, which differs between languages.
  fileprivate var isQuote: Bool { !isLetter && !isNumber && self != " " }
}
