import GtkCore
import TextTranslation

/// The bar above the stage during a replay, and afterwards until it is closed.
///
/// It has the progress, the speed and a button to stop; then the result, and a button for the
/// results of all steps.
@MainActor
final class ReplayBar {
  let widget = Box(.horizontal, spacing: 6)
  /// The progress or the result.
  let label = Label("", role: .status)
  let speed = DropDown(ReplaySpeed.allCases.map(\.title))
  /// Stops the replay.
  let stop = Button(translated("Stop"))
  /// Shows the results of all steps.
  let results = Button(translated("Results"))
  let close = Button(icon: "window-close-symbolic", tooltip: translated("Close"))

  private let image = Image(icon: "media-playback-start-symbolic", role: .presentation)

  init() {
    let names: [(Widget, String)] = [
      (label, "replay-progress"), (speed, "replay-speed"), (stop, "replay-stop"),
      (results, "replay-results"), (close, "replay-close"),
    ]
    for (child, name) in names { child.name = name }
    label.ellipsize()
    label.xAlignment = .start
    label.setExpands(horizontally: true)
    speed.accessibleLabel = translated("Speed of the replay")
    speed.selectedIndex = ReplaySpeed.allCases.firstIndex(of: .usual)
    close.addStyleClass("flat")
    for child in [image, label, speed, stop, results, close] as [Widget] { widget.append(child) }
    widget.addStyleClass("banner")
    // Keys belong to the scenario: the focus must not move here with Tab.
    widget.canFocus = false
    widget.isVisible = false
    close.onClicked { [weak widget] in widget?.isVisible = false }
  }

  /// The speed that the user has chosen.
  var chosenSpeed: ReplaySpeed {
    speed.selectedIndex.map { ReplaySpeed.allCases[$0] } ?? .usual
  }

  /// Shows that a step of a replay is being done.
  func show(step: Int, of count: Int) {
    label.text = translated("Replay: step %d of %d").formatted(min(step + 1, count), count)
    label.tooltip = ""
    image.icon = "media-playback-start-symbolic"
    image.setStyleClass("warning", false)
    setRunning(true)
  }

  /// Shows the result of a replay.
  func show(_ summary: ScenarioReplay.Summary) {
    label.text = summary.sentence
    label.tooltip = label.text
    let hasFaults = summary.failures + summary.glitches > 0
    image.icon = hasFaults ? "dialog-warning-symbolic" : "object-select-symbolic"
    image.setStyleClass("warning", hasFaults)
    setRunning(false)
  }

  /// Hides the bar.
  func hide() { widget.isVisible = false }

  private func setRunning(_ isRunning: Bool) {
    widget.isVisible = true
    widget.canFocus = !isRunning
    for child in [speed, stop] as [Widget] { child.isVisible = isRunning }
    for child in [results, close] { child.isVisible = !isRunning }
  }
}

extension ScenarioReplay.Summary {
  /// The result in a sentence.
  ///
  /// Frames are not counted here: the window also draws what is around the stage.
  var sentence: String {
    let done =
      isWhole
      ? translated("Replayed %d step", plural: "Replayed %d steps", count: steps)
      : translated("Stopped after %d step", plural: "Stopped after %d steps", count: steps)
    return ([done] + (faults.isEmpty ? [translated("no faults")] : faults)).joined(separator: ", ")
  }

  private var faults: [String] {
    var faults: [String] = []
    if failures > 0 { faults.append(translated("%d failed", plural: "%d failed", count: failures)) }
    if glitches > 0 {
      faults.append(translated("%d glitch", plural: "%d glitches", count: glitches))
    }
    return faults
  }
}

extension ReplaySpeed {
  /// The speed in words.
  fileprivate var title: String {
    switch self {
    case .full: translated("Full speed")
    case .usual: translated("Usual speed")
    case .slow: translated("Slow")
    }
  }
}
