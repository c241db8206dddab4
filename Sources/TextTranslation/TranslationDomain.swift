import CConcertinaGLib
import Glibc

/// The translations of Concertina's own texts: gettext's domain `concertina`.
///
/// The libraries and the playground share it, so that there is one file for each language. It is
/// looked for once, when the first text is needed:
///
/// 1. where the app has bound the domain to with `bindtextdomain`;
/// 2. in `share/locale` of the folder of the program and of those above it, which is where an
///    installed program has it, however it was moved, and one in its build folder;
/// 3. in `locale` of the system's data folders.
///
/// Without a file for the user's languages, all texts are English, and nothing is looked up.
package enum TranslationDomain {
  /// The name of the domain, and of the files with the translations.
  package static let name = "concertina"

  /// Whether there are translations into the user's language.
  static let isBound = bind()

  /// The folder in which gettext looks for a domain that was not bound.
  private static let standardFolder = "/usr/share/locale"

  /// Finds the folder with the translations into the user's language.
  ///
  /// - Parameters:
  ///   - languages: The names of the user's languages, in order of preference.
  ///   - program: The path of the program's file.
  ///   - dataFolders: The system's data folders.
  ///   - hasFile: Whether there is a file with a given name.
  /// - Returns: The folder; nil if English comes first, or all the languages have no translation.
  package static func folder(
    languages: [String], program: String, dataFolders: [String], hasFile: (String) -> Bool
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

  private static func bind() -> Bool {
    let current = bindtextdomain(name, nil).map { String(cString: $0) }
    guard current == nil || current == standardFolder else { return true }
    let found = folder(
      languages: strings(in: g_get_language_names()), program: program,
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
