import FoundationEssentials
import RichTextModel
import TextTranslation

/// Inserts a copy of the selection after it, or of the paragraph with the caret below it.
@MainActor
public struct DuplicateCommand: EditorCommand {
  /// The command's name.
  public let name = CommandName.duplicate

  /// Creates the command.
  public init() {}

  /// Inserts the copy, as one step; the selection or the caret is in it then.
  public func execute(on editor: EditorView) {
    let selection = editor.selectedRange
    let (content, editing) = (editor.implementation.content, editor.implementation.editing)
    guard selection.isEmpty else {
      let copy = content.content(in: selection)
      let end = selection.upperBound
      guard editing.insert(copy, from: .selection, replacing: end..<end, movesCaret: false)
      else { return }
      editor.selectedRange =
        selection.upperBound..<(selection.upperBound + selection.count)
      return
    }
    let line = content.buffer.line(containing: selection.lowerBound)
    guard let distance = Self.duplicate(line...line, in: editor) else { return }
    let caret = selection.lowerBound + distance
    editor.selectedRange = caret..<caret
  }

  /// Inserts a copy of whole lines below them; returns the distance to it, or nil if that was
  /// rejected.
  static func duplicate(_ lines: ClosedRange<Int>, in editor: EditorView) -> Int? {
    let (content, editing) = (editor.implementation.content, editor.implementation.editing)
    let start = content.range(ofLine: lines.lowerBound).lowerBound
    let end = editor.endOfLine(at: content.range(ofLine: lines.upperBound).lowerBound)
    var first = content.textAttributes(at: max(end - 1, 0))
    first[FollowingParagraphKey.self] = nil
    first[ParagraphKey.self] = content.format(ofLine: lines.upperBound).ifNotPlain
    let copy =
      RichText("\n", attributes: first) + content.content(in: start..<end).withoutStart
    return editing.replace(end..<end, with: editing.copy(of: copy)) ? end - start + 1 : nil
  }
}

/// Deletes the paragraphs that the selection touches.
@MainActor
public struct DeleteLineCommand: EditorCommand {
  /// The command's name.
  public let name = CommandName.deleteLine

  /// Creates the command.
  public init() {}

  /// Deletes the paragraphs, as one step.
  public func execute(on editor: EditorView) {
    let content = editor.implementation.content
    var range = content.range(ofLines: content.lines(touching: editor.selectedRange))
    // The last paragraph has no line break of its own.
    if range.upperBound == content.count, range.lowerBound > 0,
      range.isEmpty || !content.isLineStart(range.upperBound)
    {
      let end = editor.endOfLine(at: range.lowerBound - 1)
      range = min(end, range.lowerBound - 1)..<range.upperBound
    }
    editor.implementation.editing.replace(range, with: RichText())
  }
}

extension EditorCommand where Self == DuplicateCommand {
  /// Inserts a copy of the selection, or of the paragraph.
  public static var duplicate: DuplicateCommand { DuplicateCommand() }
}

extension EditorCommand where Self == DeleteLineCommand {
  /// Deletes the selected paragraphs.
  public static var deleteLine: DeleteLineCommand { DeleteLineCommand() }
}

extension RichText {
  /// The same text, in which no item begins a list with a number of its own.
  fileprivate var withoutStart: RichText {
    var copy = self
    copy.changeAttributes(in: 0..<count) { $0[ParagraphKey.self]?.list?.start = nil }
    return copy
  }
}

/// The commands for whole lines.
extension CommandEntry {
  /// Inserts a copy of the selection, or of the paragraph.
  public static var duplicate: CommandEntry {
    CommandEntry(.duplicate, title: translated("Duplicate"), keys: ["<Control>d"])
  }

  /// Deletes the selected paragraphs.
  public static var deleteLine: CommandEntry {
    CommandEntry(.deleteLine, title: translated("Delete line"), keys: ["<Control><Shift>k"])
  }
}
