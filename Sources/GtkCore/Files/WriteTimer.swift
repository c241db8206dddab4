import Dispatch
import FileWriting

/// Has text written when a ``/FileWriting/WriteSchedule`` says so.
///
/// ```swift
/// timer.noteChange()
/// timer.proceed { self.write() }
/// ```
///
/// What writes notes the beginning and the end of it, and then proceeds again.
@MainActor
package final class WriteTimer {
  private var schedule: WriteSchedule
  private var source: MainLoopSource?
  /// When the source wakes.
  private var wakes = Double.infinity

  package init(pause: Double, deadline: Double) {
    schedule = WriteSchedule(pause: pause, deadline: deadline)
  }

  /// Whether there are changes that no write includes.
  package var hasChanges: Bool { schedule.hasChanges }
  /// Whether a write is in progress.
  package var isWriting: Bool { schedule.isWriting }

  package func noteChange() { schedule.noteChange(at: now) }

  package func noteBeginning() {
    stop()
    schedule.noteBeginning()
  }

  package func noteEnd(succeeded: Bool) { schedule.noteEnd(succeeded: succeeded, at: now) }

  package func noteNothingLeft() {
    stop()
    schedule.noteNothingLeft()
  }

  /// Writes what is due now, or waits until something is: then `write` is called, which lives until
  /// then.
  package func proceed(_ write: @escaping @MainActor () -> Void) {
    switch schedule.step(at: now) {
    case .nothing: break
    case .write: write()
    case .wait(let seconds): wake(after: seconds, write)
    }
  }

  /// Ends waiting; what is due stays so.
  package func stop() {
    source?.cancel()
    (source, wakes) = (nil, .infinity)
  }

  private func wake(after seconds: Double, _ write: @escaping @MainActor () -> Void) {
    // Typing moves what is due further away with each key: the source sees that when it wakes.
    guard now + seconds < wakes else { return }
    stop()
    wakes = now + seconds
    // A little later than requested, because the source counts whole milliseconds and must not fire
    // early.
    source = .after(seconds: seconds + 0.001) {
      self.stop()
      self.proceed(write)
    }
  }

  /// A clock that nothing sets.
  private var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1_000_000_000 }
}
