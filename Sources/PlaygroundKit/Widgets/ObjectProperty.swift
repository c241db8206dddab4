import CConcertinaGtk
import CConcertinaPlayground
import GtkCore
import RichTextModel

/// A property of a GObject class, as the class describes it: its type, its range and its default.
///
/// GObject says of every property of every class what a knob needs to know, so that a widget of any
/// library can be tried without code of its own.
@MainActor
struct ObjectProperty {
  let name: String
  private let specification: UnsafeMutablePointer<GParamSpec>

  init(_ specification: UnsafeMutablePointer<GParamSpec>) {
    self.specification = specification
    name = String(cString: specification.pointee.name)
  }

  /// Returns the properties of a class and of those that it inherits from, without those that every
  /// widget has.
  static func properties(of type: GType) -> [ObjectProperty] {
    guard let objectClass = g_type_class_ref(type) else { return [] }
    defer { g_type_class_unref(objectClass) }
    var count: guint = 0
    let list = g_object_class_list_properties(
      objectClass.assumingMemoryBound(to: GObjectClass.self), &count)
    defer { g_free(list) }
    return (0..<Int(count)).compactMap { list?[$0].map(ObjectProperty.init) }
      .filter { !$0.isOfEveryWidget }
  }

  /// Returns the property of an object that has objects of a class or an interface; nil for none.
  static func named(_ name: String, of owner: Object, holding type: GType) -> ObjectProperty? {
    named(name, of: owner).flatMap { $0.holds(type) ? $0 : nil }
  }

  /// Returns a property of an object by its name; nil if its class has none of that name.
  static func named(_ name: String, of object: Object) -> ObjectProperty? {
    properties(of: object.gType).first { $0.name == name }
  }

  private var isOfEveryWidget: Bool {
    let owner = specification.pointee.owner_type
    return [gtk_widget_get_type(), gtk_accessible_get_type()].contains(owner)
  }

  /// Whether it belongs to a class that is not GTK's.
  var isOfOtherLibrary: Bool {
    !String(cString: g_type_name(specification.pointee.owner_type)).hasPrefix("Gtk")
  }

  /// Whether an app can set it after the object is made, and a scenario, too.
  var isSettable: Bool {
    has(.writable) && !has(.constructOnly) && !namesFile
  }

  /// Whether its value names a file, which GTK opens: a scenario that comes from anywhere may not.
  var namesFile: Bool {
    concertina_playground_file_kind(specification) != CONCERTINA_PLAYGROUND_FILE_NONE
  }

  /// Whether it can be read.
  var isReadable: Bool { has(.readable) }

  private enum Flag: UInt32 {
    // GObject's numbers, whose names Swift does not see.
    case readable = 1
    case writable = 2
    case constructOnly = 8
  }

  private func has(_ flag: Flag) -> Bool {
    UInt32(truncatingIfNeeded: specification.pointee.flags.rawValue) & flag.rawValue != 0
  }

  /// The name of the type of its values, such as `GtkOrientation`.
  var typeName: String { String(cString: g_type_name(specification.pointee.value_type)) }

  private var type: GType { specification.pointee.value_type }

  // MARK: Knobs

  /// Returns the kind of knob for the property, with the value that an object has as its default;
  /// nil if no knob can hold its values.
  func knobKind(of object: Object) -> Knob.Kind? {
    guard let value = value(of: object) else { return nil }
    switch value {
    case .bool(let isOn): return .toggle(default: isOn)
    case .number(let number):
      return .number(
        default: number, range: range, step: isWhole ? 1 : 0.1, isWhole: isWhole)
    case .string(let text):
      let options = cases.map { KnobOption($0, title: $0) }
      return options.isEmpty
        ? .text(default: text, isMultiline: false, presets: [])
        : .choice(default: text, options: options)
    default: return nil
    }
  }

  /// The range of a spin button for the property: what the class accepts, as far as a person gets.
  private var range: ClosedRange<Double> {
    let (least, greatest) = limits
    return max(least, -10_000)...max(min(greatest, 10_000), max(least, -10_000) + 1)
  }

