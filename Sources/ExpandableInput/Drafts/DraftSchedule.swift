/// Decides when to write a draft: at a deadline that more typing does not put off.
///
/// The first unsaved change starts the delay, and whatever is typed in the meantime is written with
/// it. So the text on the disk is never older than the delay plus the time of one write, and a fast
/// typist causes no more than one write for each delay. Times are seconds of any clock that only
/// goes forward.
struct DraftSchedule: Equatable {
  /// The next action.
  enum Step: Equatable {
    case nothing
    case wait(seconds: Double)
    case write
  }

  /// The time that a change may wait.
  let delay: Double
  /// The time after a failure until the same text is tried again.
  let retryDelay: Double

  /// When the unsaved changes must be written; nil when there are none.
  private var due: Double?
  /// Whether a write is in progress.
  private(set) var isWriting = false

  init(delay: Double, retryDelay: Double) {
    self.delay = delay
    self.retryDelay = retryDelay
  }

  /// Whether there are changes that no write includes.
  var hasChanges: Bool { due != nil }

  /// Returns what to do at a given time.
  func step(at now: Double) -> Step {
    guard let due, !isWriting else { return .nothing }
    return now >= due ? .write : .wait(seconds: due - now)
  }

  /// Notes that the text has changed.
  mutating func noteChange(at now: Double) { becomeDue(now + delay) }

  /// Notes that a write of everything so far has begun.
  mutating func noteBeginning() {
    due = nil
    isWriting = true
  }

  /// Notes that the write has ended; after a failure it is tried again.
  mutating func noteEnd(succeeded: Bool, at now: Double) {
    isWriting = false
    if !succeeded { becomeDue(now + retryDelay) }
  }

  /// Notes that there is nothing left to write.
  mutating func noteNothingLeft() { due = nil }

  private mutating func becomeDue(_ time: Double) { due = min(due ?? time, time) }
}
