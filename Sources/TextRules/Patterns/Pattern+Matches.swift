import CConcertinaGLib

extension Pattern {
  /// Calls `body` with each non-empty match, as a range of bytes, until it returns `false`.
  ///
  /// The matches do not overlap. All of them together take no more steps than one search through
  /// the text that finds nothing.
  ///
  /// - Parameters:
  ///   - utf8: The text.
  ///   - start: The byte at which the search begins; lookbehinds see what is before it.
  ///   - body: Receives the range of a match; returns whether to go on.
  /// - Returns: Whether the end was reached or `body` returned `false`; `false` if the engine gave
  ///   up.
  func forEachMatch(
    in utf8: UnsafeBufferPointer<UInt8>, from start: Int = 0, _ body: (Range<Int>) -> Bool
  ) -> Bool {
    thoroughExpression(for: utf8)?.forEachMatch(in: utf8, from: start, body) ?? false
  }

  /// Returns the expression with the limit of steps for a text; nil if the text is too long.
  func thoroughExpression(for utf8: UnsafeBufferPointer<UInt8>) -> CompiledExpression? {
    let steps = MatchEffort.thorough.stepLimit(
      textLength: utf8.count, patternLength: source.utf8.count)
    return steps.flatMap { expressions.expression(stepLimit: $0) }
  }
}

extension CompiledExpression {
  /// For each match the engine checks whether all the rest of the text is valid: that many bytes
  /// take seconds.
  private static let maximumChecked = 1 << 32

  fileprivate func forEachMatch(
    in utf8: UnsafeBufferPointer<UInt8>, from place: Int, _ body: (Range<Int>) -> Bool
  ) -> Bool {
    let start = UnsafeRawPointer(utf8.baseAddress)?.assumingMemoryBound(to: CChar.self)
    var match: OpaquePointer?
    var error: UnsafeMutablePointer<GError>?
    defer { g_clear_error(&error) }
    g_regex_match_full(
      regex, start, gssize(utf8.count), gint(clamping: place), G_REGEX_MATCH_NOTEMPTY, &match,
      &error)
    guard let match else { return false }
    defer { g_match_info_unref(match) }
    var (end, checked) = (place, 0)
    while error == nil, g_match_info_matches(match) != 0 {
      var (lower, upper): (gint, gint) = (0, 0)
      g_match_info_fetch_pos(match, 0, &lower, &upper)
      // With \K a match can begin after its own end, or before the end of the previous match.
      if Int(lower) >= end, lower < upper {
        end = Int(upper)
        guard body(Int(lower)..<end) else { return true }
      }
      checked += utf8.count - Int(upper)
      guard checked <= Self.maximumChecked else { return false }
      g_match_info_next(match, &error)
    }
    return error == nil
  }
}
