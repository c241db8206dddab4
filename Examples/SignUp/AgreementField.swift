import Concertina
import GtkCore

/// A box that has to be checked: a field of a form that is not a text field.
@MainActor
final class AgreementField: FormField {
  let widget: Widget
  private let button: CheckButton
  private let message = Label()

  init(_ text: String) {
    button = CheckButton(mnemonic: text)
    message.addStyleClass("error")
    message.horizontalAlignment = .start
    message.isVisible = false
    widget = Box(.vertical, spacing: 3, [button, message])
    // The button keeps the label, which does not keep the button.
    button.onToggled { [message] _ in message.isVisible = false }
  }

  var formIdentifier: String { "agreement" }
  var formValue: String { button.isOn ? "yes" : "no" }
  var isFormEnabled: Bool { button.isSensitive }

  func validateForForm() -> FieldVerdict {
    message.text = "Please accept the terms"
    message.isVisible = !button.isOn
    button.accessibleDescription = button.isOn ? "" : message.text
    return button.isOn ? .valid : .invalid(message.text)
  }

  func focusForForm() -> Bool { button.focus() }

  // Return presses the button itself, and there is no other field to show.
  func linkForForm(_ links: FormLinks) {}

  func resetForForm() { button.isOn = false }
}
