/// A parameter of a widget of this package, declared once: its name, its values, its default, and
/// how it is read and set.
///
///     package nonisolated static let maxLines = Parameter<AutoHeightEditor, Int>(
///       "max-lines", 5, in: 1...1_000, changesSize: true) { $0.limitLines() }
///
/// The Swift property reads and sets it, and so do the playground's knobs:
///
///     public var maxLines: Int {
///       get { self[Self.maxLines] }
///       set { self[Self.maxLines] = newValue }
///     }
///
/// The value belongs to the widget's implementation, so all handles of a widget have the same. To
/// GObject it is a property, which notifies exactly when the value changes.
package struct Parameter<Owner: ParameterizedWidget, Value: ParameterValue>: Sendable {
  /// The name by GTK's habits, such as `max-lines`.
  package let name: String
  /// The values that it is meant to have; a widget says what it does with others.
  package let kind: ParameterKind
  /// The value of a new widget.
  package let defaultValue: Value
  /// Whether a change can change the size of the widget.
  package let changesSize: Bool
  /// The name of the Swift property.
  package let property: String
  fileprivate let read: @MainActor (Owner) -> Value
  /// Sets the value, also to an equal one, which the property does not; nil if it cannot be set.
  package let write: (@MainActor (Owner, Value) -> Void)?
  /// Whether a value that is there is set, too, because it may come from elsewhere.
  fileprivate var setsEqual = false
  /// Adds a handler to what reports the changes; nil if only setting changes the value.
  fileprivate let observe: ParameterObservation<Owner>?

  /// Declares a parameter whose value is in a part of the widget.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - defaultValue: The value of a new widget.
  ///   - kind: The values that it is meant to have.
  ///   - property: The name of the Swift property, if it is not that of the parameter.
  ///   - changesSize: Whether a change can change the size of the widget.
  ///   - observe: Adds a handler to what reports the changes, for a value that the user changes
  ///     too.
  ///   - read: Returns the value.
  ///   - write: Sets the value; nil for a value that can only be read.
  package init(
    _ name: String, _ defaultValue: Value, kind: ParameterKind = Value.kind,
    property: String? = nil, changesSize: Bool = false,
    observe: ParameterObservation<Owner>? = nil,
    get read: @escaping @MainActor (Owner) -> Value,
    set write: (@MainActor (Owner, Value) -> Void)?
  ) {
    self.name = name
    self.kind = kind
    self.defaultValue = defaultValue
    self.changesSize = changesSize
    self.property = property ?? SwiftName.member(name)
    self.read = read
    self.write = write
    self.observe = observe
  }

  /// The same parameter, which sets a value that is there, too, because it may come from elsewhere.
  package var settingEqual: Parameter {
    var parameter = self
    parameter.setsEqual = true
    return parameter
  }

  /// Declares a parameter whose value the widget's implementation keeps.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - defaultValue: The value of a new widget.
  ///   - kind: The values that it is meant to have.
  ///   - property: The name of the Swift property, if it is not that of the parameter.
  ///   - changesSize: Whether a change can change the size of the widget.
  ///   - apply: Called when the value has changed.
  package init(
    _ name: String, _ defaultValue: Value, kind: ParameterKind = Value.kind,
    property: String? = nil, changesSize: Bool = false,
    apply: @escaping @MainActor (Owner) -> Void
  ) {
    self.init(
      name, defaultValue, kind: kind, property: property, changesSize: changesSize,
      get: { $0.widgetImplementation?.kept[name] as? Value ?? defaultValue },
      set: { owner, value in
        owner.widgetImplementation?.kept[name] = value
        apply(owner)
      })
  }
}

extension Parameter where Value == Int {
  /// Declares a whole number in a range, which the widget's implementation keeps.
  package init(
    _ name: String, _ defaultValue: Int, in range: ClosedRange<Int>, changesSize: Bool = false,
    apply: @escaping @MainActor (Owner) -> Void
  ) {
    self.init(
      name, defaultValue, kind: .integer(range), changesSize: changesSize, apply: apply)
  }
}

extension ParameterizedWidget {
  /// The value of a parameter.
  package subscript<Value>(parameter: Parameter<Self, Value>) -> Value {
    get { parameter.read(self) }
    set {
      let old = parameter.read(self)
      // NaN, which differs from itself, is not a change to itself.
      let isSame = old == newValue || old != old && newValue != newValue
      guard !isSame || parameter.setsEqual else { return }
      parameter.write?(self, newValue)
      guard parameter.observe == nil, parameter.read(self) != old else { return }
      notifyChange(of: parameter.name)
    }
  }
}

