import CConcertinaGLib

extension PhoneCountry {
  /// Whether a user who looks for a text means this country.
  ///
  /// The text is the beginning of a word of its name, in the user's language or in English, its two
  /// letters, or its code: `49`, `+49` or `0049`.
  ///
  /// - Parameter query: The text; an empty one finds every country.
  /// - Returns: Whether the country is found.
  public func matches(_ query: String) -> Bool {
    let query = query.trimmingSpaces
    guard !query.isEmpty else { return true }
    if let digits = Self.codeDigits(in: query) { return callingCode.hasPrefix(digits) }
    return code == query.uppercased()
      || [name, englishName].contains { (name: String) in g_str_match_string(query, name, 1) != 0 }
  }

  /// The digits of a code; `nil` if a text is something else.
  private static func codeDigits(in query: String) -> String? {
    let digits = query.compactMap(\.asciiDigit)
    guard query.allSatisfy({ $0.asciiDigit != nil || $0 == "+" || $0.isWhitespace }) else {
      return nil
    }
    return String(digits.starts(with: "00") ? digits.dropFirst(2) : digits[...])
  }
}
