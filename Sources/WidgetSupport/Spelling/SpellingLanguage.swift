/// Which dictionary a user wants.
enum SpellingLanguage {
  /// The best of the languages that there are.
  ///
  /// Wishes are tried in order; each takes its own region before any other. When no wish is there, any
  /// language is better than none.
  ///
  /// - Parameters:
  ///   - available: Languages of dictionaries, such as `en_US`.
  ///   - preferred: Names of locales, the best first, such as `de_AT.UTF-8`; `C` is English.
  /// - Returns: One of the languages that there are; nil when there are none.
  static func best(of available: [String], preferred: [String]) -> String? {
    let available = available.sorted()
    return preferred.lazy.compactMap { match($0, in: available) }.first ?? available.first
  }

  /// The dictionary for a wish; one of another region is better than none.
  static func match(_ wish: String, in available: [String]) -> String? {
    let wish = normalized(wish)
    guard let language = wish.split(separator: "_").first else { return nil }
    let available = available.sorted()
    return available.first { normalized($0) == wish }
      ?? available.first { normalized($0) == language }
      // English without a region is that of the most dictionaries.
      ?? available.first { language == "en" && normalized($0) == "en_us" }
      ?? available.first { normalized($0).hasPrefix("\(language)_") }
  }

  /// A name without its encoding and its variant, in one form: `de_AT.UTF-8@euro` is `de_at`.
  private static func normalized(_ name: String) -> String {
    let plain = name.prefix { $0 != "." && $0 != "@" }
    let joined = String(plain.map { $0 == "-" ? "_" : $0 }).lowercased()
    return joined == "c" || joined == "posix" ? "en" : joined
  }
}
