import Concertina
import GtkCore

@MainActor
final class NoteAttachment: Attachment {
  static let note = ContentType("note")
  let editor: EditorView

  init(context: EditorViewContext) {
    let editor = EditorView(context: context)
    self.editor = editor
    let column = Box(.vertical, [Label("Note"), editor])
    super.init(
      name: Self.note, content: column, size: .fullWidth, isBlock: true, editors: [editor])
    editor.maxHeight = .max(300)
    editor.textColor = Color("#1a4f9c")
    editor.delegate = self
    selectBeforeDelete = true
    takesFocusOnInsertion = true
  }
}

struct NoteCommand: EditorCommand {
  let name: CommandName = "note"
  let context: EditorViewContext

  func execute(on editor: EditorView) {
    let note = NoteAttachment(context: context)
    let selected = editor.selectedText
    editor.insertAttachment(note, in: editor.selectedRange)
    note.editor.replaceCharacters(in: 0..<0, with: selected)
    note.editor.selectedRange = note.editor.textEndRange
  }
}

struct NoteProcessor: TextProcessing {
  let name = "note"
  let context: EditorViewContext

  func process(_ editor: EditorView, in range: Range<Int>, changeInLength: Int) -> Bool {
    let line = editor.currentLayoutLine
    guard line.text.text == ">> " else { return false }
    editor.insertAttachment(NoteAttachment(context: context), in: line.range)
    return true
  }
}

extension NoteAttachment: EditorViewDelegate {
  func editor(
    _ editor: EditorView, shouldHandle key: EditorKey, modifiers: EditorKeyModifiers,
    at range: Range<Int>
  ) -> Bool {
    guard key == .backspace, range == 0..<0, editor.text.allSatisfy(\.isWhitespace) else {
      return false
    }
    removeFromContainer()
    return true
  }
}

@MainActor
func makeNotes(in editor: EditorView, context: EditorViewContext) -> Widget {
  editor.register(processors: [NoteProcessor(context: context)])
  let button = FormattingToolbar.Entry(
    NoteCommand(context: context), icon: "insert-object-symbolic", title: "Note")
  let toolbar = FormattingToolbar(context: context, entries: [button])
  return Box(.vertical, spacing: 6, [toolbar, editor])
}
