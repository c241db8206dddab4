import GtkCore
import TextRules

extension CatalogField {
  // MARK: Text

  /// Sets the text; with a mask, in its format.
  ///
  /// Depending on ``validationPolicy`` the text may be validated immediately; with the default
  /// policy a field that the user has not edited yet shows no error.
  ///
  /// The user's earlier edits can no longer be undone, unless the user has asked for the new text:
  /// in ``onActionButtonTap`` and from a ``PickerPopover`` setting the text is itself an edit that
  /// can be undone.
  ///
  /// ```swift
  /// field.setText("n/a", ignoringFormatter: true, validating: false)
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text; nil is an empty one.
  ///   - isChosen: Whether the user has asked for the text, as when a scanner returns its result.
  ///   - animated: Whether changes of the placeholder and the hint are animated.
  ///   - ignoringFormatter: Whether the text is set as it is; the user's next edit brings it into
  ///     the format of the mask or the sum.
  ///   - validating: Whether to validate the text immediately; nil follows the policy.
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

  package nonisolated static let text = Parameter<CatalogField, String>(
    "text", "",
    observe: events { $0.textChanged },
    get: { $0.implementation.store.model.text }, set: { $0.implementation.give(.text($1)) })

  /// The text in the field, including the mask's own characters; setting it calls `setText(_:)`.
  public var text: String {
    get { self[CatalogField.text] }
    // An equal text is set, too: it ends what can be undone.
    set { CatalogField.text.write?(self, newValue) }
  }

  package nonisolated static let rawText = Parameter<CatalogField, String>(
    "raw-text", "", observe: changes { $0.rawText },
    get: { field in
      let (text, input) = (field.text, field.implementation.input)
      // What the mask shows before anything is entered is not a value.
      return text.isEmpty ? "" : input.masked?.rawText ?? input.sum?.value ?? text
    }, set: nil)

  /// The value: the text without the mask's own characters, except for those in braces.
  ///
  /// For a sum of money it is the number, with a point before the fraction.
  public var rawText: String { self[CatalogField.rawText] }

  /// Whether all required positions of the mask are filled; without a mask, always true.
  public var isComplete: Bool { implementation.input.masked?.isComplete ?? true }

  /// The preedit text of an input method.
  public var preedit: String { implementation.input.preedit }

  /// Resets the field to its initial state, without text and without an error.
  public func reset() { implementation.send(.reset) }

  /// Undoes the user's last edit.
  ///
  /// A password field keeps no edits to undo.
  public func undo() { implementation.input.undo() }

  /// Redoes the edit that was last undone.
  public func redo() { implementation.input.redo() }

  /// Pastes from the clipboard, as the user's key does.
  ///
  /// - Parameter done: Called when the text is inserted or rejected.
  public func paste(done: (@MainActor () -> Void)? = nil) {
    implementation.input.paste(done: done)
  }

  /// The caret's offset, in Unicode scalars.
  public var caret: Int { implementation.input.caret }

  /// The selected range, in Unicode scalars; empty at the caret if nothing is selected.
  public var selectedRange: Range<Int> { implementation.input.selection }

  /// Selects the text from the anchor to the caret, in Unicode scalars.
  public func select(anchor: Int, caret: Int) {
    implementation.input.select(anchor: anchor, caret: caret)
  }

  // MARK: Input rules

  /// The characters that are allowed; nil for all.
  public var allowedCharacterSet: MaskCharacters? {
    get { implementation.input.rules.allowedCharacterSet }
    set { implementation.changeFormat { $0.rules.allowedCharacterSet = newValue } }
  }

  /// Whether a paste that contains other characters is inserted without them, rather than rejected.
  public var pasteAllowedChars: Bool {
    get { implementation.input.rules.pasteAllowedChars }
    set { implementation.changeFormat { $0.rules.pasteAllowedChars = newValue } }
  }

  /// Rejects all input except from keys and input methods: no paste, no middle click, no drop.
  ///
  /// Use it with care. Users who rely on a password manager or on a switch, or who have little
  /// strength in their hands, cannot retype a long text.
  public func disablePasteAction() {
    implementation.changeFormat { $0.rules.isPasteDisabled = true }
  }

  /// Allows pasted text again.
  public func enablePasteAction() {
    implementation.changeFormat { $0.rules.isPasteDisabled = false }
  }

  /// Disables edit actions, for keys and in the menu.
  ///
  /// - Parameter editActions: The actions to disable, `.all` for all of them, or nil to allow them
  ///   all.
  public func disable(editActions: [EditAction]?) {
    let actions = Set(editActions ?? [])
    implementation.input.disabledActions = actions
    implementation.changeFormat { $0.rules.isPasteDisabled = actions.contains(.paste) }
  }

  // MARK: Menu

  package nonisolated static let extraMenu = Parameter<CatalogField, ObjectValue>(
    "extra-menu", ObjectValue(nil), kind: .object(type: "GMenuModel"),
    get: { ObjectValue($0.implementation.input.extraEntries.fixed) },
    set: { $0.implementation.input.extraEntries.fixed = $1.object })

  /// Returns the app's entries at the end of the context menu, whenever that opens; nil for none.
  ///
  /// ```swift
  /// field.extraMenu = { @MainActor _ in
  ///   [MenuEntry("_Suggest a Name") { [weak field] in field?.setText("ada", isChosen: true) }]
  /// }
  /// ```
  ///
  /// The range is the selection if the menu opens in it, and otherwise an empty one: the place of
  /// the click, or the caret, in Unicode scalars.
  public var extraMenu: (@MainActor (Range<Int>) -> [MenuEntry])? {
    get { implementation.input.extraEntries.entries }
    set { implementation.input.extraEntries.entries = newValue }
  }

  // MARK: Focus

  /// The field that Return moves to; nil for none.
  ///
  /// Neither of the two fields keeps the other alive.
  public var nextInput: CatalogField? {
    get { implementation.chain.next?.handle }
    set {
      implementation.chain.next = newValue?.implementation
      implementation.store.model.hasNextInput = newValue != nil && implementation.input.hasOneLine
      implementation.companions.neighborsChanged()
    }
  }

  /// The field before this one; nil for none.
  public var previousInput: CatalogField? {
    get { implementation.chain.previous?.handle }
    set {
      implementation.chain.previous = newValue?.implementation
      implementation.companions.neighborsChanged()
    }
  }
}
