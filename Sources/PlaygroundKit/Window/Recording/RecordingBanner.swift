import GtkCore
import TextTranslation

/// The banner above the stage while a scenario is recorded: how many steps there are, what could
/// not be recorded, and buttons to expect what is there, and to stop.
@MainActor
final class RecordingBanner {
  let widget = Box(.horizontal, spacing: 12)
  /// The number of steps.
  let label = Label("", role: .status)
  /// The label about input that could not be recorded.
  let warning = Label("", role: .status)
  /// Whether the characters of passwords are recorded.
  let secrets = CheckButton(mnemonic: translated("Record _passwords"))
  /// Adds a step that expects what is there.
  let expect = Button(translated("Expect"))
  /// The button that stops the recording.
  let stop = Button(translated("Stop"))

  private var shownCount: Int?

  init() {
    nameParts()
    label.ellipsize()
    label.xAlignment = .start
    warning.ellipsize()
    warning.xAlignment = .start
    warning.setExpands(horizontally: true)
    warning.addStyleClass("warning")
    expect.tooltip = translated("Add a step that expects what is on the stage now (Ctrl+Shift+Y)")
    secrets.tooltip = translated("Otherwise other characters of the same kinds are recorded")
    let icon = Image(icon: "media-record-symbolic", role: .presentation)
    for child in [icon, label, warning, secrets, expect, stop] as [Widget] { widget.append(child) }
    widget.addStyleClass("banner")
    widget.addStyleClass("recording")
    widget.isVisible = false
  }

  private func nameParts() {
    let names: [(Widget, String)] = [
      (label, "recording-steps"), (warning, "recording-warning"), (secrets, "recording-passwords"),
      (expect, "recording-expect"), (stop, "recording-stop"),
    ]
    for (part, name) in names { part.name = name }
    // The stage keeps the focus, which is a part of what is recorded.
    for button in [secrets, expect, stop] as [Widget] { button.focusesOnClick = false }
  }

  /// Shows the number of steps so far; nil hides the banner.
  ///
  /// - Parameters:
  ///   - count: The number.
  ///   - hasSecrets: Whether one of them is for a password.
  func show(steps count: Int?, hasSecrets: Bool = false) {
    if secrets.isVisible != hasSecrets { secrets.isVisible = hasSecrets }
    // A run of typing is one step: most keys change nothing here.
    guard count != shownCount else { return }
    if shownCount == nil || count == nil { warn("") }
    shownCount = count
    widget.isVisible = count != nil
    for button in [expect, stop] { button.isSensitive = true }
    guard let count else { return }
    label.text =
      count == 0
      ? translated("Recording: nothing yet")
      : translated("Recording: %d step", plural: "Recording: %d steps", count: count)
  }

  /// Shows that the recording is being replayed on a hidden stage.
  func showCheck() {
    label.text = translated("Checking whether it can be replayed…")
    shownCount = nil
    expect.isSensitive = false
    secrets.isVisible = false
  }

  /// Says something that is no fault.
  func note(_ text: String) {
    warn(text)
    warning.setStyleClass("warning", false)
  }

  /// Names what could not be recorded; empty for nothing.
  func warn(_ text: String) {
    warning.setStyleClass("warning", true)
    warning.text = text
    warning.tooltip = text
  }
}
