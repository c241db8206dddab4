/// When a draft is to be written: a deadline that more typing does not put off.
///
/// The first change that is not saved starts the delay; whatever is typed meanwhile is written with it.
/// So a text is never older on the disk than the delay and one writing, and a fast typist costs no more
/// writes than one each delay. Times are seconds of any clock that only goes forward.
struct DraftSchedule: Equatable {
  /// What is to be done now.
  enum Step: Equatable {
    case nothing
    case wait(seconds: Double)
    case write
  }

  /// How long a change may wait.
  let delay: Double
  /// How long after a failure the same text is tried again.
  let retryDelay: Double

  /// When what has changed must be written; nil when nothing has.
  private var due: Double?
  /// Whether a writing is under way.
  private(set) var isWriting = false

  init(delay: Double, retryDelay: Double) {
    self.delay = delay
    self.retryDelay = retryDelay
  }

  /// Whether something has changed that no writing holds.
  var hasChanges: Bool { due != nil }

  /// What to do at a time.
  func step(at now: Double) -> Step {
    guard let due, !isWriting else { return .nothing }
    return now >= due ? .write : .wait(seconds: due - now)
  }

  /// Notes that the text has changed.
  mutating func noteChange(at now: Double) { becomeDue(now + delay) }

  /// Notes that a writing of everything so far has begun.
  mutating func noteBeginning() {
    due = nil
    isWriting = true
  }

  /// Notes that the writing has ended; what could not be written is tried again.
  mutating func noteEnd(succeeded: Bool, at now: Double) {
    isWriting = false
    if !succeeded { becomeDue(now + retryDelay) }
  }

  /// Notes that nothing more will be written.
  mutating func noteNothingLeft() { due = nil }

  private mutating func becomeDue(_ time: Double) { due = min(due ?? time, time) }
}
