import CConcertinaGtk
import TextTranslation

/// The colors of code by its language, from the language files of GtkSourceView where that is
/// installed.
@MainActor
package enum SourceColors {
  /// A part of a text with a color, by offsets in Unicode scalars.
  package typealias Part = (range: Range<Int>, color: Color)

  /// Whether GtkSourceView is installed.
  package static var isAvailable: Bool { library != nil }

  // The first use of the library adds a style sheet.
  private static var library: SourceLibrary? {
    assert(!Painting.isActive, "GtkSourceView is asked while widgets are painted.")
    return SourceLibrary.installed
  }

  /// The identifiers of all languages, such as `swift`; none where GtkSourceView is not installed.
  package static var languages: [String] {
    guard let library, let manager = library.languages() else {
      return []
    }
    return strings(in: library.languageIdentifiers(manager))
  }

  /// The names of languages in Markdown that GtkSourceView calls otherwise.
  private static let aliases = [
    "bash": "sh", "c++": "cpp", "cs": "c-sharp", "golang": "go", "javascript": "js",
    "py": "python3", "python": "python3", "rb": "ruby", "rs": "rust", "shell": "sh",
    "ts": "typescript", "yml": "yaml",
  ]

  /// Returns the colored parts of a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - language: The name of its language, as in Markdown.
  ///   - isDark: Whether the background is dark.
  /// - Returns: The parts in order; none if the language is not known.
  package static func parts(of text: String, language: String, isDark: Bool) -> [Part] {
    guard let library, let manager = library.languages() else {
      return []
    }
    let name = language.lowercased()
    guard let found = library.language(manager, aliases[name] ?? name),
      let source = library.makeBuffer(found)
    else { return [] }
    defer { g_object_unref(source) }
    let scheme = library.schemes().flatMap {
      library.scheme($0, isDark ? "Adwaita-dark" : "Adwaita")
    }
    library.setScheme(source, scheme)
    let buffer = UnsafeMutablePointer<GtkTextBuffer>(OpaquePointer(source))
    gtk_text_buffer_set_text(buffer, text, gint(clamping: text.utf8.count))
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    library.highlight(source, &start, &end)
    return coloredParts(of: buffer)
  }

  private static func coloredParts(of buffer: UnsafeMutablePointer<GtkTextBuffer>) -> [Part] {
    var parts: [Part] = []
    var position = GtkTextIter()
    gtk_text_buffer_get_start_iter(buffer, &position)
    while gtk_text_iter_is_end(&position) == 0 {
      let start = Int(gtk_text_iter_get_offset(&position))
      let color = color(at: &position)
      if gtk_text_iter_forward_to_tag_toggle(&position, nil) == 0 {
        gtk_text_iter_forward_to_end(&position)
      }
      if let color { parts.append((start..<Int(gtk_text_iter_get_offset(&position)), color)) }
    }
    return parts
  }

  /// Returns the color of the tag with the highest priority that has one.
  private static func color(at position: inout GtkTextIter) -> Color? {
    let tags = gtk_text_iter_get_tags(&position)
    defer { g_slist_free(tags) }
    let colored = elements(of: tags).map { TextTag(retaining: $0) }.last { $0[.foregroundSet] }
    return colored?[.foregroundColor]
  }
}
