import GtkCore
import RichTextModel

extension EditorLinks {
  /// Asks for the address of the selection, or of the link at the caret.
  func ask() {
    guard let editor = node.editor else { return }
    if editor.selectedRange.isEmpty, let link = linkAtCaret { editor.selectedRange = link.range }
    let range = editor.selectedRange
    let place = editor.rects(for: range).first ?? editor.caretRect(at: range.lowerBound)
    let old = editor.link(at: range.lowerBound)?.address ?? ""
    popover.open(old, at: place, of: editor) { [weak node] answer in
      guard let editor = node?.editor else { return }
      editor.focus()
      guard let answer, editor.isEditable, answer != old else { return }
      editor.selectedRange = range
      LinkCommand(answer).execute(on: editor)
    }
  }
}
