import Dispatch
import GtkCore

/// Saves the text of one conversation while the user types it.
///
/// ``DraftStore/attach(to:conversation:)`` and ``DraftStore/session(for:text:caret:)`` make
/// sessions. A session keeps no widget alive. Its owner calls ``end()`` when the user leaves the
/// conversation: that writes what is not saved yet, and nothing is written afterwards.
@MainActor
public final class DraftSession {
  let file: DraftFile
  private let store: DraftStore
  private var readText: (@MainActor () -> String?)?
  private let readCaret: @MainActor () -> Int
  private let readUnsent: @MainActor () -> [String]
  private let timer: WriteTimer
  private var writing: DraftWriting?
  /// The number of writes that have begun.
  private var number = 0
  /// The caret's offset when the text was last written.
  ///
  /// Nil until something is known to be written.
  var savedCaret: Int?
  /// The connections to undo when the session ends.
  var connections: [SignalConnection] = []

  init(
    store: DraftStore, file: DraftFile, text: @escaping @MainActor () -> String?,
    caret: @escaping @MainActor () -> Int, unsent: @escaping @MainActor () -> [String]
  ) {
    self.store = store
    self.file = file
    readText = text
    readCaret = caret
    readUnsent = unsent
    timer = WriteTimer(pause: store.delay, deadline: store.delay)
  }

  /// Whether there are changes that are not on the disk yet.
  public var hasUnsavedChanges: Bool { timer.hasChanges || timer.isWriting }

  /// Notes a change of the text, to be saved within the store's delay.
  ///
  /// Call it after each change.
  public func textChanged() {
    guard readText != nil else { return }
    timer.noteChange()
    proceed()
  }

  /// Saves what is not saved yet, including the position of the caret.
  ///
  /// Call it when the keyboard focus leaves the text.
  public func focusLost() {
    noteMovedCaret()
    save()
  }

  /// Begins to write what is not saved, without waiting for the delay to end.
  ///
  /// Call it after a message is sent, so that the message does not come back as a draft.
  public func save() {
    guard timer.hasChanges, !timer.isWriting else { return }
    write()
  }

  /// Writes what is not saved and waits until that is done.
  ///
  /// - Parameter seconds: The longest time to wait.
  /// - Returns: Whether everything was written, or is known not to be writable.
  @discardableResult
  public func flush(atMost seconds: Double = 2) -> Bool { flush(until: .now() + seconds) }

  /// Begins to write what is not saved, and stops following the text.
  public func end() {
    for connection in connections { connection.disconnect() }
    connections = []
    noteMovedCaret()
    // Read now what a write in progress does not include: later the text may be another's.
    if timer.hasChanges { write() }
    timer.stop()
    readText = nil
  }

  // MARK: Writing

  func flush(until deadline: DispatchTime) -> Bool {
    if let writing, !writing.wait(until: deadline) { return false }
    save()
    return writing?.wait(until: deadline) ?? true
  }

  /// Counts a caret that has moved in a saved text as a change.
  ///
  /// A caret that moves is not worth a write by itself, so this waits for the focus to leave.
  private func noteMovedCaret() {
    guard let savedCaret, readText != nil, savedCaret != readCaret() else { return }
    timer.noteChange()
  }

  /// Not weakly: a session that is no longer referenced still saves the changes it was notified of.
  private func proceed() { timer.proceed { self.write() } }

  private func write() {
    guard let text = readText?() else { return timer.noteNothingLeft() }
    let draft = Draft(text: text, caret: readCaret(), unsent: readUnsent())
    savedCaret = draft.caret
    timer.noteBeginning()
    number += 1
    let number = number
    writing = store.write(draft, to: file) { self.ended(number, succeeded: $0) }
  }

  private func ended(_ number: Int, succeeded: Bool) {
    // The last write of a session may begin while another is in progress.
    guard number == self.number else { return }
    writing = nil
    timer.noteEnd(succeeded: succeeded)
    proceed()
  }
}
