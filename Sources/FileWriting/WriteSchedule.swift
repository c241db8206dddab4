/// Decides when to write what a person types: after a pause, but not later than at a deadline that
/// more typing does not put off.
///
/// The first unsaved change starts the deadline, and whatever is typed in the meantime is written
/// with it. So the text on the disk is never older than the deadline plus the time of one write,
/// and a fast typist causes no more than one write for each deadline. Times are seconds of any
/// clock that only goes forward.
package struct WriteSchedule: Equatable {
  /// The next action.
  package enum Step: Equatable {
    case nothing
    case wait(seconds: Double)
    case write
  }

  /// The changes that no write includes.
  private struct Changes: Equatable {
    var first: Double
    var last: Double
  }

  /// The longest time between two attempts to write the same text.
  private static let longestRetryDelay = 30.0

  /// The time after the last change.
  private let pause: Double
  /// The time that a change may wait.
  private let deadline: Double
  private var changes: Changes?
  /// When the text that could not be written is tried again.
  private var retry: Double?
  /// The number of writes that have failed since the last one that has not.
  private var failureCount = 0
  /// Whether a write is in progress.
  package private(set) var isWriting = false

  /// Creates a schedule without changes; the deadline is at least as long as the pause.
  package init(pause: Double, deadline: Double) {
    (self.pause, self.deadline) = (pause, deadline)
  }

  /// Whether there are changes that no write includes.
  package var hasChanges: Bool { due != nil }

  /// When the unsaved changes must be written; nil when there are none.
  private var due: Double? {
    guard let changes else { return retry }
    return min(changes.last + pause, changes.first + deadline, retry ?? .infinity)
  }

  /// Returns what to do at a given time.
  package func step(at now: Double) -> Step {
    guard let due, !isWriting else { return .nothing }
    return now >= due ? .write : .wait(seconds: due - now)
  }

  /// Notes that the text has changed.
  package mutating func noteChange(at now: Double) {
    changes = Changes(first: changes?.first ?? now, last: now)
  }

  /// Notes that a write of everything so far has begun.
  package mutating func noteBeginning() {
    (changes, retry) = (nil, nil)
    isWriting = true
  }

  /// Notes that the write has ended; after a failure it is tried again after 1, 2, 4, … and at last
  /// every 30 seconds.
  package mutating func noteEnd(succeeded: Bool, at now: Double) {
    isWriting = false
    failureCount = succeeded ? 0 : failureCount + 1
    guard !succeeded else { return }
    var delay = 1.0
    for _ in 1..<failureCount where delay < Self.longestRetryDelay { delay *= 2 }
    retry = now + min(delay, Self.longestRetryDelay)
  }

  /// Notes that there is nothing left to write.
  package mutating func noteNothingLeft() { (changes, retry) = (nil, nil) }
}
