import Observation

/// A two-way connection to a value that is owned elsewhere.
///
/// A widget reads and writes through it, and is notified of changes made elsewhere. Where the value
/// comes from is up to the caller:
///
///     @State var text = ""               // in a state
///     var binding = $text
///     binding = Binding(model, \.draft)  // in a property of an @Observable model, or $model.draft
///     binding = Binding(                 // anywhere else
///       get: { file.name }, set: { file.name = $0 })
///     binding = .constant("")            // a value that never changes
///
/// Equal values are not written again, so two widgets bound to one value do not update each other
/// endlessly.
@MainActor
@dynamicMemberLookup
public struct Binding<Value> {
  private let read: @MainActor () -> Value
  private let write: @MainActor (Deferred<Value>) -> Void
  private let observeChanges: @MainActor (@escaping @MainActor () -> Void) -> BindingObservation

  init(
    read: @escaping @MainActor () -> Value,
    write: @escaping @MainActor (Deferred<Value>) -> Void,
    observe: @escaping @MainActor (@escaping @MainActor () -> Void) -> BindingObservation
  ) {
    self.read = read
    self.write = write
    observeChanges = observe
  }

  /// Creates a binding that reads and writes through two closures.
  ///
  /// A widget cannot know when such a value changes elsewhere: call the widget's `update()` when it
  /// does.
  public init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void
  ) {
    self.init(
      read: get, write: { set($0.value) },
      observe: { _ in BindingObservation {} })
  }

  /// Creates a binding to a property of an `@Observable` model.
  public init<Model: AnyObject & Observable>(
    _ model: Model, _ keyPath: ReferenceWritableKeyPath<Model, Value>
  ) {
    nonisolated(unsafe) let keyPath = keyPath
    self.init(
      read: { model[keyPath: keyPath] },
      write: { model[keyPath: keyPath] = $0.value },
      observe: { ModelObservation(of: { model[keyPath: keyPath] }, $0).observation })
  }

  /// Returns a binding to a value that never changes, whatever is written.
  public static func constant(_ value: Value) -> Binding {
    Binding(read: { value }, write: { _ in }, observe: { _ in BindingObservation {} })
  }

  /// The value, read from and written to its owner.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set {
      guard !areEqual(read(), newValue) else { return }
      write(Deferred { newValue })
    }
  }

  /// The binding itself, so that `$value.projectedValue` and nested wrappers work.
  public var projectedValue: Binding { self }

  /// Calls a handler when the value has changed, until the token is canceled or released.
  public func observe(_ handler: @escaping @MainActor () -> Void) -> BindingObservation {
    observeChanges(handler)
  }

  /// Writes a value that is computed only when it is read.
  ///
  /// This lets an editor report each key without copying its document: a ``State`` stores the
  /// closure. Other bindings need the value itself and compute it at once.
  package func setDeferred(_ value: @escaping @MainActor () -> Value) {
    write(Deferred(value))
  }
}

/// A value that is computed when it is first read.
@MainActor
final class Deferred<Value> {
  private var compute: (@MainActor () -> Value)?
  private var stored: Value?

  init(_ compute: @escaping @MainActor () -> Value) { self.compute = compute }

  var value: Value {
    if let stored { return stored }
    guard let compute else { preconditionFailure("Deferred: the value asks for itself") }
    let value = compute()
    stored = value
    self.compute = nil
    return value
  }
}
