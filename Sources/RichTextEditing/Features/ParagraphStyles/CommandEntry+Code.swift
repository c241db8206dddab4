import TextTranslation

/// The command for code, with a choice of languages.
extension CommandEntry {
  /// Code in one of the languages that are used most.
  static var codeLanguages: [CommandEntry] {
    [
      CommandEntry(
        choices: [CommandEntry(.code(in: nil), title: translated("No language"))] + languages,
        name: "code-languages", icon: "utilities-terminal-symbolic", title: translated("Code"))
    ]
  }

  private static var languages: [CommandEntry] {
    // Names of languages are not translated.
    let titles: KeyValuePairs = [
      "c": "C", "c++": "C++", "css": "CSS", "go": "Go", "html": "HTML", "java": "Java",
      "javascript": "JavaScript", "json": "JSON", "python": "Python", "rust": "Rust",
      "sh": "Shell", "swift": "Swift", "xml": "XML",
    ]
    return titles.map { CommandEntry(.code(in: $0.key), title: $0.value) }
  }
}
