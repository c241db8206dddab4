import GtkCore
import WidgetSupport

/// Records every frame that a window draws, and what was wrong in it.
///
/// Final states hide glitches: a height that is right in the end may have been wrong for a frame.
@MainActor
public final class PaintLog {
  /// One frame that was drawn.
  public struct Paint: Equatable, Sendable {
    /// The height of the growing area in pixels.
    public let height: Int
    /// The scroll position of the growing area.
    public let scrolled: Double
    /// The names of the invariants that did not hold.
    public let violations: [String]
  }

  /// The frames since the last ``reset()``, oldest first.
  public private(set) var paints: [Paint] = []

  private let area: () -> GrowingTextArea?
  private let alsoViolated: () -> [String]
  private var connections: [SignalConnection] = []
  private var isPainted = false

  /// Begins to record the frames of a clock.
  ///
  /// - Parameters:
  ///   - clock: The frame clock of the window.
  ///   - area: Returns the growing area to record, if there is one.
  ///   - alsoViolated: Returns the violated invariants of the widgets around it.
  package init(
    clock: FrameClock, area: @escaping @MainActor () -> GrowingTextArea?,
    alsoViolated: @escaping @MainActor () -> [String] = { [] }
  ) {
    self.area = area
    self.alsoViolated = alsoViolated
    connections = [
      clock.onPaint { [weak self] in self?.isPainted = true },
      clock.onAfterPaint { [weak self] in self?.frameEnded() },
    ]
  }

  /// The number of frames in which an invariant did not hold.
  public var glitches: Int { paints.filter { !$0.violations.isEmpty }.count }

  /// The invariants that do not hold for what is on the screen now.
  public var violations: [String] { (area()?.violations ?? []) + alsoViolated() }

  /// Discards the frames so far.
  public func reset() { paints = [] }

  /// Stops recording.
  public func stop() {
    for connection in connections { connection.disconnect() }
    connections = []
  }

  private func frameEnded() {
    guard isPainted else { return }
    isPainted = false
    let area = area()
    paints.append(
      Paint(
        height: area?.height ?? 0, scrolled: area?.verticalAdjustment.value ?? 0,
        violations: violations))
  }
}
