import GtkCore

/// The parts of a field's declaration that all classes have, for other languages than Swift.
extension CatalogField {
  /// Begins a field whose properties other languages and `.ui` files set in any order, and returns
  /// it.
  func beginMaking() -> Self {
    implementation.beginMaking()
    return self
  }

  /// What all fields share, as GObject sees it.
  package nonisolated static let fieldDeclaration = WidgetDeclaration(
    abstract: "ConcertinaField", documentedBy: "CatalogField", parameters: parameters,
    events: fieldEvents)

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
}
