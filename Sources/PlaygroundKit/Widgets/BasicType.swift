import CConcertinaGtk
import GtkCore
import RichTextModel

/// The types of GObject's values that a text can stand for.
enum BasicType: Equatable {
  case boolean, int, unsigned, float, double, text, enumeration, flags, color

  /// Returns the basic type of a GType; nil for objects and whatever else has no short text.
  init?(_ type: GType) {
    switch String(cString: g_type_name(g_type_fundamental(type))) {
    case "gboolean": self = .boolean
    case "gint": self = .int
    case "guint": self = .unsigned
    case "gfloat": self = .float
    case "gdouble": self = .double
    case "gchararray": self = .text
    case "GEnum": self = .enumeration
    case "GFlags": self = .flags
    default:
      guard type == gdk_rgba_get_type() else { return nil }
      self = .color
    }
  }

  /// Returns a value in JSON; flags are their nicknames with `|` between them, as GtkBuilder reads
  /// them.
  func json(of value: UnsafePointer<GValue>) -> JSONValue {
    let type = value.pointee.g_type
    switch self {
    case .boolean: return .bool(.read(value))
    case .int: return .integer(.read(value))
    case .unsigned: return .integer(Int(g_value_get_uint(value)))
    case .float, .double: return .number(.stored { _ = g_value_transform(value, $0) })
    case .text: return .string(.read(value))
    case .enumeration:
      return .string(EnumerationType.name(of: g_value_get_enum(value), in: type))
    case .flags: return .string(EnumerationType.names(of: g_value_get_flags(value), in: type))
    case .color:
      guard let color = g_value_get_boxed(value) else { return .string("") }
      let text = gdk_rgba_to_string(color.assumingMemoryBound(to: GdkRGBA.self))
      defer { g_free(text) }
      return .string(text.map { String(cString: $0) } ?? "")
    }
  }
}

/// The names of the cases of GObject's enumerations.
enum EnumerationType {
  /// Returns the nicknames of all cases, such as `horizontal`.
  static func cases(of type: GType) -> [String] {
    guard let typeClass = g_type_class_ref(type) else { return [] }
    defer { g_type_class_unref(typeClass) }
    let own = typeClass.assumingMemoryBound(to: GEnumClass.self).pointee
    return (0..<Int(own.n_values)).map { String(cString: own.values[$0].value_nick) }
  }

  /// Returns the nickname of a case; its number if it has none.
  static func name(of number: gint, in type: GType) -> String {
    guard let typeClass = g_type_class_ref(type) else { return "\(number)" }
    defer { g_type_class_unref(typeClass) }
    let own = g_enum_get_value(typeClass.assumingMemoryBound(to: GEnumClass.self), number)
    return own.map { String(cString: $0.pointee.value_nick) } ?? "\(number)"
  }

  /// Returns the nicknames of flags, with `|` between them.
  static func names(of flags: guint, in type: GType) -> String {
    guard let typeClass = g_type_class_ref(type) else { return "" }
    defer { g_type_class_unref(typeClass) }
    let own = typeClass.assumingMemoryBound(to: GFlagsClass.self).pointee
    return (0..<Int(own.n_values)).filter {
      own.values[$0].value != 0 && flags & own.values[$0].value == own.values[$0].value
    }.map { String(cString: own.values[$0].value_nick) }.joined(separator: "|")
  }
}