  private var limits: (least: Double, greatest: Double) {
    let raw = UnsafeRawPointer(specification)
    switch BasicType(type) {
    case .int:
      let own = raw.assumingMemoryBound(to: GParamSpecInt.self).pointee
      return (Double(own.minimum), Double(own.maximum))
    case .unsigned:
      let own = raw.assumingMemoryBound(to: GParamSpecUInt.self).pointee
      return (Double(own.minimum), Double(own.maximum))
    case .float:
      let own = raw.assumingMemoryBound(to: GParamSpecFloat.self).pointee
      return (Double(own.minimum), Double(own.maximum))
    case .double:
      let own = raw.assumingMemoryBound(to: GParamSpecDouble.self).pointee
      return (own.minimum, own.maximum)
    default: return (-.infinity, .infinity)
    }
  }

  private var isWhole: Bool { BasicType(type) == .int || BasicType(type) == .unsigned }

  /// The nicknames of an enumeration's cases; empty for another type.
  private var cases: [String] {
    BasicType(type) == .enumeration ? EnumerationType.cases(of: type) : []
  }

  // MARK: Objects

  /// Returns the object that an object has as the property; nil if it has none.
  func object(of owner: Object) -> Object? {
    guard isReadable, holds(g_object_get_type()) else { return nil }
    var value = GValue()
    g_value_init(&value, type)
    defer { g_value_unset(&value) }
    g_object_get_property(owner.native(), name, &value)
    return g_value_get_object(&value).map { Object(retaining: OpaquePointer($0)) }
  }

  /// Leaves an object without one; returns whether the property can be set.
  func clearObject(of owner: Object) -> Bool {
    guard has(.writable), !has(.constructOnly) else { return false }
    set(nil, of: owner)
    return true
  }

  /// Sets the object that another one has as the property.
  func set(_ object: Object?, of owner: Object) {
    var value = GValue()
    g_value_init(&value, type)
    defer { g_value_unset(&value) }
    g_value_set_object(&value, object.map { UnsafeMutableRawPointer($0.nativePointer) })
    g_object_set_property(owner.native(), name, &value)
  }

  /// Whether its values are objects of a class or an interface.
  func holds(_ other: GType) -> Bool { g_type_is_a(type, other) != 0 }

  // MARK: Values

  /// Returns the value that an object has; nil for a type that has no form in JSON.
  func value(of object: Object) -> JSONValue? {
    guard isReadable, let basic = BasicType(type) else { return nil }
    var value = GValue()
    g_value_init(&value, type)
    defer { g_value_unset(&value) }
    g_object_get_property(object.native(), name, &value)
    return basic.json(of: &value)
  }

  /// Sets the value from a text, as files of GtkBuilder have it.
  ///
  /// - Returns: Whether the text is a value of the property's type.
  func set(_ text: String, on object: Object) -> Bool {
    guard isSettable else { return false }
    let builder = gtk_builder_new()
    defer { g_object_unref(builder.map { UnsafeMutableRawPointer($0) }) }
    var value = GValue()
    guard gtk_builder_value_from_string(builder, specification, text, &value, nil) != 0 else {
      return false
    }
    defer { g_value_unset(&value) }
    // GObject would warn of a number that is out of the range.
    g_param_value_validate(specification, &value)
    g_object_set_property(object.native(), name, &value)
    return true
  }

  /// Sets the value from one in a scenario; returns whether it is a value of the property's type.
  func set(_ value: JSONValue, on object: Object) -> Bool {
    switch value {
    case .bool(let isOn): set(isOn ? "true" : "false", on: object)
    case .number: set(value.compactText, on: object)
    case .string(let text): set(text, on: object)
    default: false
    }
  }
}

extension Object {
  /// The object's class.
  var gType: GType { g_type_from_name(typeName) }

  /// The object for functions of GObject.
  func native() -> UnsafeMutablePointer<GObject> { UnsafeMutablePointer(nativePointer) }
}
