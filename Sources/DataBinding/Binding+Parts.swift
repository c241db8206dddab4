/// Bindings to a part of what another binding is to.
///
///     @State var profile = Profile()
///     let name = $profile.name           // of a property
///     @State var tasks = ["one", "two"]
///     let second = $tasks[1]             // of an element
///     @State var nickname: String? = nil
///     let shown = $nickname ?? ""        // of what may be missing
///
/// A handler that follows a part is called only if the part has changed.
extension Binding {
  /// Returns a binding to a property of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    nonisolated(unsafe) let keyPath = keyPath
    return part(get: { $0[keyPath: keyPath] }, set: { $0[keyPath: keyPath] = $1 })
  }

  /// Returns a binding to a value that is another one in place of `nil`.
  ///
  /// What is written is never `nil`.
  public static func ?? <Wrapped>(
    binding: Binding, other: @escaping @autoclosure @MainActor () -> Wrapped
  ) -> Binding<Wrapped> where Value == Wrapped? {
    binding.part(get: { $0 ?? other() }, set: { $0 = $1 })
  }

  /// Returns a binding to a part of the value.
  ///
  ///     @State var quantity = 1
  ///     let number = $quantity.part(get: { Double($0) }, set: { $0 = Int($1) })
  ///
  /// - Parameters:
  ///   - get: Reads the part.
  ///   - set: Writes the part into the value.
  /// - Returns: The binding.
  public func part<Part>(
    get: @escaping @MainActor (Value) -> Part,
    set: @escaping @MainActor (inout Value, Part) -> Void
  ) -> Binding<Part> {
    Binding<Part>(
      read: { get(wrappedValue) },
      write: {
        var value = wrappedValue
        set(&value, $0.value)
        wrappedValue = value
      },
      update: { update() }, isPart: true, observe: observeChanges)
  }
}

extension Binding where Value: MutableCollection, Value.Index: Sendable {
  /// Returns a binding to an element.
  ///
  /// When the collection has become too short for the index, the binding has the last value that it
  /// had, and what is written to it is lost: a widget of an element that was removed may still be
  /// there for a moment.
  public subscript(index: Value.Index) -> Binding<Value.Element> {
    var last = wrappedValue[index]
    return part(
      get: {
        if $0.indices.contains(index) { last = $0[index] }
        return last
      },
      set: {
        guard $0.indices.contains(index) else { return }
        $0[index] = $1
        last = $1
      })
  }
}
