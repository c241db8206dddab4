import PlaygroundScenes

/// The bar above the stage during a replay, and afterwards until it is closed.
///
/// It has the progress, the speed and a button to stop; then the result, and a button for the
/// results of all steps.
@MainActor
final class ReplayBar {
  let widget = Box(.horizontal, spacing: 6)
  /// The progress or the result.
  let label = Label("", role: .status)
  let speed = DropDown(["Full speed", "Usual speed", "Slow"])
  /// Stops the replay.
  let stop = Button("Stop")
  /// Shows the results of all steps.
  let results = Button("Results")
  let close = Button(icon: "window-close-symbolic", tooltip: "Close")

  private let image = Image(icon: "media-playback-start-symbolic", role: .presentation)
  private let names: [(Widget, String)]

  init() {
    names = [
      (label, "replay-progress"), (speed, "replay-speed"), (stop, "replay-stop"),
      (results, "replay-results"), (close, "replay-close"),
    ]
    for (child, name) in names { child.name = name }
    label.ellipsize()
    label.horizontalTextAlignment = 0
    label.setExpands(horizontally: true)
    speed.accessibleLabel = "Speed of the replay"
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
    label.text = "Replay: step \(min(step + 1, count)) of \(count)"
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
    let done = steps == 1 ? "1 step" : "\(steps) steps"
    var faults: [String] = []
    if failures > 0 { faults.append("\(failures) failed") }
    if glitches > 0 { faults.append(glitches == 1 ? "1 glitch" : "\(glitches) glitches") }
    let result = faults.isEmpty ? "no faults" : faults.joined(separator: ", ")
    return (isWhole ? "Replayed " : "Stopped after ") + "\(done): \(result)"
  }
}
