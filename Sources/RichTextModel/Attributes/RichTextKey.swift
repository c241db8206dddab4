import FoundationEssentials

/// An attribute of rich text: how it is shown, saved and exchanged.
///
/// What treats attributes one by one goes over `RichTextAttributes.keys`, so a new attribute is one
/// type that conforms to this protocol, in that table and in the scope.
protocol RichTextKey: AttributedStringKey where Value: Sendable {
  /// The names of the members in the saved form that hold the value.
  static var savedNames: [String] { get }
  /// The shapes of those members that are objects.
  static var savedShapes: [String: SavedShape] { get }
  /// Whether it is formatting of characters, which clearing the formatting removes.
  static var isFormatting: Bool { get }
  /// Whether text typed after the run can have it.
  static var isTyped: Bool { get }
  /// The elements of HTML that have the attribute, and their values.
  static var htmlElements: [String: Value] { get }

  /// Adds a value to the members of a run in the saved form.
  static func save(_ value: Value, in members: inout [String: JSONValue])
  /// Reads the value from the members of a run; nil if it has none.
  static func saved(in run: SavedValueReader) throws(SavedFormError) -> Value?
  /// Returns how characters with a value are drawn; what changes their size is known from this.
  static func appearance(of value: Value) -> [LetterProperty]
  /// Returns a value as HTML, for a run with certain attributes.
  static func html(of value: Value, in attributes: AttributeContainer) -> [HTMLPart]
  /// Returns the names of what Markdown has no form for.
  static func markdownLosses(of value: Value, inCode: Bool) -> [String]
}

extension RichTextKey {
  static var savedShapes: [String: SavedShape] { [:] }
  static var isFormatting: Bool { false }
  static var isTyped: Bool { true }
  static var htmlElements: [String: Value] { [:] }

  static func appearance(of value: Value) -> [LetterProperty] { [] }
  static func html(of value: Value, in attributes: AttributeContainer) -> [HTMLPart] { [] }
  static func markdownLosses(of value: Value, inCode: Bool) -> [String] { savedNames }
}

extension RichTextKey where Value: SavedRepresentable {
  static var savedShapes: [String: SavedShape] {
    Value.savedShape.map { [savedNames[0]: $0] } ?? [:]
  }

  static func save(_ value: Value, in members: inout [String: JSONValue]) {
    members[savedNames[0]] = value.savedValue
  }

  static func saved(in run: SavedValueReader) throws(SavedFormError) -> Value? {
    let reader = run[savedNames[0]]
    return reader.exists ? try Value(saved: reader) : nil
  }
}

/// The attribute of a container, without the type of its value.
extension RichTextKey {
  static func isSet(in attributes: AttributeContainer) -> Bool { attributes[Self.self] != nil }

  static func remove(from attributes: inout AttributeContainer) {
    if isSet(in: attributes) { attributes[Self.self] = nil }
  }

  /// Moves the attribute into a container of its own; returns nil if there is none.
  static func takeOut(of attributes: inout AttributeContainer) -> AttributeContainer? {
    guard let value = attributes[Self.self] else { return nil }
    attributes[Self.self] = nil
    var own = AttributeContainer()
    own[Self.self] = value
    return own
  }

  /// Adds what has changed to the attributes that were added and removed.
  static func compare(
    _ old: AttributeContainer, _ new: AttributeContainer, added: inout AttributeContainer,
    removed: inout AttributeContainer
  ) {
    guard old[Self.self] != new[Self.self] else { return }
    if let value = new[Self.self] {
      added[Self.self] = value
    } else {
      removed[Self.self] = old[Self.self]
    }
  }

  static func save(_ attributes: AttributeContainer, in members: inout [String: JSONValue]) {
    if let value = attributes[Self.self] { save(value, in: &members) }
  }

  static func read(
    _ run: SavedValueReader, into attributes: inout AttributeContainer
  ) throws(SavedFormError) {
    if let value = try saved(in: run) { attributes[Self.self] = value }
  }

  static func appearance(in attributes: AttributeContainer) -> [LetterProperty] {
    attributes[Self.self].map { appearance(of: $0) } ?? []
  }

  static func html(in attributes: AttributeContainer) -> [HTMLPart] {
    attributes[Self.self].map { html(of: $0, in: attributes) } ?? []
  }

  /// Sets the value that an element of HTML has.
  static func enter(_ element: String, _ attributes: inout AttributeContainer) {
    if let value = htmlElements[element] { attributes[Self.self] = value }
  }

  static func markdownLosses(in attributes: AttributeContainer, inCode: Bool) -> [String] {
    attributes[Self.self].map { markdownLosses(of: $0, inCode: inCode) } ?? []
  }
}
