import RichTextModel
import TextTranslation

/// Indents paragraphs by a step more or less; items of lists are nested more or less deeply.
///
/// ## Origin
/// Proton's ListIndentCommand and ListOutdentCommand, which only know lists.
@MainActor
public struct IndentCommand: EditorCommand {
  /// The command's name.
  public let name: CommandName
  private let isOutdent: Bool
  private let paragraphs: ParagraphCommand

  fileprivate init(_ paragraphs: ParagraphCommand, isOutdent: Bool) {
    name = paragraphs.name
    self.paragraphs = paragraphs
    self.isOutdent = isOutdent
  }

  private func isInList(_ lists: ListEditing) -> Bool {
    lists.item(lists.selectedLines.lowerBound) != nil
  }

  /// Whether the editor is editable, and there is something to change.
  public func canExecute(on editor: EditorView) -> Bool {
    let lists = editor.lists
    guard isOutdent || lists.hasRoomToIndent else { return false }
    guard isInList(lists) else { return paragraphs.canExecute(on: editor) }
    return editor.isEditable && (isOutdent || lists.canNest)
  }

  /// Changes the paragraphs, as one step.
  public func execute(on editor: EditorView) {
    let lists = editor.lists
    guard isInList(lists) else { return paragraphs.execute(on: editor) }
    if isOutdent { lists.unnest() } else { lists.nest() }
  }
}

extension EditorCommand where Self == IndentCommand {
  /// Indents paragraphs by one step; an item becomes part of the item before it.
  public static var indent: IndentCommand {
    let paragraphs = ParagraphCommand(
      name: .indent, isDone: { $0.headIndent >= ParagraphFormat.maxIndent },
      change: { format, _ in
        format.headIndent = min(
          max(format.headIndent, 0) + ParagraphFormat.indentStep, ParagraphFormat.maxIndent)
      })
    return IndentCommand(paragraphs, isOutdent: false)
  }

  /// Outdents paragraphs by one step, no further than the edge; an item leaves a level of its list.
  public static var outdent: IndentCommand {
    let paragraphs = ParagraphCommand(
      name: .outdent, isDone: { $0.headIndent <= 0 },
      change: { format, _ in
        format.headIndent = max(format.headIndent - ParagraphFormat.indentStep, 0)
      })
    return IndentCommand(paragraphs, isOutdent: true)
  }
}

/// The commands for indents, which nest items of lists.
extension CommandEntry {
  /// Outdents paragraphs, and items.
  public static var outdent: CommandEntry {
    CommandEntry(
      .outdent, icon: "format-indent-less-symbolic", title: translated("Indent less"),
      keys: ["<Control>bracketleft", "<Control><Shift>m"])
  }

  /// Indents paragraphs, and nests items.
  public static var indent: CommandEntry {
    CommandEntry(
      .indent, icon: "format-indent-more-symbolic", title: translated("Indent more"),
      keys: ["<Control>bracketright", "<Control>m"])
  }
}
