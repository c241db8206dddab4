import CConcertinaGtk

/// The languages that the user prefers.
package enum PreferredLanguages {
  /// The names of locales, in order of preference, such as `de_AT.UTF-8`, `de_AT`, `de`, `C`.
  package static var names: [String] {
    guard let list = g_get_language_names() else { return [] }
    return (0...).lazy.prefix { list[$0] != nil }.compactMap { index in
      list[index].map { String(cString: $0) }
    }
  }
}
