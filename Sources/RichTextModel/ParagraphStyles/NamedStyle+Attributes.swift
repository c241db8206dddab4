import FoundationEssentials

extension NamedStyle {
  /// Adds what letters of the style look like to attributes, which override it.
  package func apply(to attributes: inout AttributeContainer) {
    let all = (attributes[FontTraitsKey.self] ?? []).union(traits)
    attributes[FontTraitsKey.self] = all.isEmpty ? nil : all
    attributes[FontFamilyKey.self] = attributes[FontFamilyKey.self] ?? family
    attributes[FontSizeKey.self] = attributes[FontSizeKey.self] ?? size
    attributes[ForegroundColorKey.self] = attributes[ForegroundColorKey.self] ?? color
  }
}
