import Observation

/// An `@Observable` model whose properties widgets bind to, as they do to a ``State``.
///
///     @Bindable var note = Note()
///     let editor = AutoHeightEditor(text: $note.text, maxLines: 10)
///
/// Widgets are notified of changes when the main loop runs next.
@MainActor
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Model: AnyObject & Observable> {
  /// The model.
  public var wrappedValue: Model

  /// Wraps a model.
  public init(wrappedValue: Model) { self.wrappedValue = wrappedValue }

  /// Wraps a model where it is used: `Bindable(note).text`.
  public init(_ model: Model) { wrappedValue = model }

  /// What the bindings are made of.
  public var projectedValue: Bindable { self }

  /// Returns a binding to a property of the model.
  public subscript<Value>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Model, Value>
  ) -> Binding<Value> {
    Binding(wrappedValue, keyPath)
  }
}
