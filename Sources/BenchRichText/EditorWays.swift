import CBenchLoop
import FoundationEssentials
import GtkCore
import RichTextDocuments
import RichTextEditing

/// Ways in and out of an editor of rich text, beside those that a plain one has too
/// (`bench-ways.h`).
@MainActor
enum EditorWays {
  /// What comes before a way, and does not count, and the way itself.
  struct Way {
    var before: (EditorView, String) -> Void = { _, _ in }
    let action: (EditorView, String) -> Void
  }

  private static let fill: (EditorView, String) -> Void = { editor, text in
    editor.content = RichDocument.make(text)
    editor.selectedRange = 0..<editor.contentLength
  }

  /// The ways by their names.
  static let all: [String: Way] = [
    "hinted": Way { $0.placeholder = RichText($1) },
    "pasted-into-rich": Way(
      before: { editor, _ in
        fill(editor, "a heading\nsome words\nan item of a list\n")
        editor.selectedRange = 12..<12
      }, action: { $0.paste(RichText($1)) }),
    "pasted-rich": Way { $0.paste(RichDocument.make($1)) },
    "pasted-html": Way(
      before: { offer(HTMLForm.html(of: RichDocument.make($1)), as: HTMLForm.mediaType, on: $0) },
      action: { editor, _ in pasteFromClipboard(editor) }),
    "copied": Way(before: fill) { editor, _ in
      activate("clipboard.copy", editor)
    },
    "document-set": Way { $0.content = RichDocument.make($1) },
    "plain-set": Way { $0.content = RichText($1) },
    "document-undone": Way(
      before: {
        fill($0, $1)
        $0.paste(RichText("x"))
      }, action: { editor, _ in editor.undo() }),
    "bold": Way(before: fill) { editor, _ in editor.perform(.bold) },
    "bold-undone": Way(
      before: {
        fill($0, $1)
        $0.perform(.bold)
      }, action: { editor, _ in editor.undo() }),
    "styled": Way(before: fill) { editor, _ in editor.perform(.style(.heading(2))) },
    "listed": Way(before: fill) { editor, _ in editor.perform(.numberedList) },
    "cleared": Way(before: fill) { editor, _ in editor.perform(.clearFormatting) },
    "found": Way(before: fill) { editor, _ in find(in: editor, replacing: false) },
    "replaced": Way(before: fill) { editor, _ in find(in: editor, replacing: true) },
    "counted": Way(before: fill) { editor, _ in _ = editor.counts },
    "read": Way(before: fill) { editor, _ in _ = editor.content },
  ]

  // MARK: The clipboard

  private static func offer(_ text: String, as mediaType: String, on editor: EditorView) {
    editor.area.textView.clipboard.offer(Array(text.utf8), as: mediaType)
  }

  private static func activate(_ action: String, _ editor: EditorView) {
    let view = UnsafeMutablePointer<GtkWidget>(editor.area.textView.nativePointer)
    _ = gtk_widget_activate_action_variant(view, action, nil)
  }

  private static func pasteFromClipboard(_ editor: EditorView) {
    activate("clipboard.paste", editor)
    _ = MainLoop.run(atMost: 600) { !editor.isEmpty }
  }

  // MARK: Finding

  private static func find(in editor: EditorView, replacing: Bool) {
    let finder = TextFinder(for: editor)
    finder.query = TextQuery("over")
    if replacing { try? finder.replaceAll(with: "under") }
    _ = MainLoop.run(atMost: 600) { finder.isSettled }
    finder.close()
  }
}
