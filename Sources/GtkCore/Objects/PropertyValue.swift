import CConcertinaGtk
import CConcertinaShims

/// A type of values that GObject properties can have in Swift.
public protocol PropertyValue {
  /// The conversion between the value and that of a property.
  static var conversion: PropertyConversion<Self> { get }
}

/// The conversion between values of a type and those of properties.
public struct PropertyConversion<Value> {
  let type: GType
  let read: (UnsafePointer<GValue>) -> Value
  let write: (Value, UnsafeMutablePointer<GValue>) -> Void
}

extension PropertyValue {
  /// Reads the value of GObject's container for values of any type, which has this type.
  package static func read(_ container: UnsafePointer<GValue>) -> Self {
    conversion.read(container)
  }

  /// Returns the value that a function stores in a container of this type.
  package static func stored(by store: (UnsafeMutablePointer<GValue>) -> Void) -> Self {
    var container = GValue()
    g_value_init(&container, conversion.type)
    defer { g_value_unset(&container) }
    store(&container)
    return read(&container)
  }

  /// Stores the value in a container of this type.
  func store(in container: UnsafeMutablePointer<GValue>) {
    Self.conversion.write(self, container)
  }
}

extension Bool: PropertyValue {
  /// A Boolean property.
  public static var conversion: PropertyConversion<Bool> {
    PropertyConversion(type: concertina_type_boolean()) {
      g_value_get_boolean($0) != 0
    } write: {
      g_value_set_boolean($1, $0 ? 1 : 0)
    }
  }
}

extension Int: PropertyValue {
  /// An integer property; GObject converts enumerations and unsigned numbers.
  public static var conversion: PropertyConversion<Int> {
    PropertyConversion(type: concertina_type_int()) {
      Int(g_value_get_int($0))
    } write: {
      g_value_set_int($1, gint(clamping: $0))
    }
  }
}

extension Double: PropertyValue {
  /// A floating-point property, of either precision.
  public static var conversion: PropertyConversion<Double> {
    PropertyConversion(type: concertina_type_double()) {
      g_value_get_double($0)
    } write: {
      g_value_set_double($1, $0)
    }
  }
}

extension String: PropertyValue {
  /// A string property; NULL is read as an empty string.
  public static var conversion: PropertyConversion<String> {
    PropertyConversion(type: concertina_type_string()) { value in
      g_value_get_string(value).map { String(cString: $0) } ?? ""
    } write: {
      g_value_set_string($1, $0)
    }
  }
}
