/// The members of a JSON object, in the order in which they were written.
///
/// Two objects are equal when they have the same members in any order: the order is for the reader,
/// and has no meaning in JSON. Keys that are canonically equivalent in Unicode count as the same
/// key, as everywhere in Swift.
public struct JSONObject: Sendable {
  /// The keys, in the order in which they were written.
  public private(set) var keys: [String] = []
  /// The members by key.
  public private(set) var dictionary: [String: JSONValue] = [:]

  /// Creates an object without members.
  public init() {}

  /// Creates an object with these members, in the alphabetical order of their keys.
  public init(_ members: [String: JSONValue]) {
    keys = members.keys.sorted()
    dictionary = members
  }

  /// Creates an object with these members; if a key is repeated, the last value counts.
  public init(_ members: [(String, JSONValue)]) {
    for (key, value) in members {
      self[key] = value
    }
  }

  /// The value of a member; setting nil removes it, and a new member goes to the end.
  public subscript(key: String) -> JSONValue? {
    get { dictionary[key] }
    set {
      if newValue == nil {
        keys.removeAll { $0 == key }
      } else if dictionary[key] == nil {
        keys.append(key)
      }
      dictionary[key] = newValue
    }
  }

  /// The number of members.
  public var count: Int { keys.count }

  /// The members, in the order in which they were written.
  public var members: [(key: String, value: JSONValue)] {
    keys.map { ($0, dictionary[$0] ?? .null) }
  }
}

extension JSONObject: Hashable {
  /// Whether both have the same members, in any order.
  public static func == (one: JSONObject, other: JSONObject) -> Bool {
    one.dictionary == other.dictionary
  }

  /// Feeds the members into a hasher, regardless of their order.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(dictionary)
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  /// Creates an object whose keys keep the order in which they are written.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self.init(elements)
  }
}
