import GtkCore
import TextRules

/// A placeholder in the input.
@MainActor
final class NativeLabel {
  let label = Label("", role: .presentation)
  let rule: NativePlaceholder
  /// The text; nil for the field's placeholder.
  let text: String?

  init(_ rule: NativePlaceholder, text: String?) {
    self.rule = rule
    self.text = text
    label.addStyleClass("native")
    label.canTarget = false
    label.xAlignment = .start
    label.ellipsize()
  }
}
