/// A value that widgets can bind to.
///
///     @MainActor final class Note {
///       @State var text = ""
///     }
///     let note = Note()
///     let editor = AutoHeightEditor(text: note.$text, maxLines: 5)
///
/// A value that a widget wrote may be stored as a closure until it is read: typing into an editor
/// of ten megabytes copies nothing until the app asks for the text.
@MainActor
@propertyWrapper
public struct State<Value> {
  private let storage: StateStorage<Value>

  /// Creates a state with an initial value.
  public init(wrappedValue: Value) {
    storage = StateStorage(wrappedValue)
  }

  /// Creates a state outside of a property: `State("").binding`.
  public init(_ value: Value) { self.init(wrappedValue: value) }

  /// The value.
  ///
  /// Setting it notifies everything bound to it, unless the new value is known to be equal.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set {
      guard !areEqual(storage.value, newValue) else { return }
      storage.set(Deferred { newValue })
    }
  }

  /// The binding that widgets take, `$name` of a property.
  public var projectedValue: Binding<Value> { binding }

  /// The binding that widgets take.
  public var binding: Binding<Value> {
    let storage = storage
    return Binding(
      read: { storage.value }, write: { storage.set($0) }, observe: { storage.observe($1) })
  }
}

@MainActor
final class StateStorage<Value> {
  private var deferred: Deferred<Value>
  private let observers = Observers()

  init(_ value: Value) { deferred = Deferred { value } }

  var value: Value { deferred.value }

  func set(_ new: Deferred<Value>) {
    deferred = new
    observers.notify()
  }

  func observe(_ handler: @escaping @MainActor () -> Void) -> BindingObservation {
    observers.add(handler)
  }
}
