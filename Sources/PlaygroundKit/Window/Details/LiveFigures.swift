import GtkCore
import TextTranslation
import WidgetSupport

/// Measures the time from a change of the text until it is on the screen.
@MainActor
final class LiveFigures {
  /// The longest time from a change until the figures are updated, in seconds.
  private static let delay = 0.1

  let label: Label
  private var area: GrowingTextArea?
  private var growing: Widget?
  private var changed: SignalConnection?
  private var painted: SignalConnection?
  private var start: ContinuousClock.Instant?
  private var latest: Duration?
  private var update: MainLoopSource?
  private var isStale = false
  private var shownHeight = 0

  /// Called after the frame that shows a change.
  var onFrame: (@MainActor () -> Void)?

  init(label: Label) { self.label = label }

  /// Begins to measure a stage, from its next frame on; nil to stop.
  func watch(_ stage: (any SceneStage)?) {
    changed?.disconnect()
    changed = nil
    area = stage?.growingArea
    growing = stage?.growingWidget
    start = nil
    latest = nil
    isStale = true
    changed = area?.buffer.onChanged { [weak self] in self?.textChanged() }
    showSoon()
  }

  /// Follows the frames of a window that is realized.
  func follow(_ clock: FrameClock) {
    painted?.disconnect()
    painted = clock.onAfterPaint { [weak self] in self?.framePainted() }
  }

  /// Updates the figures, now and when the change is on the screen.
  func stageChanged() {
    isStale = true
    showSoon()
  }

  private func showSoon() {
    // Not on every key, because counting the lines of a long text takes time; but not postponed by
    // later frames, because a blinking caret is drawn all the time.
    guard update?.isPending != true else { return }
    update = .after(seconds: Self.delay) { [weak self] in self?.show() }
  }

  private func textChanged() {
    if start == nil { start = .now }
  }

  private func framePainted() {
    if let start {
      latest = start.duration(to: .now)
      self.start = nil
      isStale = true
    }
    // A nested editor may change the height without changing any of the text.
    guard isStale || growing.map({ $0.height != shownHeight }) ?? false else { return }
    isStale = false
    showSoon()
    onFrame?()
  }

  private func show() {
    guard let area, let growing else {
      label.text = ""
      return
    }
    shownHeight = growing.height
    let count = area.figures.lineCount
    let lines = translated("%d line", plural: "%d lines", count: count)
    guard let latest else {
      label.text = translated("%s · %d px").formatted(lines, growing.height)
      return
    }
    label.text = translated("%s · %d px · %s ms").formatted(
      lines, growing.height, Self.milliseconds(latest))
  }

  /// Returns a duration with one decimal digit.
  private static func milliseconds(_ duration: Duration) -> String {
    let parts = duration.components
    let tenths = parts.seconds * 10_000 + parts.attoseconds / 100_000_000_000_000
    return "\(tenths / 10).\(tenths % 10)"
  }
}
