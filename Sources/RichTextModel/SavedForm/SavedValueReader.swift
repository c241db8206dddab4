/// A position in a JSON value, with its path.
struct SavedValueReader {
  /// The value there; nil if there is none.
  let value: JSONValue?
  let path: String

  init(_ value: JSONValue?, path: String = "") {
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

  func members() throws(SavedFormError) -> [String: JSONValue] {
    guard case .object(let members) = value else { throw expected("an object") }
    return members.dictionary
  }

  /// Reads a member into a variable, which stays as it is if there is none.
  func read<Value: SavedRepresentable>(
    _ name: String, into value: inout Value
  ) throws(SavedFormError) {
    if self[name].exists { value = try Value(saved: self[name]) }
  }

  /// Reads a member into a variable, which stays as it is if there is none.
  func read<Value: SavedRepresentable>(
    _ name: String, into value: inout Value?
  ) throws(SavedFormError) {
    if self[name].exists { value = try Value(saved: self[name]) }
  }
}
