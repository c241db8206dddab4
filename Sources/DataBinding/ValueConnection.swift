import GtkCore

/// Keeps a value of a widget and a binding in step, in both directions.
///
/// It belongs to the widget's handlers, and ends with them.
@MainActor
package final class ValueConnection<Value>: Cancellable {
  private let binding: Binding<Value>
  private let read: @MainActor () -> Value?
  private let write: @MainActor (Value) -> Void
  private let writesBack: Bool
  private var observation: BindingObservation?
  private var isConnected = false
  private var isTaking = false
  /// The binding's value that the widget has made another one of.
  private var refused: Value?
  /// The last value of the widget that is known here.
  private var known: Value?
  /// Whether the widget's value is what it has made of the binding's.
  private var isTaken = false

  /// Creates a connection that is not active yet.
  ///
  /// - Parameters:
  ///   - binding: The app's value.
  ///   - writesBack: Whether the binding gets what the widget has made of a value.
  ///   - read: Reads the widget's value; nil if the widget is gone.
  ///   - write: Sets the widget's value.
  package init(
    _ binding: Binding<Value>, writesBack: Bool = true, read: @escaping @MainActor () -> Value?,
    write: @escaping @MainActor (Value) -> Void
  ) {
    (self.binding, self.writesBack, self.read, self.write) = (binding, writesBack, read, write)
  }

  /// Puts the binding's value into the widget, and follows the binding from now on.
  package func connect() {
    isConnected = true
    isTaken = true
    take()
    known = read()
    observation = binding.observeAll { [weak self] in self?.take() }
  }

  /// Ends the connection; the widget keeps its value.
  package func cancel() {
    isConnected = false
    observation?.cancel()
    observation = nil
  }

  /// Takes the value that the user, or code, has given the widget.
  package func valueChanged(to value: Value) {
    guard isConnected, !isTaking else { return }
    (known, refused, isTaken) = (value, nil, false)
    binding.wrappedValue = value
  }

  /// Takes the value that the widget has now, if it is another one.
  package func valueMayHaveChanged() {
    guard isConnected, !isTaking, let value = read(), let known, !areEqual(value, known) else {
      return
    }
    valueChanged(to: value)
  }

  /// Lets the widget change how it shows values: one that came from the binding is shown again,
  /// and any other is what the widget has made of it.
  package func reform(_ change: () -> Void) {
    guard isConnected, !isTaking else { return change() }
    isTaking = true
    change()
    isTaking = false
    guard isTaken else { return valueMayHaveChanged() }
    refused = nil
    take()
    known = read()
  }

  private func take() {
    let new = binding.wrappedValue
    guard let present = read(), !areEqual(present, new), !isRefused(new) else { return }
    let wasTaking = isTaking
    isTaking = true
    write(new)
    isTaking = wasTaking
    isTaken = true
    // A handler of the app may have set another value meanwhile.
    known = read()
    guard let result = known, areEqual(binding.wrappedValue, new) else { return }
    if writesBack { return binding.wrappedValue = result }
    refused = areEqual(result, new) ? nil : new
  }

  private func isRefused(_ value: Value) -> Bool { refused.map { areEqual($0, value) } ?? false }
}
