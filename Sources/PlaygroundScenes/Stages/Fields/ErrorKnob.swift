import Concertina

/// The knob `error` of a field's scene: an error that is shown whatever the text is.
@MainActor
struct ErrorKnob {
  /// Whether the field shows the error of the knob.
  private var isShown = false

  /// Shows an error on a field; an empty one removes that of the knob.
  mutating func apply(_ error: String, to field: CatalogField) {
    defer { isShown = !error.isEmpty }
    if !error.isEmpty { return field.setError(with: error) }
    // An error that the validator has found is not the knob's to remove.
    if isShown, case .error = field.message { field.resetErrorState() }
  }
}
