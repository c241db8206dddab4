import CGtk

/// The languages that the user wants programs to speak.
public enum PreferredLanguages {
  /// Names of locales, the best first, such as `de_AT.UTF-8`, `de_AT`, `de`, `C`.
  public static var names: [String] {
    guard let list = g_get_language_names() else { return [] }
    return (0...).lazy.prefix { list[$0] != nil }.compactMap { index in
      list[index].map { String(cString: $0) }
    }
  }
}
