import FoundationEssentials

extension NamedStyle {
  /// Returns the size of the characters in points; nil for the editor's.
  ///
  /// - Parameter fontSize: The size of the editor's font, in points; nil where a relative size
  ///   stays one.
  /// - Returns: The size.
  package func points(inFontOf fontSize: Double?) -> Double? {
    size ?? fontSize.flatMap { points in scale.map { $0 * points } }
  }

  /// Adds the attributes of the style to others, which override them.
  ///
  /// - Parameters:
  ///   - attributes: The attributes of the characters.
  ///   - fontSize: The size of the editor's font, in points; nil to leave out a relative size.
  package func apply(to attributes: inout AttributeContainer, fontSize: Double?) {
    let all = (attributes[FontTraitsKey.self] ?? []).union(traits)
    attributes[FontTraitsKey.self] = all.isEmpty ? nil : all
    attributes[FontFamilyKey.self] = attributes[FontFamilyKey.self] ?? family
    attributes[FontSizeKey.self] = attributes[FontSizeKey.self] ?? points(inFontOf: fontSize)
    attributes[TextColorKey.self] = attributes[TextColorKey.self] ?? color
  }
}
