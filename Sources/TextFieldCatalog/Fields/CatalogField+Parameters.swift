import GtkCore
import TextRules

extension FieldState: ParameterValue {}
extension ValidationPolicy: ParameterValue {}
extension InputRules.PasteOverflowPolicy: ParameterValue {}

/// The parameters, each with its declaration.
extension CatalogField: ParameterizedWidget {
  package nonisolated static var parameters: [AnyParameter] {
    [
      AnyParameter(placeholder), AnyParameter(maxLength), AnyParameter(pasteOverflowPolicy),
      AnyParameter(trimSpaces), AnyParameter(hideOnReturn), AnyParameter(isEnabled),
      AnyParameter(validationPolicy), AnyParameter(showsCounter), AnyParameter(ignoreEmptyHint),
      AnyParameter(text), AnyParameter(rawText), AnyParameter(hint), AnyParameter(error),
      AnyParameter(isValid), AnyParameter(fieldState), AnyParameter(identifier),
      AnyParameter(keyboardType), AnyParameter(contentType), AnyParameter(autocorrectionType),
      AnyParameter(autocapitalizationType), AnyParameter(isRequired),
      AnyParameter(presetValidator), AnyParameter(validationPattern), AnyParameter(extraMenu),
    ] + checkParameters + ruleParameters + stateParameters + pickerParameters
      + styleParameters
  }

  package nonisolated static let placeholder = Parameter<CatalogField, String>(
    "placeholder-text", "", property: "placeholder",
    get: { $0.implementation.parts.placeholders.text },
    set: { $0.implementation.setPlaceholder($1) })

  /// The purpose of the field: the text of its placeholder, and its name for screen readers.
  public var placeholder: String {
    get { self[CatalogField.placeholder] }
    set { self[CatalogField.placeholder] = newValue }
  }

  package nonisolated static let maxLength = Parameter<CatalogField, Int?>(
    "max-length", nil,
    get: { $0.implementation.input.rules.maxLength },
    set: { field, maximum in
      field.implementation.changeFormat { $0.rules.maxLength = maximum }
      field.implementation.updateCounter()
      field.implementation.reportChanges()
    })

  /// The greatest number of user-perceived characters; nil for any number.
  public var maxLength: Int? {
    get { self[CatalogField.maxLength] }
    set { self[CatalogField.maxLength] = newValue }
  }

  package nonisolated static let pasteOverflowPolicy = Parameter<
    CatalogField, InputRules.PasteOverflowPolicy
  >(
    "paste-overflow-policy", .textThatFits,
    get: { $0.implementation.input.rules.pasteOverflowPolicy },
    set: { field, policy in
      field.implementation.changeFormat { $0.rules.pasteOverflowPolicy = policy }
    })

  /// The treatment of a paste that is too long for the remaining room.
  public var pasteOverflowPolicy: InputRules.PasteOverflowPolicy {
    get { self[CatalogField.pasteOverflowPolicy] }
    set { self[CatalogField.pasteOverflowPolicy] = newValue }
  }

  package nonisolated static let trimSpaces = Parameter<CatalogField, Bool>(
    "trim-spaces", false,
    get: { $0.implementation.store.textSettings.trimSpaces },
    set: { field, trims in field.implementation.changeTextSettings { $0.trimSpaces = trims } })

  /// Whether white space at both ends is removed when editing ends.
  public var trimSpaces: Bool {
    get { self[CatalogField.trimSpaces] }
    set { self[CatalogField.trimSpaces] = newValue }
  }

  package nonisolated static let hideOnReturn = Parameter<CatalogField, Bool>(
    "hide-on-return", true,
    get: { $0.implementation.store.model.hideOnReturn },
    set: { $0.implementation.store.model.hideOnReturn = $1 })

  /// Whether Return takes the focus away if there is no next field.
  public var hideOnReturn: Bool {
    get { self[CatalogField.hideOnReturn] }
    set { self[CatalogField.hideOnReturn] = newValue }
  }

  package nonisolated static let isEnabled = Parameter<CatalogField, Bool>(
    "enabled", true, property: "isEnabled",
    get: { $0.implementation.store.model.isEnabled },
    set: { field, isEnabled in
      if !isEnabled { field.implementation.input.endComposition() }
      field.implementation.send(.enable(isEnabled))
    })

  /// Whether text can be entered.
  ///
  /// Setting this to false ends a composition first, and its text stays.
  public var isEnabled: Bool {
    get { self[CatalogField.isEnabled] }
    set { self[CatalogField.isEnabled] = newValue }
  }

  package nonisolated static let validationPolicy = Parameter<CatalogField, ValidationPolicy>(
    "validation-policy", .afterFirstEndOfEditing,
    get: { $0.implementation.store.model.validationPolicy },
    set: { field, policy in
      field.implementation.store.model.validationPolicy = policy
      field.implementation.settle()
    })

  /// When the text is validated automatically.
  public var validationPolicy: ValidationPolicy {
    get { self[CatalogField.validationPolicy] }
    set { self[CatalogField.validationPolicy] = newValue }
  }

  package nonisolated static let showsCounter = Parameter<CatalogField, Bool>(
    "shows-counter", false, changesSize: true,
    get: { $0.implementation.hint.showsCounter },
    set: { field, isShown in
      field.implementation.changeBegins()
      field.implementation.hint.showsCounter = isShown
      field.implementation.updateCounter()
      field.implementation.reportChanges()
    })

  /// Whether a counter shows the length of the text and its maximum.
  public var showsCounter: Bool {
    get { self[CatalogField.showsCounter] }
    set { self[CatalogField.showsCounter] = newValue }
  }

  package nonisolated static let ignoreEmptyHint = Parameter<CatalogField, Bool>(
    "ignore-empty-hint", false, changesSize: true,
    get: { $0.implementation.height.ignoresEmptyHint },
    set: { field, ignores in
      field.implementation.height.ignoresEmptyHint = ignores
      field.implementation.sizesChanged()
    })

  /// Whether a field that grows takes no space for a missing hint.
  public var ignoreEmptyHint: Bool {
    get { self[CatalogField.ignoreEmptyHint] }
    set { self[CatalogField.ignoreEmptyHint] = newValue }
  }

  package nonisolated static let identifier = Parameter<CatalogField, String?>(
    "identifier", nil,
    get: { $0.implementation.parts.identifier }, set: { $0.implementation.setIdentifier($1) })

  /// The name of the field and of its value in a form, if it has one.
  ///
  /// Tests and scenarios find the field by it, and its parts: the input is `<name>_input`, the
  /// button `<name>_button` and the hint `<name>_hint`.
  public var identifier: String? {
    get { self[CatalogField.identifier] }
    set { self[CatalogField.identifier] = newValue }
  }

  /// Returns what calls a handler when a short value has changed with the field's model.
  nonisolated static func changes<Value: Equatable>(
    of read: @escaping @Sendable @MainActor (CatalogField) -> Value
  ) -> ParameterObservation<CatalogField> {
    { field, changed in field.implementation.observed.add(read, changed: changed) }
  }

  /// Returns what calls a handler when an event happens whose value a property has.
  nonisolated static func events<Value>(
    _ event: @escaping @Sendable @MainActor (FieldImplementation) -> Event<Value>
  ) -> ParameterObservation<CatalogField> {
    { field, changed in
      // The implementation owns the event.
      event(field.implementation).add(
        { _ in changed() }, while: { [unowned field = field.implementation] in field.isObserved })
    }
  }
}
