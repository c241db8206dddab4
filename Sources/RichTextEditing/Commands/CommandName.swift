import RichTextModel

/// The name of a command, for the set that an editor allows.
///
///     editor.registeredCommands = [.bold, .italic, .style(.quote), "panel"]
///     let withoutUnderline = FormattingToolbar.standard.filter { $0.command.name != .underline }
///
/// An app's commands have names of their own, which are different from these.
///
/// ## Origin
/// Proton's CommandName.
public struct CommandName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name as text, which is the widget name of its button in a ``FormattingToolbar``.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a name.
  public init(_ name: String) { rawValue = name }

  /// Creates a name from text in quotes.
  public init(stringLiteral name: String) { rawValue = name }

  private init(_ kind: String, choice: String?) {
    rawValue = choice.map { "\(kind)-\($0)" } ?? kind
  }
}

extension CommandName: CustomStringConvertible {
  /// The name as text.
  public var description: String { rawValue }
}

/// The commands for letters.
extension CommandName {
  /// Toggles bold letters.
  public static let bold: Self = "bold"
  /// Toggles slanted letters.
  public static let italic: Self = "italic"
  /// Toggles letters of equal width.
  public static let monospace: Self = "monospace"
  /// Toggles a line below the letters.
  public static let underline: Self = "underline"
  /// Toggles a line through the letters.
  public static let strikethrough: Self = "strikethrough"
  /// Sets any color for the letters.
  public static let foregroundColor: Self = "foreground-color"
  /// Sets any color for the background of the letters.
  public static let backgroundColor: Self = "background-color"
  /// Highlights the selection with a text marker, or removes that.
  public static let highlight: Self = "highlight"
  /// Makes the text plain again.
  public static let clearFormatting: Self = "clear-formatting"
  /// Sets an address that the app has, and makes pasted addresses links.
  public static let link: Self = "set-link"
  /// Asks for an address; its button is `link` in recordings.
  public static let editLink: Self = "link"

  /// Sets a font size, in points; nil for the editor's own.
  public static func fontSize(_ points: Double?) -> Self {
    Self("font-size", choice: points.map { "\($0)" })
  }

  /// Sets a font family; nil for the editor's own.
  public static func fontFamily(_ family: String?) -> Self { Self("font-family", choice: family) }

  /// Sets a color of the palette for the letters; nil for the editor's own.
  public static func paletteColor(_ color: TextPalette?) -> Self {
    Self("color", choice: color?.rawValue)
  }

  /// Highlights with a text marker; nil removes highlights.
  public static func marker(_ highlight: TextHighlight?) -> Self {
    Self("marker", choice: highlight?.rawValue)
  }

  /// Makes small letters above or below the others.
  public static func letterPosition(_ position: LetterPosition) -> Self { Self(position.rawValue) }

  /// Makes letters larger or smaller.
  public static func textSize(_ change: TextSizeCommand.Change) -> Self {
    Self("text", choice: change.rawValue)
  }
}

/// The commands for paragraphs.
extension CommandName {
  /// Aligns lines to the start of the paragraph.
  public static let alignLeft: Self = "align-left"
  /// Centers lines.
  public static let alignCenter: Self = "align-center"
  /// Aligns lines to the end of the paragraph.
  public static let alignRight: Self = "align-right"
  /// Justifies lines.
  public static let justify: Self = "justify"
  /// Indents paragraphs, and nests items.
  public static let indent: Self = "indent"
  /// Outdents paragraphs and items.
  public static let outdent: Self = "outdent"
  /// Makes bulleted items.
  public static let bulletedList: Self = "bulleted-list"
  /// Makes numbered items.
  public static let numberedList: Self = "numbered-list"
  /// Makes tasks.
  public static let taskList: Self = "task-list"
  /// Inserts a rule.
  public static let rule: Self = "rule"
  /// Collapses or expands sections.
  public static func section(_ change: SectionCommand.Change) -> Self {
    Self("section", choice: change.rawValue)
  }

  /// Inserts a copy of the selection or of the paragraph.
  public static let duplicate: Self = "duplicate"
  /// Opens the menu of the block with the caret.
  public static let blockMenu: Self = "block-menu"
  /// Deletes paragraphs.
  public static let deleteLine: Self = "delete-line"

  /// Gives paragraphs a style.
  public static func style(_ style: StyleName) -> Self { Self("style", choice: style.rawValue) }

  /// Makes code in a language; nil for code without one.
  public static func code(in language: String?) -> Self { Self("code", choice: language) }
}

/// The commands for what is inserted, and for the history.
extension CommandName {
  /// Lets the user choose a picture.
  public static let insertPicture: Self = "picture"
  /// Resizes the selected picture.
  public static let resizePicture: Self = "resize-picture"
  /// Asks for the alternative text of the selected picture.
  public static let describePicture: Self = "describe-picture"
  /// Inserts an empty table.
  public static let insertTable: Self = "insert-table"
  /// Undoes the last change.
  public static let undo: Self = "undo"
  /// Redoes the change that was last undone.
  public static let redo: Self = "redo"
  /// Prints the content.
  public static let print: Self = "print"

  /// Exports the content to a file.
  public static func export(_ format: ExportFormat) -> Self {
    Self("export", choice: format.rawValue)
  }

  /// Changes the table around the caret.
  public static func table(_ change: TableCommand.Change) -> Self {
    Self("table", choice: change.rawValue)
  }
}
