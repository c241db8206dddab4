import GtkCore

/// The parts of a field's declaration that all classes have, for other languages than Swift.
extension CatalogField {
  /// What all fields share, as GObject sees it.
  package nonisolated static let fieldDeclaration = WidgetDeclaration(
    abstract: "ConcertinaField", documentedBy: "CatalogField", parameters: parameters,
    methods: fieldMethods, events: fieldEvents)

  /// Begins a field whose properties other languages and `.ui` files set in any order, and returns
  /// it.
  func beginMaking() -> Self {
    implementation.beginMaking()
    return self
  }

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
      AnyEvent(
        "validation-failed", property: "onValidateFail",
        withoutValueOf: { (field: CatalogField) in field.implementation.validationFailed }),
      AnyEvent(
        "date-changed", property: "onDateChanged",
        { (field: CatalogField) in field.implementation.dateChanged }, part: { $0 }),
    ] + fieldRequests
  }

  /// The signals whose handlers answer.
  private nonisolated static var fieldRequests: [AnyEvent] {
    [
      AnyEvent(request: "validate", [("text", .text)], returns: .text) {
        (field: CatalogField, signal) in field.implementation.ask(validation: signal)
      },
      AnyEvent(request: "check", [("text", .text), ("check", .integer(1...Int(Int32.max)))]) {
        (field: CatalogField, signal) in field.implementation.ask(check: signal)
      },
      AnyEvent(request: "intercept-editing", []) { (field: CatalogField, signal) in
        field.implementation.requests.editing = signal
      },
    ]
  }

  /// The methods.
  package nonisolated static var fieldMethods: [AnyMethod] {
    [
      AnyMethod("revalidate", member: "validate") { (field: CatalogField) in
        field.validate().isValid
      },
      AnyMethod("finish-check", ["check", "message"]) {
        (field: CatalogField, check: Int, message: String?) in
        field.implementation.checking.finish(check, message.map { .invalid($0) } ?? .valid)
      },
      AnyMethod("reset") { (field: CatalogField) in field.reset() },
      AnyMethod("undo") { (field: CatalogField) in field.undo() },
      AnyMethod("redo") { (field: CatalogField) in field.redo() },
      AnyMethod("paste") { (field: CatalogField) in field.paste() },
      AnyMethod("choose", ["text"], member: "setText") { (field: CatalogField, text: String) in
        field.setText(text, isChosen: true)
      },
      AnyMethod("open-picker") { (field: CatalogField) in
        if let picker = field.picker { picker.open() }
      },
      AnyMethod("close-picker") { (field: CatalogField) in
        if let picker = field.picker { picker.close() }
      },
    ]
  }
}
