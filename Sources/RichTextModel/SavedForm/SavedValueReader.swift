/// A position in a JSON value, with its path.
struct SavedValueReader {
  /// The value there; nil if there is none.
  let value: SavedValue?
  let path: String

  init(_ value: SavedValue?, path: String = "") {
    self.value = value
    self.path = path
  }

  var exists: Bool { value != nil && value != .null }

  subscript(_ name: String) -> SavedValueReader {
    let path = path.isEmpty ? name : "\(path).\(name)"
    guard case .object(let members) = value else { return SavedValueReader(nil, path: path) }
    return SavedValueReader(members[name], path: path)
  }

  func expected(_ what: String) -> SavedFormError { SavedFormError(.expected(what), at: path) }

  func string() throws(SavedFormError) -> String {
    guard case .string(let string) = value else { throw expected("a text") }
    return string
  }

  func number() throws(SavedFormError) -> Double {
    guard case .number(let number) = value else { throw expected("a number") }
    return number
  }

  func integer() throws(SavedFormError) -> Int { Int(clampedTo: try number()) }

  func bool() throws(SavedFormError) -> Bool {
    guard case .bool(let bool) = value else { throw expected("true or false") }
    return bool
  }

  func elements() throws(SavedFormError) -> [SavedValueReader] {
    guard case .array(let elements) = value else { throw expected("a list") }
    return elements.enumerated().map { SavedValueReader($1, path: "\(path)[\($0)]") }
  }

  func strings() throws(SavedFormError) -> [String] {
    var strings: [String] = []
    for element in try elements() { strings.append(try element.string()) }
    return strings
  }

  func members() throws(SavedFormError) -> [String: SavedValue] {
    guard case .object(let members) = value else { throw expected("an object") }
    return members
  }

  func color() throws(SavedFormError) -> TextColor {
    guard let color = TextColor(try string()) else { throw expected("#rrggbb or #rrggbbaa") }
    return color
  }

  /// Reads one of the names of an enumeration's cases.
  func choice<Choice>(_ type: Choice.Type) throws(SavedFormError) -> Choice
  where Choice: RawRepresentable<String> & CaseIterable {
    guard let choice = Choice(rawValue: try string()) else {
      throw expected("one of " + Choice.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return choice
  }

  /// Reads a list of names of an enumeration's cases.
  func choices<Choice>(_ type: Choice.Type) throws(SavedFormError) -> [Choice]
  where Choice: RawRepresentable<String> & CaseIterable {
    var choices: [Choice] = []
    for element in try elements() { choices.append(try element.choice(type)) }
    return choices
  }
}
