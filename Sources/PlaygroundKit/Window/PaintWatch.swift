import Glibc
import GtkCore
import GtkReplay
import WidgetSupport

/// Reports violated invariants in the frames of the window on standard error.
///
/// It is for tests that do random things in the window, because final states hide what was wrong
/// for a frame. It is active if the environment contains `CONCERTINA_CHECK_PAINTS`.
@MainActor
final class PaintWatch {
  private let log: PaintLog
  private let session: @MainActor () -> SceneSession?
  private var connection: SignalConnection?
  /// The violations in the previous frame, so that a persisting one is reported only once.
  private var reported: Set<String> = []

  /// Begins to watch the frames of a clock; nil unless the environment requests it.
  ///
  /// - Parameters:
  ///   - clock: The clock of the window.
  ///   - session: Returns the scene that is in the window at the time.
  init?(_ clock: FrameClock, session: @escaping @MainActor () -> SceneSession?) {
    guard getenv("CONCERTINA_CHECK_PAINTS") != nil else { return nil }
    self.session = session
    log = PaintLog(
      clock: clock, area: { session()?.stage.growingArea },
      alsoViolated: { session()?.stage.violations ?? [] })
    connection = clock.onAfterPaint { [weak self] in self?.report() }
  }

  private func report() {
    guard !log.paints.isEmpty, let session = session() else { return }
    let violations = Set(log.paints.flatMap(\.violations))
    log.reset()
    for violation in violations.subtracting(reported).sorted() {
      try? StandardStream.error.write(
        line: "painted with \(violation) violated, scene \(session.scene.id)")
    }
    reported = violations
  }
}
