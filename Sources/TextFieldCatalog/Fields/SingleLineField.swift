import TextRules

/// A field of one line, with or without a button: the superclass of the bordered and the underlined
/// field.
///
/// Make a ``BorderedTextField`` or an ``UnderlinedTextField``.
@MainActor
public class SingleLineField: CatalogField {
  /// The purpose of the field, and the button that it has.
  public var mode: TextFieldMode {
    get { implementation.parts.buttonSlot.mode }
    set { implementation.setMode(newValue) }
  }

  /// When the button that shows a password is visible.
  public var passwordButtonBehavior: PasswordButtonBehavior {
    get { implementation.parts.buttonSlot.passwordButtonBehavior }
    set {
      implementation.parts.buttonSlot.passwordButtonBehavior = newValue
      implementation.updateButton()
    }
  }

  /// Whether the password is hidden at the moment.
  public var isSecure: Bool { implementation.store.model.isSecure }

  /// The mask that formats and checks the text while it is typed, if there is one.
  ///
  /// In `+7 ([000]) [000]-[00]-[00]` each `0` in brackets is a digit, and the rest is written
  /// by itself.
  ///
  /// ```swift
  /// field.mask = try Mask("+7 ([000]) [000]-[00]-[00]")
  /// ```
  ///
  /// Without a ``CatalogField/validator``, the mask becomes it (`.mask`): an incomplete text is
  /// invalid then.
  public var mask: Mask? {
    get { maskFormatter?.mask }
    set {
      maskFormatter = newValue.map { MaskTextFieldFormatter($0) }
      let isOwnValidator = validator == nil || validator is MaskValidator
      if isOwnValidator { validator = newValue == nil ? nil : .mask }
    }
  }

  /// The part of the mask that the text does not fill yet, with a blank for each position; empty
  /// without a mask.
  public var maskRemainder: String {
    guard let formatter = implementation.store.textSettings.formatter else { return "" }
    let mask = formatter.mask
    return mask.remainder(of: implementation.input.masked ?? mask.empty)
  }

  /// Whether anything can be typed; if not, the field can have the focus, but a picker or a button
  /// fills it.
  public var acceptsTyping: Bool {
    get { !implementation.store.inputSettings.hidesKeyboard }
    set { implementation.changeInputSettings { $0.hidesKeyboard = !newValue } }
  }

  /// Sets the purpose of the Return key.
  ///
  /// ```swift
  /// query.setReturnKeyType(.search)
  /// query.onShouldReturn = { field in find(field.text) }
  /// ```
  ///
  /// - Parameter type: The purpose.
  public func setReturnKeyType(_ type: ReturnKeyType) {
    implementation.store.model.returnKeyType = type
  }

  /// The purpose of the Return key; if none is set and there is a next input, it moves there.
  public var returnKeyType: ReturnKeyType {
    let model = implementation.store.model
    return model.returnKeyType == .default && model.hasNextInput ? .next : model.returnKeyType
  }
}
