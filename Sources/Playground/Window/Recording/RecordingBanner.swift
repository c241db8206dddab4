import PlaygroundScenes
import TextTranslation

/// The banner above the stage while a scenario is recorded: how many steps there are, and a button
/// to stop.
@MainActor
final class RecordingBanner {
  let widget = Box(.horizontal, spacing: 12)
  /// The number of steps.
  let label = Label("", role: .status)
  /// The button that stops the recording.
  let stop = Button(translated("Stop"))

  private var shownCount: Int?

  init() {
    label.name = "recording-steps"
    label.ellipsize()
    label.horizontalTextAlignment = 0
    label.setExpands(horizontally: true)
    stop.name = "recording-stop"
    let icon = Image(icon: "media-record-symbolic", role: .presentation)
    for child in [icon, label, stop] as [Widget] { widget.append(child) }
    widget.addStyleClass("banner")
    widget.addStyleClass("recording")
    widget.isVisible = false
  }

  /// Shows the number of steps so far; nil hides the banner.
  func show(steps count: Int?) {
    // A run of typing is one step: most keys change nothing here.
    guard count != shownCount else { return }
    shownCount = count
    widget.isVisible = count != nil
    guard let count else { return }
    label.text =
      count == 0
      ? translated("Recording: nothing yet")
      : translated("Recording: %d step", plural: "Recording: %d steps", count: count)
  }
}
