import GtkCore
import TextRules

/// The button, the keys and the mask of a line, for other languages than Swift.
extension SingleLineField {
  package nonisolated static var buttonParameters: [AnyParameter] {
    [
      AnyParameter(buttonIconName), AnyParameter(buttonLabel), AnyParameter(passwordButton),
      AnyParameter(isTextHidden), AnyParameter(acceptsTypingParameter), AnyParameter(returnKey),
      AnyParameter(remainder), AnyParameter(showsMaskRemainder),
    ]
  }

  /// The icon of a button of the app's own in the field, by its name in the theme; empty for none.
  ///
  /// A password has another button.
  package nonisolated static let buttonIconName = Parameter<SingleLineField, String>(
    "button-icon-name", "", apply: { $0.combineMode() })

  /// What the button of the app's own does, for its tooltip and for screen readers.
  package nonisolated static let buttonLabel = Parameter<SingleLineField, String>(
    "button-label", "", apply: { $0.combineMode() })

  /// Sets the mode that the properties of the button make.
  private func combineMode() {
    guard mode != .password else { return }
    mode = modeWithoutPassword
  }

  /// The mode if the text is not a password.
  var modeWithoutPassword: TextFieldMode {
    let icon = self[Self.buttonIconName]
    return icon.isEmpty ? .plain : .button(icon, label: self[Self.buttonLabel])
  }

  package nonisolated static let passwordButton = Parameter<
    SingleLineField, PasswordButtonBehavior
  >(
    "password-button-behavior", .alwaysVisible, property: "passwordButtonBehavior",
    get: { $0.passwordButtonBehavior }, set: { $0.passwordButtonBehavior = $1 })

  /// Whether the text is a password that is hidden at the moment.
  package nonisolated static let isTextHidden = Parameter<SingleLineField, Bool>(
    "text-hidden", false, property: "isTextHidden",
    observe: lineChanges { $0.isSecure },
    get: { $0.isSecure }, set: nil)

  package nonisolated static let acceptsTypingParameter = Parameter<SingleLineField, Bool>(
    "accepts-typing", true, get: { $0.acceptsTyping }, set: { $0.acceptsTyping = $1 })

  package nonisolated static let returnKey = Parameter<SingleLineField, ReturnKeyType>(
    "return-key-type", .default,
    get: { $0.implementation.store.model.returnKeyType }, set: { $0.setReturnKeyType($1) })

  package nonisolated static let remainder = Parameter<SingleLineField, String>(
    "mask-remainder", "",
    observe: lineChanges { $0.maskRemainder },
    get: { $0.maskRemainder }, set: nil)

  /// Whether the field shows the part of its mask that is not filled yet, while it has the focus.
  package nonisolated static let showsMaskRemainder = Parameter<SingleLineField, Bool>(
    "shows-mask-remainder", false,
    get: { $0.overlays.contains { $0 is MaskPlaceholder } },
    set: { field, isShown in
      if isShown { return field.add(MaskPlaceholder()) }
      let shown = field.overlays.first { $0 is MaskPlaceholder }
      if let shown { field.remove(shown) }
    })
}
