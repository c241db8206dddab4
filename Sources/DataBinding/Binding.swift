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
  /// Follows what a closure reads of the value, as far as the owner can tell.
  typealias Observe =
    @MainActor (
      _ reading: @escaping @MainActor () -> Void, _ handler: @escaping @MainActor () -> Void
    ) -> BindingObservation

  private let read: @MainActor () -> Value
  private let write: @MainActor (Deferred<Value>) -> Void
  private let announce: @MainActor () -> Void
  let observeChanges: Observe
  /// Whether what it is a part of may change without it.
  private let isPart: Bool

  init(
    read: @escaping @MainActor () -> Value,
    write: @escaping @MainActor (Deferred<Value>) -> Void,
    update: @escaping @MainActor () -> Void = {}, isPart: Bool = false,
    observe: @escaping Observe
  ) {
    self.read = read
    self.write = write
    announce = update
    self.isPart = isPart
    observeChanges = observe
  }

  /// Creates a binding that reads and writes through two closures.
  ///
  /// No one can know when such a value changes elsewhere: call ``update()`` when it does.
  public init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void
  ) {
    let observers = Observers()
    self.init(
      read: get,
      write: {
        set($0.value)
        observers.notify()
      },
      update: { observers.notify() }, observe: { observers.add($1) })
  }

  /// Creates a binding to a property of an `@Observable` model.
  public init<Model: AnyObject & Observable>(
    _ model: Model, _ keyPath: ReferenceWritableKeyPath<Model, Value>
  ) {
    nonisolated(unsafe) let keyPath = keyPath
    self.init(
      read: { model[keyPath: keyPath] },
      write: { model[keyPath: keyPath] = $0.value },
      observe: { ModelObservation(of: $0, $1).observation })
  }

  /// Returns a binding to a value that never changes, whatever is written.
  public static func constant(_ value: Value) -> Binding {
    Binding(read: { value }, write: { _ in }, observe: { _, _ in BindingObservation {} })
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
    guard isPart else { return observeAll(handler) }
    var last = wrappedValue
    return observeAll {
      let new = wrappedValue
      guard !areEqual(last, new) else { return }
      last = new
      handler()
    }
  }

  /// Calls a handler when the value may have changed.
  ///
  /// What also writes the value compares it with what it has itself: a model tells of its changes
  /// later, when the value may be again what it was.
  package func observeAll(_ handler: @escaping @MainActor () -> Void) -> BindingObservation {
    observeChanges({ _ = wrappedValue }, handler)
  }

  /// Tells the widgets that are bound that the value may be another one now.
  ///
  /// Only for a binding made of two closures: where another value is set in a state or a model, the
  /// widgets know.
  ///
  /// ```swift
  /// let name = Binding(get: { file.name }, set: { file.name = $0 })
  /// let entry = Entry(text: name)
  /// file.name = "letter.txt"
  /// name.update()
  /// ```
  public func update() { announce() }

  /// Writes a value that is computed only when it is read.
  ///
  /// This lets an editor report each key without copying its document: a ``State`` stores the
  /// closure. Other bindings need the value itself and compute it at once.
  package func setDeferred(_ value: @escaping @MainActor () -> Value) {
    write(Deferred(value))
  }

  /// Writes a value that is computed only when it is read, once more: what was computed of it is
  /// forgotten.
  package func setAgain(_ value: Deferred<Value>) {
    value.forget()
    write(value)
  }
}

extension Binding where Value: AnyObject & Observable {
  /// Creates a binding to an `@Observable` model, for bindings to what is in it at any depth:
  /// `Binding(note).author.name`.
  public init(_ model: Value) {
    self.init(
      read: { model }, write: { _ in }, observe: { ModelObservation(of: $0, $1).observation })
  }
}

/// A value that is computed when it is first read.
@MainActor
package final class Deferred<Value> {
  private var compute: (@MainActor () -> Value)?
  private var stored: Value?
  // Known without asking the runtime for the type of an optional value.
  private var isStored = false
  /// Whether it may be computed again.
  private let isLasting: Bool

  /// Creates a value; one that is lasting can be written again, and then is computed again.
  package init(isLasting: Bool = false, _ compute: @escaping @MainActor () -> Value) {
    self.compute = compute
    self.isLasting = isLasting
  }

  fileprivate func forget() {
    guard isStored else { return }
    stored = nil
    isStored = false
  }

  var value: Value {
    if let stored { return stored }
    guard let compute else { preconditionFailure("Deferred: the value asks for itself") }
    let value = compute()
    stored = value
    isStored = true
    if !isLasting { self.compute = nil }
    return value
  }
}
