import CConcertinaGLib

/// Converts texts to the form in which they are compared: canonically decomposed, case folded
/// unless case matters, and with a keyboard's spaces and quotation marks instead of a printer's.
enum CaseFolding {
  static func folded(_ text: String, matchesCase: Bool) -> String {
    if let ascii = foldedASCII(text, matchesCase: matchesCase) { return ascii }
    // GLib's functions stop at a NUL.
    return text.split(separator: "\0", omittingEmptySubsequences: false)
      .map { foldedPart(String($0), matchesCase: matchesCase) }.joined(separator: "\0")
  }

  /// The folded form of an ASCII byte.
  static func folded(_ byte: UInt8, matchesCase: Bool) -> UInt8 {
    !matchesCase && (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }

  private static func foldedASCII(_ text: String, matchesCase: Bool) -> String? {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    return matchesCase
      ? text
      : String(decoding: text.utf8.map { folded($0, matchesCase: false) }, as: UTF8.self)
  }

  private static func foldedPart(_ text: String, matchesCase: Bool) -> String {
    let decomposed = asTyped(decomposed(text))
    guard !matchesCase else { return decomposed }
    guard let folded = g_utf8_casefold(decomposed, gssize(decomposed.utf8.count)) else {
      return decomposed
    }
    defer { g_free(folded) }
    return cherokee(Self.decomposed(String(cString: folded)))
  }

  /// What smart punctuation and copied pages have in place of what a keyboard types.
  private static let typed: [Unicode.Scalar: Unicode.Scalar] = [
    "\u{A0}": " ", "\u{2007}": " ", "\u{202F}": " ", "‘": "'", "’": "'", "‚": "'", "“": "\"",
    "”": "\"", "„": "\"",
  ]

  private static func asTyped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { typed[$0] != nil }) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { typed[$0] ?? $0 }))
  }

  /// Folds Cherokee to its uppercase letters, as Unicode does; GLib instead swaps the case.
  private static func cherokee(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isSmallCherokee) else { return text }
    var large = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let distance: UInt32 = scalar.value < 0xAB70 ? 8 : 0x97D0
      large.append(
        isSmallCherokee(scalar) ? Unicode.Scalar(scalar.value - distance) ?? scalar : scalar)
    }
    return String(large)
  }

  private static func isSmallCherokee(_ scalar: Unicode.Scalar) -> Bool {
    (0xAB70...0xABBF).contains(scalar.value) || (0x13F8...0x13FD).contains(scalar.value)
  }

  private static func decomposed(_ text: String) -> String {
    guard let form = g_utf8_normalize(text, gssize(text.utf8.count), G_NORMALIZE_DEFAULT) else {
      return text
    }
    defer { g_free(form) }
    return String(cString: form)
  }
}
