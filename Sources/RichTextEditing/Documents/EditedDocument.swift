import FoundationEssentials
import GtkCore
import RichTextModel

/// The file that an editor shows: read, saved while the user writes, and monitored for what other
/// programs write.
///
///     let document = EditedDocument(in: editor)
///     document.onFailure = { error in toasts.show(Toast("Not saved: \(error)")) }
///     document.onConflict = { toasts.show("Another program has changed the file") }
///     try document.open(path, versions: VersionFolder(path + ".versions"))
///
/// A change is saved a moment later, atomically, and ``save()`` saves at once: call it before the
/// window closes. The text as it was before becomes a version, at most every ten minutes.
///
/// No text is lost: a file that cannot be read cannot be edited, so it is not replaced either, and
/// a file that another program has changed is shown again, if there is nothing to save, or is left
/// as it is until the app calls ``saveReplacing()`` or ``saveCopy(at:versions:)``, or has the
/// user decide with ``resolveConflict(above:copy:)``.
@MainActor
public final class EditedDocument {
  /// The seconds after which the text as it was becomes a version again.
  public static let versionInterval = 600.0
  /// The milliseconds between a change and saving it.
  private static let pause = 300

  /// The path of the file; nil if none is open.
  public private(set) var path: String?
  /// The folder of the older versions; nil keeps none.
  public private(set) var versions: VersionFolder?
  /// Called after the file has got another content, by saving or by another program, with the
  /// content before and that of now.
  public var onSaved: (@MainActor (_ before: RichText, _ now: RichText) -> Void)?
  /// Called when another program has changed the file that has to be saved.
  public var onConflict: (@MainActor () -> Void)?
  /// Called when the file cannot be saved a moment after a change; the next one tries again.
  public var onFailure: (@MainActor (EditedDocumentError) -> Void)?

  /// Whether the dialog of ``resolveConflict(above:copy:)`` is open.
  var isAskingAboutConflict = false
  private let editor: EditorView
  private var file = DocumentFile(path: "")
  private var monitor: FileMonitor?
  /// What is in the file, and since when.
  private var saved = (data: Data(), content: RichText(), date: Date.now)
  /// When a version was kept, since the file was opened.
  private var versionDate: Date?
  private var saving: Task<Void, any Error>? { didSet { oldValue?.cancel() } }

  /// Begins without a file: the editor is empty, and not editable.
  public init(in editor: EditorView) {
    self.editor = editor
    editor.onDocumentChanged = { [weak self] in self?.saveSoon() }
    close()
  }

  // MARK: Opening

  /// Shows a file in the editor; the one before has to be saved.
  ///
  /// - Throws: ``EditedDocumentError``; no file is open then.
  public func open(
    _ path: String, versions: VersionFolder? = nil
  ) throws(EditedDocumentError) {
    close()
    var file = DocumentFile(path: path)
    let (data, content) = try EditedDocumentError.catching {
      let data = Data(try file.read())
      return (data, try SavedForm.content(from: data))
    }
    editor.content = content
    editor.selectedRange = 0..<0
    (self.file, self.path, self.versions) = (file, path, versions)
    (saved, versionDate) = ((data, content, .now), nil)
    editor.isEditable = true
    monitorFile()
  }

  /// Shows no file; what is not saved is lost.
  public func close() {
    (path, monitor, saving) = (nil, nil, nil)
    editor.content = RichText()
    editor.isEditable = false
  }

  /// Continues with the file at another path, after it was moved there.
  public func moved(to path: String, versions: VersionFolder? = nil) {
    (self.path, file.path, self.versions) = (path, path, versions)
    monitorFile()
  }

  private func monitorFile() {
    monitor = FileMonitor(path: file.path)
    monitor?.onChanged { [weak self] in self?.fileChanged() }
  }

  private func fileChanged() {
    guard path != nil, file.isChanged, !editor.isModified else { return }
    // What cannot be read is another program's file that is not complete yet, or never will be: it
    // is a conflict with the next change.
    try? showOther()
  }

  /// Shows what another program has written, which can be undone.
  private func showOther() throws {
    var other = file
    let data = Data(try other.read())
    let content = try SavedForm.content(from: data)
    let before = saved.content
    file = other
    saved = (data, content, .now)
    guard content != editor.content else { return }
    let selection = editor.selectedRange
    editor.replaceCharacters(in: 0..<editor.contentLength, with: content)
    editor.selectedRange = selection.clamped(to: 0..<editor.contentLength)
    editor.markSaved()
    onSaved?(before, content)
  }

  // MARK: Saving

  private func saveSoon() {
    saving = Task { [weak self] in
      try await Task.sleep(for: .milliseconds(Self.pause))
      do throws(EditedDocumentError) { try self?.save() } catch { self?.onFailure?(error) }
    }
  }

  /// Saves what is not saved; calls ``onConflict`` if another program has changed the file.
  ///
  /// - Returns: Whether there is nothing left to save.
  /// - Throws: Why the file cannot be written.
  @discardableResult
  public func save() throws(EditedDocumentError) -> Bool {
    saving = nil
    guard path != nil, editor.isModified else { return true }
    do throws(EditedDocumentError) { try write(replacesChanged: false) } catch {
      guard case .file(.changed) = error else { throw error }
      onConflict?()
      return false
    }
    return true
  }

  /// Saves the text in place of what another program has written, which becomes a version.
  public func saveReplacing() throws(EditedDocumentError) {
    guard path != nil else { return }
    var other = file
    if let data = try? other.read() {
      try EditedDocumentError.catching { try versions?.add(Data(data)) }
    }
    try write(replacesChanged: true)
  }

  /// Saves the text at another path, where there must be no file, and goes on there; the file that
  /// another program has changed stays as it is.
  ///
  /// Versions of an older file with that path are removed.
  public func saveCopy(
    at path: String, versions: VersionFolder? = nil
  ) throws(EditedDocumentError) {
    var copy = DocumentFile(path: path)
    let content = editor.content
    let data = try EditedDocumentError.catching {
      let data = try SavedForm.data(of: content)
      try copy.write([UInt8](data))
      try versions?.removeAll()
      return data
    }
    (file, saved, versionDate) = (copy, (data, content, .now), nil)
    editor.markSaved()
    moved(to: path, versions: versions)
    onSaved?(content, content)
  }

  private func write(replacesChanged: Bool) throws(EditedDocumentError) {
    let content = editor.content
    let data = try EditedDocumentError.catching {
      let data = try SavedForm.data(of: content)
      if !replacesChanged, file.isChanged { throw DocumentFileError.changed }
      try keepVersion()
      try file.write([UInt8](data), replacesChanged: replacesChanged)
      return data
    }
    editor.markSaved()
    let before = saved.content
    saved = (data, content, .now)
    onSaved?(before, content)
  }

  /// Keeps the text as it was before, unless that has been done a short time ago.
  private func keepVersion() throws(FileAccessError) {
    if let versionDate, -versionDate.timeIntervalSinceNow < Self.versionInterval { return }
    if let versions, !saved.content.isEmpty {
      try versions.add(saved.data, at: saved.date)
      try versions.thinOut()
    }
    // Not before: the next attempt to save has to keep it if this one could not.
    versionDate = .now
  }

  /// Replaces the text by that of an older version, which can be undone.
  ///
  /// The text as it is becomes a version.
  public func restore(_ content: RichText) throws(EditedDocumentError) {
    guard path != nil, try save() else { return }
    try EditedDocumentError.catching { try versions?.add(saved.data) }
    editor.replaceCharacters(in: 0..<editor.contentLength, with: content)
  }
}
