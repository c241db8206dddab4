import GtkCore

extension ConcreteHandle where Self: Widget {
  /// Keeps a value of the widget and a binding in step, as long as the widget exists.
  ///
  /// The widget gets the binding's value now and whenever it changes, and the binding that of the
  /// widget, whether the user or code has changed it. An equal value is not written. Where the
  /// widget makes another value of the binding's, such as one within its range, the binding gets
  /// that.
  ///
  /// The controls can be created so: `Switch(isOn: $x)`. This is for other values, and for widgets
  /// that exist already, such as those of a `.ui` file:
  ///
  /// ```swift
  /// @State var showsDetails = false
  /// let details = Expander("Details", Label("…"))
  /// details.bind(\.isExpanded, to: $showsDetails) { $0.onExpanded($1) }
  /// ```
  ///
  /// - Parameters:
  ///   - property: The widget's value.
  ///   - binding: The app's value.
  ///   - changes: Connects a handler to the widget's changes: it is called with the new value.
  /// - Returns: A token that can end it earlier, as in a row that shows another element; it need
  ///   not be kept.
  @discardableResult
  public func bind<Value>(
    _ property: ReferenceWritableKeyPath<Self, Value>, to binding: Binding<Value>,
    changes: @MainActor (Self, @escaping @MainActor (Value) -> Void) -> Void
  ) -> any Cancellable {
    bindValue(
      property, of: self, to: binding, handle: { Self(retaining: $0.nativePointer) },
      changes: changes)
  }
}

extension ExistingHandle {
  /// Keeps a value of the widget and a binding in step, as long as the widget exists.
  ///
  /// This is for an app's own widget, and the same as for GTK's controls:
  ///
  /// ```swift
  /// @State var stars = 3
  /// rating.bind(\.stars, to: $stars) { rating, changed in rating.onRated = changed }
  /// ```
  ///
  /// - Parameters:
  ///   - property: The widget's value.
  ///   - binding: The app's value.
  ///   - changes: Connects a handler to the widget's changes: it is called with the new value.
  /// - Returns: A token that can end it earlier; it need not be kept.
  @discardableResult
  public func bind<Value>(
    _ property: ReferenceWritableKeyPath<Self, Value>, to binding: Binding<Value>,
    changes: @MainActor (Self, @escaping @MainActor (Value) -> Void) -> Void
  ) -> any Cancellable {
    bindValue(property, of: self, to: binding, handle: { Self(existing: $0) }, changes: changes)
  }
}

/// Connects a value of a widget, whose handlers own the connection: they know the widget weakly.
@MainActor
func bindValue<Handle: Widget, Value>(
  _ property: ReferenceWritableKeyPath<Handle, Value>, of widget: Handle,
  to binding: Binding<Value>, handle: @escaping @MainActor (Widget) -> Handle?,
  writesBack: Bool = true,
  changes: @MainActor (Handle, @escaping @MainActor (Value) -> Void) -> Void
) -> any Cancellable {
  nonisolated(unsafe) let property = property
  let reference = WeakReference(widget)
  let present: @MainActor () -> Handle? = {
    reference.handle { Widget(retaining: $0) }.flatMap(handle)
  }
  let connection = ValueConnection(
    binding, writesBack: writesBack, read: { present()?[keyPath: property] },
    write: { present()?[keyPath: property] = $0 })
  changes(widget) { connection.valueChanged(to: $0) }
  connection.connect()
  return connection
}
