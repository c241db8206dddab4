import CConcertinaPango

/// A language, and the scripts that it is written in.
///
/// ```swift
/// let english = WrittenLanguage("en_US")
/// english.isWritten(in: "naïve")  // true
/// english.isWritten(in: "漢字")  // false
/// ```
public struct WrittenLanguage: Sendable {
  private nonisolated(unsafe) let language: OpaquePointer?

  /// Creates a language from its name, such as `en_US` or `de-AT`.
  public init(_ name: String) {
    // Pango keeps every language that was requested, and never frees it.
    language = pango_language_from_string(name.contains("\0") ? "" : name)
  }

  /// Whether all letters of a word belong to scripts that the language uses.
  ///
  /// Also true for a language that Pango does not know. Characters that belong to no script, such
  /// as digits, apostrophes and accents, count as used by all languages.
  public func isWritten(in word: String) -> Bool {
    guard let language else { return true }
    var last: GUnicodeScript?
    return word.unicodeScalars.allSatisfy { scalar in
      let script = g_unichar_get_script(scalar.value)
      guard script != last else { return true }
      last = script
      return pango_language_includes_script(language, PangoScript(script.rawValue)) != 0
    }
  }
}
