import CConcertinaGLib

extension Pattern {
  /// Returns a template with its references replaced by the groups of a match: `\1`, `\g<name>`,
  /// and `\0` for all of it.
  ///
  /// - Parameters:
  ///   - template: The template, which is valid.
  ///   - match: The match, as a range of bytes.
  ///   - utf8: The text that it was found in.
  /// - Returns: The text; nil if there is no such match, or the engine gave up.
  func expand(
    _ template: String, of match: Range<Int>, in utf8: UnsafeBufferPointer<UInt8>
  ) -> String? {
    thoroughExpression(for: utf8)?.expand(template, of: match, in: utf8)
  }

  /// Checks a template.
  ///
  /// - Throws: What is wrong with it.
  static func check(template: String) throws(PatternError) {
    var error: UnsafeMutablePointer<GError>?
    guard g_regex_check_replacement(template, nil, &error) != 0 else {
      defer { g_clear_error(&error) }
      throw PatternError(
        message: error.map { String(cString: $0.pointee.message) } ?? "not a template", offset: nil)
    }
  }
}

extension CompiledExpression {
  fileprivate func expand(
    _ template: String, of wanted: Range<Int>, in utf8: UnsafeBufferPointer<UInt8>
  ) -> String? {
    let start = UnsafeRawPointer(utf8.baseAddress)?.assumingMemoryBound(to: CChar.self)
    var match: OpaquePointer?
    var error: UnsafeMutablePointer<GError>?
    defer { g_clear_error(&error) }
    g_regex_match_full(
      regex, start, gssize(utf8.count), gint(clamping: wanted.lowerBound),
      GRegexMatchFlags(G_REGEX_MATCH_NOTEMPTY.rawValue | G_REGEX_MATCH_ANCHORED.rawValue), &match,
      &error)
    guard let match else { return nil }
    defer { g_match_info_unref(match) }
    var (lower, upper): (gint, gint) = (0, 0)
    guard error == nil, g_match_info_fetch_pos(match, 0, &lower, &upper) != 0,
      Int(lower) == wanted.lowerBound, Int(upper) == wanted.upperBound,
      let expanded = g_match_info_expand_references(match, template, &error)
    else { return nil }
    defer { g_free(expanded) }
    return String(cString: expanded)
  }
}
