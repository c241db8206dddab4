import TextTranslation

/// The command for code, with a choice of languages.
extension FormattingToolbar {
  /// Code in one of the languages that are used most.
  public static var code: [Entry] {
    [
      Entry(
        choices: [Entry(.code(in: nil), title: translated("No language"))] + languages,
        name: "code-languages", icon: "utilities-terminal-symbolic", title: translated("Code"))
    ]
  }

  private static var languages: [Entry] {
    // Names of languages are not translated.
    let titles: KeyValuePairs = [
      "c": "C", "c++": "C++", "css": "CSS", "go": "Go", "html": "HTML", "java": "Java",
      "javascript": "JavaScript", "json": "JSON", "python": "Python", "rust": "Rust",
      "sh": "Shell", "swift": "Swift", "xml": "XML",
    ]
    return titles.map { Entry(.code(in: $0.key), title: $0.value) }
  }
}

extension FormattingToolbar {
  /// Returns the command of a button by its name, such as `bold`; nil if no button has it.
  package static func command(named name: String) -> (any EditorCommand)? {
    let entries = standard + paragraphs + lists + styles + pictures + code
    let choices = entries.flatMap { $0.choices.isEmpty ? [$0] : $0.choices }
    return choices.first { $0.command.name.rawValue == name }?.command
  }
}
