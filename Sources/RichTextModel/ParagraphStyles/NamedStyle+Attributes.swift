import FoundationEssentials

extension NamedStyle {
  /// Adds the attributes of the style to others, which override them.
  package func apply(to attributes: inout AttributeContainer) {
    let all = (attributes[FontTraitsKey.self] ?? []).union(traits)
    attributes[FontTraitsKey.self] = all.isEmpty ? nil : all
    attributes[FontFamilyKey.self] = attributes[FontFamilyKey.self] ?? family
    attributes[FontSizeKey.self] = attributes[FontSizeKey.self] ?? size
    attributes[TextColorKey.self] = attributes[TextColorKey.self] ?? color
  }
}
