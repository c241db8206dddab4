import GtkCore

/// A reference to a field that does not keep it alive.
@MainActor
public struct FieldReference {
  /// The widget's implementation, by which the field is found again.
  private(set) weak var implementation: WidgetImplementation?

  /// Makes a reference to the field of an implementation; nil for none.
  init(_ implementation: WidgetImplementation?) { self.implementation = implementation }
}
