import GtkCore
import TextTranslation

/// The banner above the stage while a recording waits to be saved or discarded, for instance after
/// a question that was not answered.
@MainActor
final class WaitingBanner {
  let widget = Box(.horizontal, spacing: 12)
  /// The label about what waits.
  let label = Label("", role: .status)
  /// Asks whether to discard the recording.
  let discard = Button(translated("Discard…"))
  /// Saves the recording.
  let save = Button(translated("Save…"))

  init() {
    label.name = "waiting-recording"
    label.ellipsize()
    label.xAlignment = .start
    label.setExpands(horizontally: true)
    discard.name = "waiting-discard"
    save.name = "waiting-save"
    let icon = Image(icon: "document-save-symbolic", role: .presentation)
    for child in [icon, label, discard, save] as [Widget] { widget.append(child) }
    widget.addStyleClass("banner")
    widget.isVisible = false
  }

  /// Shows the number of steps that wait; nil hides the banner.
  func show(steps count: Int?) {
    widget.isVisible = count != nil
    guard let count else { return }
    label.text = translated(
      "A recording of %d step is not saved", plural: "A recording of %d steps is not saved",
      count: count)
    label.tooltip = label.text
  }
}
