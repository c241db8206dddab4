/// The start tag of an element, with those of its attributes that affect text.
struct HTMLTag {
  let name: String
  private var values: [String: String] = [:]

  /// The attributes that are read, unless their value is too long.
  private static let known: Set<String> = [
    "href", "style", "color", "face", "size", "align", "hidden", "start", "value",
    "type", "checked",
  ]
  private static let longestValue = 8_192

  init(name: String) { self.name = name }

  /// Adds an attribute as written, unless there is one of that name already.
  mutating func add(_ name: String, _ value: ArraySlice<UInt8>) {
    guard Self.known.contains(name), values[name] == nil, value.count <= Self.longestValue else {
      return
    }
    values[name] = HTMLCharacters.decoded(value, isAttribute: true)
  }

  /// The value of an attribute; nil if it is missing.
  subscript(name: String) -> String? { values[name] }
}
