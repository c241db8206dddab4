import Glibc
import PlaygroundScenes

/// Tells on standard error what does not hold in a painted frame of the window.
///
/// For tests that do in the window whatever comes: final states hide what was wrong for a frame. It is
/// there where the environment has `CONCERTINA_CHECK_PAINTS`.
@MainActor
final class PaintWatch {
  private let log: PaintLog
  private let session: @MainActor () -> SceneSession?
  private var connection: SignalConnection?
  /// What did not hold in the frame before: a mistake that lasts is told once.
  private var told: Set<String> = []

  /// Watches the frames of a clock; nil unless the environment asks for it.
  ///
  /// - Parameters:
  ///   - clock: The clock of the window.
  ///   - session: The scene that is in the window by now.
  init?(_ clock: FrameClock, session: @escaping @MainActor () -> SceneSession?) {
    guard getenv("CONCERTINA_CHECK_PAINTS") != nil else { return nil }
    self.session = session
    log = PaintLog(
      clock: clock, area: { session()?.stage.growingArea },
      alsoViolated: { session()?.stage.violations ?? [] })
    connection = clock.onAfterPaint { [weak self] in self?.tell() }
  }

  private func tell() {
    guard !log.paints.isEmpty, let session = session() else { return }
    let violations = Set(log.paints.flatMap(\.violations))
    log.reset()
    for violation in violations.subtracting(told).sorted() {
      try? StandardStream.error.write(
        line: "\(ProgramName.name): painted with \(violation) violated, scene \(session.scene.id)")
    }
    told = violations
  }
}
