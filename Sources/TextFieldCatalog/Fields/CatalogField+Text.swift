import TextRules

extension CatalogField {
  // MARK: Text

  /// Sets the text; with a mask, in its form.
  ///
  /// By ``validationPolicy`` it may be validated at once; by the default one a field in which nobody
  /// has written yet shows no mistake.
  ///
  /// The person's edits before cannot be undone any more, unless the person has asked for the text: in
  /// ``onActionButtonTap`` and from a ``PickerPopover`` it is an edit that can be undone, too.
  ///
  /// ```swift
  /// field.setText("n/a", ignoringFormatter: true, validating: false)
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text; nil is an empty one.
  ///   - isChosen: Whether a person has asked for it, as with a scanner that has answered.
  ///   - animated: Whether placeholder and hint change smoothly.
  ///   - ignoringFormatter: Whether the text stands there as it is; the next edit of a person brings it
  ///     into the form of the mask or the sum.
  ///   - validating: Whether it is validated at once; nil: as the policy says.
  public func setText(
    _ text: String?, isChosen: Bool = false, animated: Bool = true,
    ignoringFormatter: Bool = false, validating: Bool? = nil
  ) {
    implementation.withAnimation(animated) {
      implementation.setText(
        text ?? "", isChosen: isChosen, ignoringFormatter: ignoringFormatter,
        validating: validating)
    }
  }

  /// What stands in the field, with the mask's own characters.
  public func currentText() -> String? { implementation.model.text }

  /// What stands in the field; setting it is ``setText(_:)``.
  public var text: String {
    get { implementation.model.text }
    set { implementation.setText(newValue) }
  }

  /// The value: without a mask's own characters but for those in braces.
  ///
  /// Of a sum of money it is the number, with a point before the fraction.
  public var rawText: String {
    implementation.input.masked?.rawText ?? implementation.sum?.value ?? text
  }

  /// Whether every place of the mask that must be filled is; without a mask always.
  public var isComplete: Bool { implementation.input.masked?.isComplete ?? true }

  /// What an input method is composing.
  public var preedit: String { implementation.input.preedit }

  /// Everything as it was at first: no text, no mistake.
  public func reset() { implementation.send(.reset) }

  /// Takes the last edit of a person back.
  ///
  /// A password remembers none.
  public func undo() { implementation.input.undo() }

  /// Does again what was taken back last.
  public func redo() { implementation.input.redo() }

  /// Pastes from the clipboard, as a person's key does.
  ///
  /// - Parameter done: Called when the text is there, or is refused.
  public func paste(done: (@MainActor () -> Void)? = nil) {
    implementation.input.paste(done: done)
  }

  /// Where the caret stands, in Unicode scalars.
  public var caret: Int { implementation.input.caret }

  /// What is selected, in Unicode scalars.
  public var selection: Range<Int> { implementation.input.selection }

  /// Selects from an offset to the caret, in Unicode scalars.
  public func select(anchor: Int, caret: Int) {
    implementation.input.select(anchor: anchor, caret: caret)
  }

  // MARK: What may come in

  /// The most characters, as people count them; nil: any number.
  public var maxLength: Int? {
    get { implementation.input.rules.maxLength }
    set {
      implementation.input.rules.maxLength = newValue
      implementation.updateCounter()
    }
  }

  /// What becomes of a paste that is longer than there is room for.
  public var pasteOverflowPolicy: InputRules.PasteOverflowPolicy {
    get { implementation.input.rules.pasteOverflowPolicy }
    set { implementation.input.rules.pasteOverflowPolicy = newValue }
  }

  /// The only characters that may come in; nil: all.
  public var allowedCharacterSet: MaskCharacters? {
    get { implementation.input.rules.allowedCharacterSet }
    set { implementation.input.rules.allowedCharacterSet = newValue }
  }

  /// Whether a paste with other characters comes in without them; otherwise not at all.
  public var pasteAllowedChars: Bool {
    get { implementation.input.rules.pasteAllowedChars }
    set { implementation.input.rules.pasteAllowedChars = newValue }
  }

  /// Lets nothing in but what keys and input methods write: no paste, no middle button, no drop.
  ///
  /// Think twice. People with a password manager, with a switch or with little strength in their hands
  /// cannot write a long text anew.
  public func disablePasteAction() { implementation.input.rules.isPasteDisabled = true }

  /// Lets pasted text in again.
  public func enablePasteAction() { implementation.input.rules.isPasteDisabled = false }

  /// Keeps people from doing things with the text, by keys and in the menu.
  ///
  /// - Parameter editActions: What they cannot do, `.all` of it, or nil: they can do everything.
  public func disable(editActions: [EditAction]?) {
    let actions = Set(editActions ?? [])
    implementation.input.disabledActions = actions
    implementation.input.rules.isPasteDisabled = actions.contains(.paste)
  }

  /// Whether white space at both ends goes when editing ends.
  public var trimSpaces: Bool {
    get { implementation.trimSpaces }
    set { implementation.trimSpaces = newValue }
  }

  // MARK: Focus

  /// Whether the focus is in the field.
  public func isCurrentFirstResponder() -> Bool { implementation.model.isFocused }

  /// Gives the field the focus.
  public func makeFirstResponder() { implementation.begin() }

  /// Takes the focus away from the field and gives it to nobody.
  public func resignFirstResponder() {
    guard containsFocus else { return }
    inputWidget.resignFocus()
  }

  /// The field that Return goes to; nil: none.
  ///
  /// Neither of the two keeps the other alive.
  public var nextInput: CatalogField? {
    get { implementation.nextInput?.handle }
    set {
      implementation.nextInput = newValue?.implementation
      implementation.model.hasNextInput = newValue != nil && implementation.input.hasOneLine
      implementation.neighboursChanged()
    }
  }

  /// The field before this one; nil: none.
  public var previousInput: CatalogField? {
    get { implementation.previousInput?.handle }
    set {
      implementation.previousInput = newValue?.implementation
      implementation.neighboursChanged()
    }
  }

  /// Whether Return takes the focus away where no other field follows.
  public var hideOnReturn: Bool {
    get { implementation.model.hideOnReturn }
    set { implementation.model.hideOnReturn = newValue }
  }

  // MARK: Enabled

  /// Lets people write in the field.
  public func enableTextField() { implementation.send(.enable(true)) }

  /// Lets nobody write in the field.
  ///
  /// A composition in progress is ended first, and stays.
  public func disableTextField() {
    implementation.input.endComposition()
    implementation.send(.enable(false))
  }

  /// Whether people can write in the field.
  public func isEnabled() -> Bool { implementation.model.isEnabled }
}