/// Adds a handler to an event of a widget.
package typealias ParameterObservation<Owner> =
  @Sendable @MainActor (Owner, _ changed: @escaping @MainActor () -> Void) -> Void

/// A widget of this package, with parameters, that can be had again from any handle on it.
@MainActor
package protocol ParameterizedWidget: Widget {
  /// The declarations of the parameters, in the order of their documentation.
  nonisolated static var parameters: [AnyParameter] { get }
  /// Creates another handle on a widget; nil for a widget of another class.
  init?(existing widget: Widget)
}

extension Widget {
  /// Returns the widget by its own class: this handle, or another one; nil for a widget of another
  /// class.
  final func owner<Owner: ParameterizedWidget>(as type: Owner.Type) -> Owner? {
    self as? Owner ?? Owner(existing: self)
  }
}

/// A parameter of any type, with values as GObject can hold them.
package struct AnyParameter: Sendable {
  /// The name by GTK's habits.
  package let name: String
  /// The values that it is meant to have.
  package let kind: ParameterKind
  /// The value of a new widget.
  package let defaultValue: PlainValue
  /// Whether a change can change the size of the widget.
  package let changesSize: Bool
  /// The name of the Swift property.
  package let property: String
  /// Returns the value in a widget; nil for a widget of another class.
  package let read: @MainActor (Widget) -> PlainValue?
  /// Sets the value in a widget; returns whether it is a value of the parameter.
  package let write: @MainActor (Widget, PlainValue) -> Bool
  /// Whether the value can be set.
  package let isWritable: Bool
  /// Calls a handler for changes that are not made by setting the value; nil if there are none.
  let observe: (@MainActor (Widget, _ changed: @escaping @MainActor () -> Void) -> Void)?

  /// Declares a parameter that the classes deriving from an abstract one have.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - defaultValue: The value of a new widget.
  ///   - kind: The values that it is meant to have.
  package init(abstract name: String, _ defaultValue: PlainValue, _ kind: ParameterKind) {
    self.name = name
    self.kind = kind
    self.defaultValue = defaultValue
    changesSize = false
    property = SwiftName.member(name)
    read = { _ in nil }
    write = { _, _ in false }
    isWritable = true
    observe = nil
  }

  /// Declares a text that a widget writes for the caller, and of which not every one can be
  /// set.
  ///
  /// Unlike a ``Parameter`` it is not read before it is set.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - property: The name of the member in Swift that documents it.
  ///   - observe: Adds a handler to what reports the changes.
  ///   - read: Returns the text.
  ///   - write: Sets the text; returns whether that is possible, which it says without changing
  ///     anything. A text that changes nothing is set without a report.
  package init<Owner: ParameterizedWidget>(
    written name: String, property: String, observe: @escaping ParameterObservation<Owner>,
    get read: @escaping @MainActor (Owner) -> String,
    set write: @escaping @MainActor (Owner, String) -> Bool
  ) {
    (self.name, self.property) = (name, property)
    kind = .text
    defaultValue = .text("")
    changesSize = true
    isWritable = true
    self.read = { widget in Owner(existing: widget).map { .text(read($0)) } }
    self.write = { widget, plain in
      guard let owner = Owner(existing: widget), case .text(let text) = plain else { return false }
      return write(owner, text)
    }
    self.observe = { widget, changed in
      if let owner = widget.owner(as: Owner.self) { observe(owner, changed) }
    }
  }

  /// Erases the type of a parameter.
  package init<Owner, Value>(_ parameter: Parameter<Owner, Value>) {
    name = parameter.name
    kind = parameter.kind
    defaultValue = parameter.defaultValue.plain
    changesSize = parameter.changesSize
    property = parameter.property
    isWritable = parameter.write != nil
    read = { widget in Owner(existing: widget).map { $0[parameter].plain } }
    write = { widget, plain in
      guard let owner = Owner(existing: widget), let value = Value(plain: plain) else {
        return false
      }
      owner[parameter] = value
      return true
    }
    observe = parameter.observe.map { observe in
      { @MainActor widget, changed in
        if let owner = widget.owner(as: Owner.self) { observe(owner, changed) }
      }
    }
  }
}
