import GtkCore

/// The button in a field.
@MainActor
final class FieldButton {
  /// The purpose of the button.
  enum Kind: Hashable { case reveal, clear, action(ActionButtonConfiguration) }

  let kind: Kind
  let button: Button

  init(_ kind: Kind, icon: String, label: String) {
    self.kind = kind
    button = Button(icon: icon, tooltip: label)
    button.setFocusOnClick(false)
    switch kind {
    case .reveal: button.addStyleClass("reveal")
    case .clear: button.addStyleClass("clear")
    case .action(let configuration):
      button.addStyleClass("action")
      button.addStyleClass(FieldStyle.styleClass(for: configuration))
    }
  }

  /// Changes the icon and the label.
  func set(icon: String, label: String) {
    button.setIcon(icon)
    button.setTooltip(label)
    button.setAccessibleLabel(label)
  }
}
