import GtkCore

/// The conditions that hold for a field in every frame, and not only when it is at rest.
package enum FieldInvariant: String, Sendable, CaseIterable {
  /// The field is as high as its policy demands, unless it was given less.
  case heightFitsPolicy
  /// A floating placeholder is within the field, even during its animation.
  case placeholderWithinField
  /// A placeholder in the input is visible exactly while its rule demands it.
  case placeholderFitsText
  /// The input shows the text that the field reports.
  case textIsShown
  /// The input is within the field, unless the field was given less than it requested.
  case inputWithinField
  /// The part of a hint that does not fit is not drawn over what is below the field.
  case hintWithinField
}

extension CatalogField {
  /// The invariants that do not hold at the moment; to be read right after a frame was drawn.
  package var violatedInvariants: [FieldInvariant] {
    guard implementation.hasWidget, isMapped else { return [] }
    return FieldInspection(
      field: self, parts: implementation.parts, height: implementation.height,
      model: implementation.store.model
    ).violated
  }
}
