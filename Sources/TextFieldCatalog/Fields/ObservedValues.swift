import GtkCore

/// The short values that other languages than Swift have as properties, and that change with the
/// model of a field.
///
/// They are read only while a listener gets changes: before what may change the model, and after
/// it. Nothing reports that a listener begins, so values that were not read before count as
/// changed.
@MainActor
final class ObservedValues {
  private var values: [any ObservedValue] = []
  /// Whether the values are those before the next change.
  private var areRead = false

  init() {}

  /// Adds a value.
  ///
  /// - Parameters:
  ///   - read: Reads it.
  ///   - changed: Called when it has changed.
  func add<Value: Equatable>(
    _ read: @escaping @MainActor (CatalogField) -> Value, changed: @escaping @MainActor () -> Void
  ) {
    values.append(ComparedValue(read, changed))
  }

  /// Reports nothing from now on.
  func close() { values = [] }

  /// Reads the values before the model of a field changes, if there is a listener.
  func changeBegins(in field: FieldImplementation) {
    guard !areRead, !values.isEmpty, field.isObserved, let handle = field.handle else { return }
    areRead = true
    for value in values { _ = value.update(from: handle) }
  }

  /// Reports the values that have changed with the model of a field, if there is a listener.
  func changeEnded(in field: FieldImplementation) {
    let wereRead = areRead
    areRead = field.isObserved
    guard areRead, let handle = field.handle else { return }
    for value in values where value.update(from: handle) || !wereRead { value.changed() }
  }
}

@MainActor
private protocol ObservedValue: AnyObject {
  /// Called when the value has changed.
  var changed: @MainActor () -> Void { get }
  /// Reads the value; returns whether it has changed.
  func update(from field: CatalogField) -> Bool
}

@MainActor
private final class ComparedValue<Value: Equatable>: ObservedValue {
  let changed: @MainActor () -> Void
  private let read: @MainActor (CatalogField) -> Value
  private var last: Value?

  init(
    _ read: @escaping @MainActor (CatalogField) -> Value, _ changed: @escaping @MainActor () -> Void
  ) {
    (self.read, self.changed) = (read, changed)
  }

  func update(from field: CatalogField) -> Bool {
    let value = read(field)
    defer { last = value }
    return value != last
  }
}
