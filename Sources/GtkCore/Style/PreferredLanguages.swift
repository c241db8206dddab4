import CConcertinaGtk
import TextTranslation

/// The languages that the user prefers.
package enum PreferredLanguages {
  /// The names of locales, in order of preference, such as `de_AT.UTF-8`, `de_AT`, `de`, `C`.
  package static var names: [String] {
    strings(in: g_get_language_names())
  }
}
