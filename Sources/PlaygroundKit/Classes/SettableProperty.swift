import CConcertinaGtk
import GtkCore
import RichTextModel

/// What a knob of a widget of any class sets: a property, a property of an object that it has, or
/// the lines that such an object is made of.
@MainActor
protocol SettableProperty {
  /// The name of the knob, such as `label` or `adjustment.upper`.
  var id: String { get }
  /// The kind of the knob, with the present value as its default; nil if no knob can hold it.
  var kind: Knob.Kind? { get }
  /// The present value; nil if there is none.
  var value: JSONValue? { get }
  /// The name of the type of its values.
  var typeName: String { get }
  /// The object that notifies of changes, and the name that it does so by; nil for none.
  var source: (object: Object, name: String)? { get }

  /// Sets the value; returns whether it is one.
  func set(_ value: JSONValue) -> Bool
}

/// A property of a widget, or of an object that it has as a property.
struct PlainProperty: SettableProperty {
  let id: String
  let object: Object
  let property: ObjectProperty

  var kind: Knob.Kind? {
    let isLong = id == "buffer.text"
    guard isLong, case .text(let text, _, _)? = property.knobKind(of: object) else {
      return property.knobKind(of: object)
    }
    return .text(default: text, isMultiline: true, presets: [])
  }

  var value: JSONValue? { property.value(of: object) }
  var typeName: String { property.typeName }
  var source: (object: Object, name: String)? { (object, property.name) }

  func set(_ value: JSONValue) -> Bool { property.set(value, on: object) }
}

/// The objects that a widget has as properties, and the properties of theirs that are knobs.
@MainActor
enum ObjectParts {
  /// Their classes, each with the name of the widget's property, and the names of theirs.
  private static var parts: [(name: String, type: GType, properties: [String])] {
    [
      (
        "adjustment", gtk_adjustment_get_type(),
        // The number is set when its range is.
        ["lower", "upper", "step-increment", "value"]
      ),
      ("buffer", gtk_text_buffer_get_type(), ["text"]),
    ]
  }

  /// Returns the properties of the objects of a widget.
  static func properties(of widget: Widget) -> [PlainProperty] {
    parts.flatMap { name, type, names -> [PlainProperty] in
      guard let object = ObjectProperty.named(name, of: widget, holding: type)?.object(of: widget)
      else { return [] }
      return names.compactMap { own in
        // What the widget has itself is there already.
        guard ObjectProperty.named(own, of: widget) == nil else { return nil }
        return ObjectProperty.named(own, of: object).map {
          PlainProperty(id: "\(name).\(own)", object: object, property: $0)
        }
      }
    }
  }
}

extension Widget {
  /// Everything that knobs can set.
  ///
  /// - Parameter onChosen: Called with the title of an entry of a menu that a knob has made.
  /// - Returns: The properties, in the order of their knobs.
  func settableProperties(
    onChosen: @escaping @MainActor (String) -> Void = { _ in }
  ) -> [any SettableProperty] {
    let own = ObjectProperty.properties(of: gType).filter(\.isSettable)
    let lines = own.compactMap { LineProperty($0, of: self, onChosen: onChosen) }
    let plain = own.map { PlainProperty(id: $0.name, object: self, property: $0) }
      .filter { $0.kind != nil }
    return lines + ObjectParts.properties(of: self) + plain
  }
}
