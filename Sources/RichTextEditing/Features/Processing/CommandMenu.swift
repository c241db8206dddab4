import GtkCore
import RichTextModel
import TextTranslation

/// A menu of commands at the caret, which opens with a slash.
///
///     editor.register(processors: [CommandMenu()])
///
/// The slash is typed at the start of a line or after a space, and letters after it narrow the
/// commands down to those whose titles contain them. Down and Up select one, Return or Tab executes
/// it in place of what was typed, as one undo step; Escape closes the menu until the caret leaves.
/// Commands that the editor does not allow are not in it.
@MainActor
public final class CommandMenu: TextProcessing {
  /// The processor's name.
  public let name = "command-menu"
  /// High: its keys have no other effect while it is open.
  public let priority = ProcessorPriority.high

  private let entries: [FormattingToolbar.Entry]
  let list = SuggestionList(translated("Commands"))
  private weak var editor: EditorNode?
  /// The start of what the user does not want to complete.
  private var dismissed: Int?

  /// The commands of most documents: styles, lists, pictures, a table and callouts.
  public static var standard: [FormattingToolbar.Entry] {
    let table = FormattingToolbar.Entry(.insertTable, title: translated("Table"))
    let blocks = FormattingToolbar.lists + FormattingToolbar.pictures + [table]
    return FormattingToolbar.styles + blocks + FormattingToolbar.callouts
  }

  /// Creates a menu.
  ///
  /// - Parameter entries: The commands; of a choice, each of its commands.
  public init(_ entries: [FormattingToolbar.Entry] = standard) {
    self.entries = entries.flatMap { $0.choices.isEmpty ? [$0] : $0.choices }
    list.onChosen = { [weak self] in self?.execute($0) }
    list.onLeft = { [weak self] in self?.list.close() }
  }

  /// The titles in the menu, while it is open.
  public var suggestions: [String] { list.names }

  /// Opens the menu, or narrows it down.
  public func process(
    _ editor: EditorView, in range: Range<Int>, changeInLength: Int
  ) -> Bool {
    update(editor)
    return false
  }

  /// Closes the menu when the caret leaves it.
  public func selectedRangeChanged(
    _ editor: EditorView, from old: Range<Int>, to new: Range<Int>
  ) {
    if Self.query(in: editor) == nil { leave() }
  }

  private func update(_ editor: EditorView) {
    guard let query = Self.query(in: editor) else { return leave() }
    guard dismissed != query.start else { return }
    let titles = entries.filter { entry in
      editor.canPerform(entry.command)
        && (query.text.isEmpty || entry.title.lowercased().contains(query.text.lowercased()))
    }.map(\.title)
    guard !titles.isEmpty else { return list.close() }
    self.editor = editor.node
    list.open(titles, at: query.start, of: editor)
  }

  private func leave() {
    dismissed = nil
    list.close()
  }

  /// Handles the keys of the menu.
  public func handleKeyWithModifiers(
    _ editor: EditorView, key: EditorKey, modifiers: EditorKeyModifiers, in range: Range<Int>
  ) -> Bool {
    modifiers.isEmpty
      && list.handle(key, in: editor) { dismissed = Self.query(in: editor)?.start }
  }

  private func execute(_ title: String) {
    list.close()
    guard let editor = editor?.editor, let query = Self.query(in: editor),
      let command = entries.first(where: { $0.title == title })?.command
    else { return }
    let end = editor.selectedRange.upperBound
    editor.node.session.perform(.command) {
      editor.replaceCharacters(in: query.start..<end, with: RichText())
      command.execute(on: editor)
    }
  }

  /// Returns what was typed after a slash; nil if there is none.
  private static func query(in editor: EditorView) -> (start: Int, text: String)? {
    let caret = editor.selectedRange
    guard caret.isEmpty, !editor.implementation.content.isLiteral(at: caret.lowerBound) else {
      return nil
    }
    let start = editor.startOfLine(at: caret.lowerBound)
    let line = Array(editor.content(in: start..<caret.lowerBound).text.unicodeScalars)
    guard let slash = line.lastIndex(of: "/"),
      slash == 0 || line[slash - 1].properties.isWhitespace,
      line.dropFirst(slash + 1).first?.properties.isWhitespace != true
    else { return nil }
    let text = String(String.UnicodeScalarView(line[(slash + 1)...]))
    return (start + slash, text)
  }
}
