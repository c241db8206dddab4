import FoundationEssentials
import GtkCore
import RichTextEditing
import RichTextModel

/// The file that an editor shows: read, saved while the user writes, and monitored for what other
/// programs write.
///
///     let document = EditedDocument(for: editor)
///     document.onFailure = { error in toasts.show(Toast("Not saved: \(error)")) }
///     document.onConflict = { toasts.show("Another program has changed the file") }
///     try document.open(path, versions: VersionFolder(path + ".versions"))
///
/// A change is saved in a pause of typing, and at the latest two seconds later, however steadily
/// the user types; ``save()`` saves at once: call it before the window closes. The file is replaced
/// as a whole (``/FileWriting/FileReplacement``). The text as it was before becomes a version, at
/// most every ten minutes.
///
/// A file whose name ends in `.md` is Markdown and keeps its form: one changed word changes one
/// line. Any other file is in the saved form (``/RichTextModel/DocumentSource``).
///
/// What cannot be saved, for instance because the disk is full, stays in the editor and is tried
/// again by itself, after 1, 2, 4, … and at last every 30 seconds (``failure``).
///
/// No text is lost: a file that cannot be read cannot be edited, so it is not replaced either, and
/// a file that another program has changed is shown again, if there is nothing to save, or is left
/// as it is until the app calls ``saveReplacing()`` or ``saveCopy(at:versions:)``, or has the
/// user decide with ``resolveConflict(above:copy:)``.
@MainActor
public final class EditedDocument {
  /// The seconds after which the text as it was becomes a version again.
  public static let versionInterval = 600.0
  /// The seconds between the last change and saving it, and those that a change waits at most:
  /// with the time of writing, less than two.
  private static let (pause, deadline) = (0.3, 1.5)

  /// The path of the file; nil if none is open.
  public private(set) var path: String?
  /// The folder of the older versions; nil keeps none.
  public private(set) var versions: VersionFolder?
  /// Called after the file has got another content, by saving or by another program, with the
  /// content before and that of now.
  public var onSaved: (@MainActor (_ before: RichText, _ now: RichText) -> Void)?
  /// Called when another program has changed the file that has to be saved.
  public var onConflict: (@MainActor () -> Void)?
  /// Called when the file cannot be saved a moment after a change; called again only for another
  /// reason, or if something was saved in between.
  public var onFailure: (@MainActor (EditedDocumentError) -> Void)?
  /// Why the text in the editor is not in the file, since it was last tried; nil if that succeeded.
  public private(set) var failure: EditedDocumentError? {
    didSet { if oldValue != nil, failure == nil { onRecovered?() } }
  }
  /// Called when there is nothing left of a ``failure``: the text is saved, or is as it was.
  public var onRecovered: (@MainActor () -> Void)?

  /// Called when a Markdown file was saved without something that Markdown has no form for, such as
  /// colors, with the names of what that is; called again only for other names.
  public var onLeftOut: (@MainActor (_ names: [String]) -> Void)?

  /// Whether the dialog of ``resolveConflict(above:copy:)`` is open.
  var isAskingAboutConflict = false
  private let editor: EditorView
  private var file = DocumentFile(path: "")
  private var monitor: FileMonitor?
  /// What is in the file, and since when.
  private var saved = (bytes: [UInt8](), content: RichText(), date: Date.now)
  /// What was in the file when it was read, of which is kept what has not changed.
  private var source = DocumentSource()
  private var leftOut: [String] = []
  /// When a version was kept, since the file was opened; by a clock that nothing sets back.
  private var versionTime: ContinuousClock.Instant?
  private let timer = WriteTimer(pause: pause, deadline: deadline)

  /// Begins without a file: the editor is empty, and not editable.
  public init(for editor: EditorView) {
    self.editor = editor
    editor.onDocumentChanged = { [weak self] in
      self?.timer.noteChange()
      self?.saveSoon()
    }
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
    let source = try EditedDocumentError.catching {
      try DocumentSource(file.read(), named: path)
    }
    editor.content = source.content
    editor.selectedRange = 0..<0
    (self.file, self.source, self.path, self.versions) = (file, source, path, versions)
    (saved, versionTime, leftOut) = ((source.bytes, source.content, .now), nil, [])
    editor.isEditable = true
    monitorFile()
  }

  /// Shows no file; what is not saved is lost.
  public func close() {
    (path, monitor, failure) = (nil, nil, nil)
    timer.noteNothingLeft()
    editor.content = RichText()
    editor.forgetHistory()
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
    let source = try DocumentSource(other.read(), named: file.path)
    let (before, content) = (saved.content, source.content)
    (file, self.source) = (other, source)
    saved = (source.bytes, content, .now)
    guard content != editor.content else { return }
    let selection = editor.selectedRange
    editor.replaceCharacters(in: 0..<editor.contentLength, with: content)
    editor.selectedRange = selection.clamped(to: 0..<editor.contentLength)
    editor.markSaved()
    onSaved?(before, content)
  }

