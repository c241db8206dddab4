/// Chooses the dictionary for the user's languages.
enum SpellingLanguage {
  /// Returns the best of the available languages.
  ///
  /// Preferences are tried in order; for each, its own region comes before any other. If none is
  /// available, any language is better than none.
  ///
  /// - Parameters:
  ///   - available: Languages of dictionaries, such as `en_US`.
  ///   - preferred: Names of locales, the best first, such as `de_AT.UTF-8`; `C` is English.
  /// - Returns: One of the available languages; nil if there are none.
  static func best(of available: [String], preferred: [String]) -> String? {
    let available = available.sorted()
    return preferred.lazy.compactMap { match($0, in: available) }.first ?? available.first
  }

  /// Returns the dictionary for a language; one of another region is better than none.
  static func match(_ requested: String, in available: [String]) -> String? {
    let requested = normalized(requested)
    guard let language = requested.split(separator: "_").first else { return nil }
    let available = available.sorted()
    return available.first { normalized($0) == requested }
      ?? available.first { normalized($0) == language }
      // English without a region is that of most dictionaries.
      ?? available.first { language == "en" && normalized($0) == "en_us" }
      ?? available.first { normalized($0).hasPrefix("\(language)_") }
  }

  /// Returns a name without its encoding and modifier, in a normal form: `de_AT.UTF-8@euro` is
  /// `de_at`.
  private static func normalized(_ name: String) -> String {
    let plain = name.prefix { $0 != "." && $0 != "@" }
    let joined = String(plain.map { $0 == "-" ? "_" : $0 }).lowercased()
    return joined == "c" || joined == "posix" ? "en" : joined
  }
}
