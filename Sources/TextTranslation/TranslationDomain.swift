import CConcertinaGLib
import Glibc

/// The translations of the texts of one program: a domain of gettext.
///
/// ```swift
/// let texts = TranslationDomain("example-notes")
/// let title = texts.translated("New note")
/// let message = texts.formatted("“%s” deleted", title)
/// ```
///
/// The translations of a language are one file, `LANGUAGE/LC_MESSAGES/example-notes.mo`. It is
/// looked for once, when the domain is created:
///
/// 1. where the app has bound the domain to with `bindtextdomain`;
/// 2. in `share/locale` of the folder of the program and of those above it, which is where an
///    installed program has it, however it was moved, and one in its build folder;
/// 3. in `locale` of the system's data folders.
///
/// Without a file for the user's languages, all texts are English, and nothing is looked up.
/// Concertina's own texts are those of the domain `concertina`.
public struct TranslationDomain: Sendable {
  /// The domain of the libraries and the playground, so that there is one file for each language.
  package static let concertina = TranslationDomain("concertina")
  /// The folder in which gettext looks for a domain that was not bound.
  private static let standardFolder = "/usr/share/locale"

  /// The name of the domain, and of the files with the translations.
  public let name: String
  /// Whether there are translations into the user's language.
  private let isBound: Bool

  /// Looks for the translations into the user's language.
  ///
  /// - Parameter name: The name of the files with the translations, without `.mo`.
  public init(_ name: String) {
    self.name = name
    isBound = Self.bind(name)
  }

  // MARK: Translating

  /// Returns a text in the user's language.
  ///
  /// - Parameter text: The text in English.
  /// - Returns: The translation; the English text if there is none.
  public func translated(_ text: String) -> String {
    // The entry of the empty text is the head of the file.
    guard isBound, !text.isEmpty else { return text }
    return text.withCString { source in
      // Without a translation, the very bytes that were passed are returned.
      guard let found = g_dgettext(name, source), found != source else { return text }
      return String(cString: found)
    }
  }

  /// Returns a text whose translation depends on what it is used for.
  ///
  /// - Parameters:
  ///   - text: The text in English.
  ///   - context: What distinguishes this use of the text from others.
  /// - Returns: The translation; the English text if there is none.
  public func translated(_ text: String, context: String) -> String {
    guard isBound, !text.isEmpty else { return text }
    return text.withCString { source in
      guard let found = g_dpgettext2(name, context, source), found != source else { return text }
      return String(cString: found)
    }
  }

  /// Returns a text with a number of things in it, in the form that the user's language has for
  /// that number.
  ///
  ///     let texts = TranslationDomain("example-notes")
  ///     print(texts.translated("%d note", plural: "%d notes", count: 3))
  ///
  /// - Parameters:
  ///   - singular: The text in English for one thing.
  ///   - plural: The text in English for any other number, with `%d` in place of the number.
  ///   - count: The number.
  /// - Returns: The translation with the number in it.
  public func translated(_ singular: String, plural: String, count: Int) -> String {
    translated(singular, plural: plural, count: count, [])
  }

  func translated(
    _ singular: String, plural: String, count: Int, _ arguments: [any CustomStringConvertible]
  ) -> String {
    let arguments = [count] + arguments
    guard isBound else { return (count == 1 ? singular : plural).formatted(arguments) }
    let found = singular.withCString { one in
      plural.withCString { many in
        String(cString: g_dngettext(name, one, many, count.magnitude))
      }
    }
    return found.formatted(arguments)
  }

  /// Returns a text in the user's language, with arguments in the places of its specifications.
  ///
  /// - Parameters:
  ///   - text: The text in English; `%s` and `%d` stand for the next argument, `%2$s` for the
  ///     second one, and `%%` for a percent sign.
  ///   - arguments: What to put in, as it describes itself.
  /// - Returns: The translation with the arguments in it.
  public func formatted(
    _ text: String, _ arguments: any CustomStringConvertible...
  ) -> String { translated(text).formatted(arguments) }

  // MARK: Finding

  /// Finds the folder with the translations into the user's language.
  ///
  /// - Parameters:
  ///   - name: The name of the domain.
  ///   - languages: The names of the user's languages, in order of preference.
  ///   - program: The path of the program's file.
  ///   - dataFolders: The system's data folders.
  ///   - hasFile: Whether there is a file with a given name.
  /// - Returns: The folder; nil if English comes first, or all the languages have no translation.
  package static func folder(
    of name: String, languages: [String], program: String, dataFolders: [String],
    hasFile: (String) -> Bool
  ) -> String? {
    let foreign = languages.prefix { !isEnglish($0) }
    guard !foreign.isEmpty else { return nil }
    let above = foldersAbove(program).map { $0 + "/share" }
    return (above + dataFolders).lazy.map { "\($0)/locale" }.first { folder in
      foreign.contains { hasFile("\(folder)/\($0)/LC_MESSAGES/\(name).mo") }
    }
  }

  /// Returns the folders that a file is in, the nearest one first.
  package static func foldersAbove(_ file: String) -> [String] {
    let parts = file.split(separator: "/").dropLast()
    return (0...parts.count).reversed().map { count in
      parts.prefix(count).reduce(into: "") { $0 += "/\($1)" }
    }
  }

  private static func isEnglish(_ language: String) -> Bool {
    let code = language.prefix { $0.isLetter }
    return ["C", "POSIX", "en"].contains(code)
  }

  private static func bind(_ name: String) -> Bool {
    let current = bindtextdomain(name, nil).map { String(cString: $0) }
    guard current == nil || current == standardFolder else { return true }
    let found = folder(
      of: name, languages: strings(in: g_get_language_names()), program: program,
      dataFolders: strings(in: g_get_system_data_dirs()), hasFile: { access($0, R_OK) == 0 })
    guard let found else { return false }
    bindtextdomain(name, found)
    bind_textdomain_codeset(name, "UTF-8")
    // Until GTK starts, the program is in no language. Texts that are made earlier would stay
    // English.
    if setlocale(LC_MESSAGES, nil).map({ String(cString: $0) }) == "C" {
      setlocale(LC_MESSAGES, "")
    }
    return true
  }

  private static var program: String {
    guard let path = g_file_read_link("/proc/self/exe", nil) else { return "" }
    defer { g_free(path) }
    return String(cString: path)
  }
}

/// Returns the strings of a C array that ends with a null pointer.
package func strings(in list: UnsafePointer<UnsafePointer<CChar>?>?) -> [String] {
  guard let list else { return [] }
  return (0...).lazy.prefix { list[$0] != nil }.compactMap { index in
    list[index].map { String(cString: $0) }
  }
}
