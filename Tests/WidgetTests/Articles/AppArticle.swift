import CConcertinaGtk
import Concertina
import Foundation
import GtkCore

/// The code of `Apps.md`.
@MainActor
func open(_ file: URL, in editor: EditorView) async throws {
  let content = try await Task.detached {
    try SavedForm.content(from: Data(contentsOf: file))
  }.value
  editor.content = content
}

@MainActor
final class Page {
  let editor = EditorView()
  private(set) var isSaved = true

  init() {
    editor.onDocumentChanged = { [weak self] in self?.isSaved = false }
  }
}

@MainActor
func makeLevel() -> Widget {
  let level = Widget(adopting: OpaquePointer(gtk_level_bar_new()))
  level.accessibleLabel = "Free space"
  return level
}

@MainActor
func edit(_ path: String, in editor: EditorView, toasts: ToastOverlay) throws -> EditedDocument {
  let document = EditedDocument(for: editor)
  document.onFailure = { error in toasts.show(Toast("Not saved: \(error)", duration: nil)) }
  document.onConflict = { toasts.show("Another program has changed the file") }
  try document.open(path, versions: VersionFolder(path + ".versions"))
  return document
}

let texts = TranslationDomain("example-letters")

@MainActor
func showDeletion(of name: String, in toasts: ToastOverlay) {
  toasts.show(Toast(texts.formatted("“%s” deleted", name)))
}

@MainActor
func showDeletion(in toasts: ToastOverlay, undo: @escaping @MainActor () -> Void) {
  toasts.show(Toast("Note deleted", button: "Undo", action: undo))
}

@MainActor
func shareHistory(title: UnderlinedTextField, editor: EditorView) {
  SharedHistory(of: [title, editor])
}
