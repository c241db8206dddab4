import GtkCore
import TextRules

extension FieldState: ParameterValue {}

/// The parts of a field's declaration that all classes have, for other languages than Swift.
extension CatalogField {
  /// The signals; the first is GtkEditable's in a field of one line.
  package nonisolated static var fieldEvents: [AnyEvent] {
    [
      AnyEvent(
        "changed", property: "onTextChanged",
        withoutValueOf: { (field: CatalogField) in field.implementation.textChanged }),
      AnyEvent(
        "activate", property: "onShouldReturn",
        withoutValueOf: { (field: CatalogField) in field.implementation.returnPressed }),
      AnyEvent(
        "begin-editing",
        withoutValueOf: { (field: CatalogField) in field.implementation.editingBegan }),
      AnyEvent(
        "end-editing",
        withoutValueOf: { (field: CatalogField) in field.implementation.editingEnded }),
      AnyEvent(
        "button-pressed", property: "onActionButtonTap",
        withoutValueOf: { (field: CatalogField) in field.implementation.buttonPressed }),
      AnyEvent("validation-changed", property: "isValid") { (field: CatalogField) in
        field.implementation.validityChanged
      },
      AnyEvent("state-changed") { (field: CatalogField) in field.implementation.stateChanged },
      AnyEvent("height-changed") { (field: CatalogField) in field.implementation.heightChanged },
      AnyEvent(
        "input-rejected", { (field: CatalogField) in field.implementation.inputRejected },
        part: { $0.count }),
    ]
  }

  /// The properties that Swift has other names or types for.
  package nonisolated static var fieldParameters: [AnyParameter] {
    [
      AnyParameter(text), AnyParameter(rawText), AnyParameter(hint), AnyParameter(error),
      AnyParameter(isValid), AnyParameter(fieldState), AnyParameter(identifier),
      AnyParameter(keyboardType), AnyParameter(contentType), AnyParameter(autocorrectionType),
      AnyParameter(autocapitalizationType), AnyParameter(isRequired),
      AnyParameter(presetValidator), AnyParameter(validationPattern),
    ]
  }

  package nonisolated static let text = Parameter<CatalogField, String>(
    "text", "",
    observe: { field, changed in field.implementation.textChanged.add { _ in changed() } },
    get: { $0.text }, set: { $0.text = $1 })

  package nonisolated static let rawText = Parameter<CatalogField, String>(
    "raw-text", "", observe: changes { $0.rawText }, get: { $0.rawText }, set: nil)

  package nonisolated static let hint = Parameter<CatalogField, String>(
    "hint", "", changesSize: true,
    get: { $0.implementation.store.model.hint },
    set: { $0.implementation.send(.setHint($1)) })

  package nonisolated static let error = Parameter<CatalogField, String?>(
    "error", nil, changesSize: true, observe: changes { $0.error },
    get: { $0.error }, set: { $0.error = $1 })

  package nonisolated static let isValid = Parameter<CatalogField, Bool>(
    "valid", true, property: "isValid",
    observe: { field, changed in field.implementation.validityChanged.add { _ in changed() } },
    get: { $0.isValid }, set: nil)

  package nonisolated static let fieldState = Parameter<CatalogField, FieldState>(
    "state", .normal, property: "fieldState",
    observe: { field, changed in field.implementation.stateChanged.add { _ in changed() } },
    get: { $0.fieldState }, set: nil)

  package nonisolated static let identifier = Parameter<CatalogField, String?>(
    "identifier", nil,
    get: { $0.implementation.parts.identifier }, set: { $0.implementation.setIdentifier($1) })

  /// Returns what calls a handler when a short value has changed with the field's model.
  private nonisolated static func changes<Value: Equatable>(
    of read: @escaping @Sendable @MainActor (CatalogField) -> Value
  ) -> ParameterObservation<CatalogField> {
    { field, changed in
      var last = read(field)
      let reference = FieldReference(field)
      field.implementation.modelChanged.add {
        guard let field = reference.field else { return }
        let value = read(field)
        guard value != last else { return }
        last = value
        changed()
      }
    }
  }
}
