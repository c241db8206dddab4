import GtkCore
import TextTranslation

/// The button in a field.
@MainActor
final class FieldButton {
  /// The purpose of the button.
  enum Kind: Hashable { case reveal, clear, action(ActionButtonConfiguration) }

  let kind: Kind
  let button: Button

  /// Creates a button with the icon of the field's appearance, or its own.
  convenience init(_ kind: Kind, _ appearance: FieldAppearance) {
    switch kind {
    case .reveal:
      self.init(
        kind, icon: appearance.passwordMode.secureModeOnImage, label: translated("Show password"))
    case .clear:
      self.init(kind, icon: appearance.clearButton.image, label: appearance.clearButton.label)
    case .action(let configuration):
      self.init(kind, icon: configuration.image, label: configuration.label)
    }
  }

  private init(_ kind: Kind, icon: String, label: String) {
    self.kind = kind
    button = Button(icon: icon, tooltip: label)
    button.focusesOnClick = false
    switch kind {
    case .reveal: button.addStyleClass("reveal")
    case .clear: button.addStyleClass("clear")
    case .action(let configuration):
      button.addStyleClass("action")
      button.addStyleClass(FieldStyleSheet.styleClass(for: configuration))
    }
  }

  /// Shows what pressing the button does to a password.
  func show(isSecure: Bool, _ style: PasswordModeConfiguration) {
    set(
      icon: isSecure ? style.secureModeOnImage : style.secureModeOffImage,
      label: isSecure ? translated("Show password") : translated("Hide password"))
  }

  private func set(icon: String, label: String) {
    button.icon = icon
    show(label: label)
  }

  /// Names the button.
  func show(label: String) {
    button.tooltip = label
    button.accessibleLabel = label
  }
}
