import Dispatch
import GtkCore

/// Saves what is written in one conversation, while it is being typed.
///
/// Made by ``DraftStore/attach(to:conversation:)`` or ``DraftStore/session(for:text:caret:)``. It keeps
/// no widget alive. Whoever holds it calls ``end()`` when the conversation is left: what is not saved
/// is written then, and nothing afterwards.
@MainActor
public final class DraftSession {
  let file: DraftFile
  private let store: DraftStore
  private var readText: (@MainActor () -> String?)?
  private let readCaret: @MainActor () -> Int
  private var schedule: DraftSchedule
  private var timer: MainLoopSource?
  private var writing: DraftWriting?
  /// How many writings have begun.
  private var number = 0
  /// Where the caret was when the text was written last.
  ///
  /// Nil while nothing is known to be written.
  var savedCaret: Int?
  /// What is undone when the session ends.
  var connections: [SignalConnection] = []

  init(
    store: DraftStore, file: DraftFile, text: @escaping @MainActor () -> String?,
    caret: @escaping @MainActor () -> Int
  ) {
    self.store = store
    self.file = file
    readText = text
    readCaret = caret
    schedule = DraftSchedule(delay: store.delay, retryDelay: DraftStore.retryDelay)
  }

  /// Whether something has changed that is not on the disk yet.
  public var hasUnsavedChanges: Bool { schedule.hasChanges || schedule.isWriting }

  /// To be called after each change of the text: it will be saved within the store's delay.
  public func textChanged() {
    guard readText != nil else { return }
    schedule.noteChange(at: now)
    proceed()
  }

  /// To be called when the keyboard focus leaves the text: what is not saved, the caret too, is now.
  public func focusLost() {
    noteMovedCaret()
    save()
  }

  /// Begins to write what is not saved, without waiting for the end of the delay.
  ///
  /// Worth a call after a message was sent, so that it does not come back as a draft.
  public func save() {
    guard schedule.hasChanges, !schedule.isWriting else { return }
    write()
  }

  /// Writes what is not saved and waits for it.
  ///
  /// - Parameter seconds: How long to wait at most.
  /// - Returns: Whether everything was written, or is known not to be writable.
  @discardableResult
  public func flush(atMost seconds: Double = 2) -> Bool { flush(until: .now() + seconds) }

  /// Begins to write what is not saved, and follows the text no longer.
  public func end() {
    for connection in connections { connection.disconnect() }
    connections = []
    noteMovedCaret()
    // What a writing under way does not hold any more is read now: later the text may be another's.
    if schedule.hasChanges { write() }
    timer?.cancel()
    timer = nil
    readText = nil
  }

  // MARK: Writing

  func flush(until deadline: DispatchTime) -> Bool {
    if let writing, !writing.wait(until: deadline) { return false }
    save()
    return writing?.wait(until: deadline) ?? true
  }

  /// Takes a caret that has moved in a saved text for a change: not worth a writing at every moment.
  private func noteMovedCaret() {
    guard let savedCaret, readText != nil, savedCaret != readCaret() else { return }
    schedule.noteChange(at: now)
  }

  /// Does what is to be done now, or sets the timer for it.
  private func proceed() {
    switch schedule.step(at: now) {
    case .nothing: break
    case .write: write()
    case .wait(let seconds): wake(after: seconds)
    }
  }

  private func wake(after seconds: Double) {
    guard timer?.isPending != true else { return }
    // Not weakly: a session that nobody holds any more still saves what it was told of. A little later
    // than asked, because the timer counts whole milliseconds and must not come too early.
    timer = MainLoopSource.after(seconds: seconds + 0.001) { self.proceed() }
  }

  private func write() {
    timer?.cancel()
    timer = nil
    guard let text = readText?() else { return schedule.noteNothingLeft() }
    let draft = Draft(text: text, caret: readCaret())
    savedCaret = draft.caret
    schedule.noteBeginning()
    number += 1
    let number = number
    writing = store.write(draft, to: file) { self.ended(number, succeeded: $0) }
  }

  private func ended(_ number: Int, succeeded: Bool) {
    // The last writing of a session may begin while another is under way.
    guard number == self.number else { return }
    writing = nil
    schedule.noteEnd(succeeded: succeeded, at: now)
    proceed()
  }

  private var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1_000_000_000 }
}
