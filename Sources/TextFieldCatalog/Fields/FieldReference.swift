/// A reference to a field that does not keep it alive.
@MainActor
public struct FieldReference {
  private weak var implementation: FieldImplementation?

  /// Creates a reference to the field of an implementation; nil for none.
  init(_ implementation: FieldImplementation?) { self.implementation = implementation }

  /// Creates a reference to a field.
  public init(_ field: CatalogField) { self.init(field.implementation) }

  /// The field; nil when it is gone.
  public var field: CatalogField? { implementation?.handle }
}
