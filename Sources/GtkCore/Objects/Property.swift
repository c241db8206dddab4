import CConcertinaGtk
import CConcertinaShims

/// A GObject property of a class: its name and the type of its value.
///
/// Each class declares the properties that its handles read or observe by name. An app declares
/// those that it needs in the same way:
///
///     extension Property where Owner: Widget, Value == Bool {
///       static var hasTooltip: Self { Property("has-tooltip") }
///     }
///
///     button[.hasTooltip] = false
///     button.onChange(of: .hasTooltip) { print("shown or hidden") }
public struct Property<Owner: Object, Value: PropertyValue>: Sendable {
  /// The property's name, such as `has-tooltip`.
  public let name: String

  /// Describes a property.
  public init(_ name: String) { self.name = name }
}

extension SignalEmitter {
  /// The value of a property.
  public subscript<Value>(property: Property<Self, Value>) -> Value {
    get {
      Value.stored { g_object_get_property(pointer(as: GObject.self), property.name, $0) }
    }
    set {
      var value = GValue()
      g_value_init(&value, Value.conversion.type)
      defer { g_value_unset(&value) }
      newValue.store(in: &value)
      // GObject converts between number types, and rejects with a warning what it cannot convert.
      g_object_set_property(pointer(as: GObject.self), property.name, &value)
    }
  }

  /// Connects a handler to changes of a property.
  @discardableResult
  public func onChange<Value>(
    of property: Property<Self, Value>, handler: @escaping @MainActor () -> Void
  ) -> SignalConnection {
    connect(named: "notify::\(property.name)") { _ in handler() }
  }

  /// Returns whether the object's class has a property.
  package func has<Value>(_ property: Property<Self, Value>) -> Bool {
    concertina_specification(pointer(), property.name) != nil
  }
}

extension Signal where Arguments == Void, Result == Void {
  /// Returns the signal for changes of a property.
  static func change<Value>(of property: Property<Emitter, Value>) -> Self {
    Signal("notify::\(property.name)")
  }
}
