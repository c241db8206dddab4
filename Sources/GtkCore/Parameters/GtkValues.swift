/// Values that GTK's own types have.

/// An object that is not a widget, such as a menu or a buffer.
///
/// Declare its class as the kind of the parameter: `.object(type: "GMenuModel")`.
package struct ObjectValue: ParameterValue {
  package static var kind: ParameterKind { .object(type: "GObject") }
  package static var isOptional: Bool { true }
  /// The object; nil for none.
  package let object: Object?

  /// Creates the value for an object.
  package init(_ object: Object?) { self.object = object }

  package var plain: PlainValue { .object(object) }

  package init?(plain: PlainValue) {
    guard case .object(let object) = plain else { return nil }
    self.object = object
  }
}

extension [String]: ParameterValue {
  package static var kind: ParameterKind { .texts }
  package var plain: PlainValue { .texts(self) }

  package init?(plain: PlainValue) {
    guard case .texts(let texts) = plain else { return nil }
    self = texts
  }
}

/// A rectangle in pixels, or none.
///
/// Only results are of this type.
package struct RectangleValue: ParameterValue {
  package static var kind: ParameterKind { .rectangle }
  package static var isOptional: Bool { true }
  /// The rectangle; nil for none.
  package let rectangle: Rectangle?

  /// Creates the value for a rectangle.
  package init(_ rectangle: Rectangle?) { self.rectangle = rectangle }

  package var plain: PlainValue { .rectangle(rectangle) }

  package init?(plain: PlainValue) {
    guard case .rectangle(let rectangle) = plain else { return nil }
    self.rectangle = rectangle
  }
}

/// A value of GVariant's, for lists of records.
package indirect enum VariantValue: Hashable, Sendable {
  case text(String)
  case boolean(Bool)
  /// A number of 32 bits without a sign.
  case number(Int)
  case record([VariantValue])
  /// A list of values, with the type of each.
  case list(type: String, [VariantValue])
}

extension VariantValue: ParameterValue {
  package static var kind: ParameterKind { .variant(type: "v") }
  package var plain: PlainValue { .variant(self) }

  package init?(plain: PlainValue) {
    guard case .variant(let value) = plain else { return nil }
    self = value
  }
}
