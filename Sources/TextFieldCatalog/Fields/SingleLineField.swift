import TextRules

/// A field of one line, with or without a button: what the bordered and the underlined one share.
///
/// Make a ``BorderedTextField`` or an ``UnderlinedTextField``.
@MainActor
public class SingleLineField: CatalogField {
  /// What the field is for, and which button it has.
  public var mode: TextFieldMode {
    get { implementation.mode }
    set { implementation.mode = newValue }
  }

  /// Sets what the field is for, and which button it has.
  public func setTextFieldMode(_ mode: TextFieldMode) { self.mode = mode }

  /// When the button that shows a password is there.
  public var passwordButtonBehavior: PasswordButtonBehavior {
    get { implementation.passwordButtonBehavior }
    set { implementation.passwordButtonBehavior = newValue }
  }

  /// Whether a password is hidden now.
  public var isSecure: Bool { implementation.model.isSecure }

  /// The mask, which formats while a person types; nil: none.
  public var maskFormatter: MaskTextFieldFormatter? {
    get { implementation.formatter }
    set { implementation.formatter = newValue }
  }

  /// What the text lacks of the mask, with a blank for each place; empty without a mask.
  public var maskRemainder: String {
    guard let formatter = implementation.formatter else { return "" }
    let mask = formatter.mask
    return mask.remainder(of: implementation.input.masked ?? mask.empty)
  }

  /// Whether the mask judges the text in the validator's place.
  public var validateWithFormatter: Bool {
    get { implementation.validatesWithFormatter }
    set { implementation.validatesWithFormatter = newValue }
  }

  /// Lets nothing be typed: the field has the focus, and a picker or a button fills it.
  public func hideKeyboard() { implementation.isKeyboardHidden = true }

  /// Lets people type again.
  public func showKeyboard() { implementation.isKeyboardHidden = false }

  /// Sets what Return is for.
  ///
  /// ```swift
  /// query.setReturnKeyType(.search)
  /// query.onShouldReturn = { field in find(field.text) }
  /// ```
  ///
  /// - Parameter type: What it is for.
  public func setReturnKeyType(_ type: ReturnKeyType) { implementation.model.returnKeyType = type }

  /// What Return is for; where nobody has said so and another input follows: to go to that.
  public var returnKeyType: ReturnKeyType {
    let model = implementation.model
    return model.returnKeyType == .default && model.hasNextInput ? .next : model.returnKeyType
  }
}
