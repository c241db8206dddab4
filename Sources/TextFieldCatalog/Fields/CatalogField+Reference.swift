extension FieldReference {
  /// Creates a reference to a field.
  public init(_ field: CatalogField) { self.init(field.implementation) }

  /// The field; nil when it is gone.
  public var field: CatalogField? { (implementation as? FieldImplementation)?.handle }
}