  // MARK: Saving

  private func saveSoon() { timer.proceed { [weak self] in self?.saveByItself() } }

  private func saveByItself() {
    let known = failure?.message
    do throws(EditedDocumentError) { try save() } catch {
      if error.message != known { onFailure?(error) }
    }
  }

  /// Saves what is not saved; calls ``onConflict`` if another program has changed the file.
  ///
  /// - Returns: Whether there is nothing left to save.
  /// - Throws: Why the file cannot be written; it is tried again later.
  @discardableResult
  public func save() throws(EditedDocumentError) -> Bool {
    guard path != nil, editor.isModified else {
      timer.noteNothingLeft()
      failure = nil
      return true
    }
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
      try EditedDocumentError.catching { try versions?.add(data, permissionsOf: file.path) }
    }
    try write(replacesChanged: true)
  }

  /// Saves the text at another path, where there must be no file, and goes on there, in the same
  /// form; the file that another program has changed stays as it is.
  ///
  /// Versions of an older file with that path are removed.
  public func saveCopy(
    at path: String, versions: VersionFolder? = nil
  ) throws(EditedDocumentError) {
    var copy = DocumentFile(path: path)
    let content = editor.content
    let bytes = try EditedDocumentError.catching {
      let bytes = try self.bytes(of: content)
      try copy.write(bytes)
      try versions?.removeAll()
      return bytes
    }
    (file, saved, versionTime) = (copy, (bytes, content, .now), nil)
    editor.markSaved()
    failure = nil
    moved(to: path, versions: versions)
    onSaved?(content, content)
  }

  private func write(replacesChanged: Bool) throws(EditedDocumentError) {
    timer.noteBeginning()
    do throws(EditedDocumentError) {
      try writeNow(replacesChanged: replacesChanged)
      timer.noteEnd(succeeded: true)
      // What was called may have changed the text again.
      saveSoon()
    } catch {
      // Another program's text does not go by with time: the user decides.
      if case .file(.changed) = error { timer.noteEnd(succeeded: true) } else { tryAgain(error) }
      throw error
    }
  }

  /// Notes why the text is not saved, and tries again later.
  func tryAgain(_ error: EditedDocumentError) {
    failure = error
    timer.noteEnd(succeeded: false)
    saveSoon()
  }

  /// Puts the text in the place of the file that ``saveCopy(at:versions:)`` has left, and removes
  /// the copy; the other program's text becomes a version.
  func replace(_ original: Place) throws(EditedDocumentError) {
    let copy = place
    use(original)
    do throws(EditedDocumentError) { try saveReplacing() } catch {
      use(copy)
      // The text is in the copy.
      failure = nil
      throw error
    }
    // The text is in the file: a copy that cannot be removed is better than an error.
    try? FileManager.default.removeItem(atPath: copy.file.path)
    try? copy.versions?.removeAll()
  }

  /// A file, what is known of it, and its versions.
  struct Place {
    fileprivate let file: DocumentFile
    fileprivate let versions: VersionFolder?
  }

  var place: Place { Place(file: file, versions: versions) }

  private func use(_ place: Place) {
    file = place.file
    moved(to: file.path, versions: place.versions)
  }

  private func writeNow(replacesChanged: Bool) throws(EditedDocumentError) {
    let content = editor.content
    let bytes = try EditedDocumentError.catching {
      let bytes = try self.bytes(of: content)
      if !replacesChanged, file.isChanged { throw DocumentFileError.changed }
      try keepVersion()
      try file.write(bytes, replacesChanged: replacesChanged)
      return bytes
    }
    editor.markSaved()
    failure = nil
    let before = saved.content
    saved = (bytes, content, .now)
    onSaved?(before, content)
  }

  private func bytes(of content: RichText) throws(DocumentSourceError) -> [UInt8] {
    var names: [String] = []
    let bytes = try source.bytes(with: content, attachments: editor.attachmentForms) {
      names = $0
    }
    if !Set(names).isSubset(of: leftOut) { onLeftOut?(names) }
    leftOut = names
    return bytes
  }

  /// Keeps the text as it was before, unless that has been done a short time ago.
  private func keepVersion() throws(FileAccessError) {
    if let versionTime, versionTime.duration(to: .now) < .seconds(Self.versionInterval) { return }
    if let versions, !saved.content.isEmpty {
      try versions.add(saved.bytes, at: saved.date, permissionsOf: file.path)
      try versions.thinOut()
    }
    // Not before: the next attempt to save has to keep it if this one could not.
    versionTime = .now
  }

  /// Replaces the text by that of an older version, which can be undone.
  ///
  /// The text as it is becomes a version.
  public func restore(_ content: RichText) throws(EditedDocumentError) {
    guard path != nil, try save() else { return }
    try EditedDocumentError.catching { try versions?.add(saved.bytes, permissionsOf: file.path) }
    editor.replaceCharacters(in: 0..<editor.contentLength, with: content)
  }
}
