import GtkCore

/// Makes the selected paragraphs code in a language, by which it is colored.
///
/// Languages have the names that Markdown uses, such as `swift`. Colors are shown where
/// GtkSourceView is installed (``availableLanguages``).
@MainActor
public struct CodeLanguageCommand: EditorCommand {
  /// The languages that are colored here; none where GtkSourceView is not installed.
  public static var availableLanguages: [String] { SourceColors.languages }

  /// The command's name.
  public let name: CommandName
  /// True: the command can be on.
  public let isSwitch = true
  private let language: String?

  /// Creates a command; nil makes code without a language.
  public init(_ language: String?) {
    self.language = language
    name = .code(in: language)
  }

  /// Changes the style and the language.
  public func execute(on editor: EditorView) {
    StyleEditing(editor).set(.code, language: language)
  }

  /// Whether all selected paragraphs are code in that language.
  public func isOn(in editor: EditorView) -> Bool { StyleEditing(editor).isCode(in: language) }
}

extension EditorCommand where Self == CodeLanguageCommand {
  /// Makes code in a language; nil for code without one.
  public static func code(in language: String?) -> CodeLanguageCommand {
    CodeLanguageCommand(language)
  }
}
