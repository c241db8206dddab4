import PlaygroundScenes

/// Measures how long a change of the text takes to be on the screen.
@MainActor
final class LiveFigures {
  /// How long after a change the figures are taken at the latest, in seconds.
  private static let delay = 0.1

  private let label: Label
  private var area: GrowingTextArea?
  private var growing: Widget?
  private var changed: SignalConnection?
  private var painted: SignalConnection?
  private var start: ContinuousClock.Instant?
  private var latest: Duration?
  private var update: MainLoopSource?
  private var isStale = false
  private var shownHeight = 0

  /// Called after the frame that shows what has changed.
  var onFrame: (@MainActor () -> Void)?

  init(label: Label) { self.label = label }

  /// Measures on a stage, from its next frame on; nil to stop.
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

  /// Shows the figures again, now and when the change is on the screen.
  func stageChanged() {
    isStale = true
    showSoon()
  }

  private func showSoon() {
    // Not with every key, because counting the lines of a long text takes its time; and not put off by
    // what comes meanwhile, because a caret that blinks is painted all the time.
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
    // An editor that is nested in it makes it higher and changes none of its letters.
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
    let lines = count == 1 ? "1 line" : "\(count) lines"
    let time = latest.map { Self.milliseconds($0) } ?? "–"
    label.text = "\(lines) · \(growing.height) px · \(time) ms"
  }

  /// With one digit behind the point.
  private static func milliseconds(_ duration: Duration) -> String {
    let parts = duration.components
    let tenths = parts.seconds * 10_000 + parts.attoseconds / 100_000_000_000_000
    return "\(tenths / 10).\(tenths % 10)"
  }
}
