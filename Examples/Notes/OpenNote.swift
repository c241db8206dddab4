import Concertina
import GtkCore

/// The note in the editor, named by its first line until the user gives it another name.
@MainActor
final class OpenNote {
  let document: EditedDocument
  private let store: NoteStore
  private let editor: EditorView
  private var monitor: FileMonitor?
  /// The path of the note; nil if there is none, or it cannot be read.
  var path: String? { document.path.map { String($0.dropFirst(store.root.count + 1)) } }
  /// The note of which the editor shows what is left, and why it cannot be read.
  private(set) var unreadable: (path: String, error: EditedDocumentError)?
  /// The path of the note that is shown, whether it can be read or not.
  var shownPath: String? { path ?? unreadable?.path }
  /// Called when the note has been saved, or has another path.
  var onSaved: (@MainActor () -> Void)?

  init(_ editor: EditorView, in store: NoteStore) {
    (self.store, self.editor) = (store, editor)
    document = EditedDocument(for: editor)
    document.onSaved = { [weak self] in self?.saved($1, before: $0) }
    // Those of other notes are part of their content.
    editor.pictures.load = { [weak self] in try self?.picture(at: $0) ?? [] }
  }

  private func picture(at address: String) throws -> [UInt8] {
    let folder = MarkdownFolder(store.root)
    guard let path, let picture = folder.picture(at: address, of: path) else {
      throw MissingPicture()
    }
    return picture
  }

  private struct MissingPicture: Error {}

  /// Shows another note; what the one before has unsaved is saved, or this one stays closed.
  ///
  /// Of a note that cannot be read it shows what is left, which cannot be changed.
  func open(_ note: String) throws(EditedDocumentError) {
    guard try document.save() else { return }
    unreadable = nil
    // Before it is read: another program may not have written all of it yet.
    monitor = monitor(of: note)
    do throws(EditedDocumentError) {
      try document.open(store.file(note), versions: store.versions(of: note))
      monitor = nil
    } catch {
      showRest(of: note, error)
    }
    onSaved?()
  }

  private func showRest(of note: String, _ error: EditedDocumentError) {
    unreadable = (note, error)
    editor.content = store.rest(of: note)
    editor.selectedRange = 0..<0
  }

  private func monitor(of note: String) -> FileMonitor? {
    let monitor = FileMonitor(path: store.file(note))
    monitor?.onChanged { [weak self] in
      guard let self, let path = self.unreadable?.path else { return }
      try? self.open(path)
    }
    return monitor
  }

  /// Shows no note.
  func close() {
    (unreadable, monitor) = (nil, nil)
    document.close()
  }

  /// Continues under another path, after the note or a folder around it was moved.
  func followMove(from old: String, to new: String) {
    guard let shownPath, shownPath == old || shownPath.hasPrefix(old + "/") else { return }
    let moved = new + shownPath.dropFirst(old.count)
    guard path != nil else {
      unreadable?.path = moved
      monitor = monitor(of: moved)
      return
    }
    document.moved(to: store.file(moved), versions: store.versions(of: moved))
  }

  /// Asks which text stays where another program has changed the note: either, or both.
  func resolveConflict(above window: Window) async throws(EditedDocumentError) {
    try await document.resolveConflict(above: window) { [self] in
      let path = path ?? ""
      let name = texts.formatted("%s (my text)", NoteStore.name(of: path))
      let copy = store.availablePath(
        for: name, in: NoteStore.folder(of: path), suffix: NoteStore.suffix(of: path))
      return (store.file(copy), store.versions(of: copy))
    }
  }

  private func saved(_ content: RichText, before: RichText) {
    defer { onSaved?() }
    let (old, new) = (NoteStore.name(ofContent: before), NoteStore.name(ofContent: content))
    // Other programs know Markdown by its name.
    guard let path, old != new, !DocumentSource.isMarkdown(path) else { return }
    // A number has been added where the name was taken.
    let name = NoteStore.name(of: path)
    let number = name.dropFirst(old.count)
    guard name.hasPrefix(old),
      number.isEmpty || number.first == " " && Int(number.dropFirst()) != nil
    else { return }
    let item = NoteStore.Item(path: path, isFolder: false)
    guard let moved = try? store.move(item, to: item.folder, named: new) else { return }
    followMove(from: path, to: moved)
  }
}
