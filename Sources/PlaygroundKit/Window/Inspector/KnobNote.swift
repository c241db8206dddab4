import GtkCore

/// A line below a knob: what is wrong with its value.
@MainActor
final class KnobNote {
  let label = Label("", role: .status)

  /// Creates a note, which is hidden while it is empty.
  init() {
    label.name = "knob-note"
    label.xAlignment = .start
    label.wrapLines()
    label.addStyleClass("caption")
    label.isVisible = false
  }

  /// Shows a text; nil hides the note.
  func show(_ text: String?) {
    guard text != (label.isVisible ? label.text : nil) else { return }
    label.text = text ?? ""
    label.isVisible = text != nil
  }
}
