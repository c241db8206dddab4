/// A value that has a form as JSON.
protocol SavedRepresentable {
  /// The members of the value as JSON; nil if it is not an object.
  static var savedShape: SavedShape? { get }
  /// The value as JSON.
  var savedValue: JSONValue { get }

  /// Reads a value.
  init(saved reader: SavedValueReader) throws(SavedFormError)
}

extension SavedRepresentable {
  static var savedShape: SavedShape? { nil }
}

extension SavedRepresentable where Self: RawRepresentable<String> & CaseIterable {
  var savedValue: JSONValue { .string(rawValue) }

  /// Reads one of the names of the enumeration's cases.
  init(saved reader: SavedValueReader) throws(SavedFormError) {
    guard let choice = Self(rawValue: try reader.string()) else {
      throw reader.expected("one of " + Self.allCases.map(\.rawValue).joined(separator: ", "))
    }
    self = choice
  }
}

extension String: SavedRepresentable {
  var savedValue: JSONValue { .string(self) }

  init(saved reader: SavedValueReader) throws(SavedFormError) { self = try reader.string() }
}

extension Double: SavedRepresentable {
  var savedValue: JSONValue { .number(self) }

  init(saved reader: SavedValueReader) throws(SavedFormError) { self = try reader.number() }
}

extension Int: SavedRepresentable {
  var savedValue: JSONValue { .number(Double(self)) }

  init(saved reader: SavedValueReader) throws(SavedFormError) { self = try reader.integer() }
}

extension Bool: SavedRepresentable {
  var savedValue: JSONValue { .bool(self) }

  init(saved reader: SavedValueReader) throws(SavedFormError) { self = try reader.bool() }
}

extension Array: SavedRepresentable where Element: SavedRepresentable {
  var savedValue: JSONValue { .array(map(\.savedValue)) }

  init(saved reader: SavedValueReader) throws(SavedFormError) {
    self = []
    for element in try reader.elements() { append(try Element(saved: element)) }
  }
}

extension Set: SavedRepresentable where Element == String {
  var savedValue: JSONValue { sorted().savedValue }

  init(saved reader: SavedValueReader) throws(SavedFormError) {
    self.init(try [String](saved: reader))
  }
}

extension Color: SavedRepresentable {
  var savedValue: JSONValue { .string(description) }

  init(saved reader: SavedValueReader) throws(SavedFormError) {
    guard let color = Color(try reader.string()) else {
      throw reader.expected("#rrggbb or #rrggbbaa")
    }
    self = color
  }
}
