import FoundationEssentials
import Synchronization

extension RichTextAttributes {
  /// Registers an attribute of the app, so that it is saved and read with the text.
  ///
  /// ```swift
  /// enum CommentKey: CodableAttributedStringKey {
  ///   typealias Value = String
  ///   static let name = "org.example.comment"
  /// }
  /// RichTextAttributes.register(CommentKey.self)
  /// ```
  ///
  /// Editors keep any attribute, copy it, and undo its changes. For it to be saved, its value has
  /// to be `Codable` and its key has to be known: by this call, or because it was passed to an
  /// editor (`EditorView.addAttribute(_:_:in:)`). Register a key before a file is read: a value
  /// whose key is not known yet is kept and saved again, but not found under its key.
  public static func register<Key: AttributedStringKey>(_ key: Key.Type) where Key.Value: Sendable {
    CustomAttributes.all.withLock { $0[Key.name] = CustomAttribute<Key>() }
  }
}

/// The attributes of apps whose keys are known, by name.
enum CustomAttributes {
  static let all = Mutex<[String: any CustomAttributeKind]>([
    AsyncTextKey.name: CustomAttribute<AsyncTextKey>()
  ])

  static func kind(named name: String) -> (any CustomAttributeKind)? { all.withLock { $0[name] } }
}

/// An attribute of an app, with a value of any type.
protocol CustomAttributeKind: Sendable {
  /// Whether a container has the attribute.
  func isSet(in attributes: AttributeContainer) -> Bool
  /// Returns the value as JSON; nil if it cannot be saved, or would be read back as another one.
  func saved(from attributes: AttributeContainer) -> JSONValue?
  /// Reads a saved value into a container; returns whether the value is valid.
  func read(_ saved: JSONValue, into attributes: inout AttributeContainer) -> Bool
}

private struct CustomAttribute<Key: AttributedStringKey>: CustomAttributeKind
where Key.Value: Sendable {
  func isSet(in attributes: AttributeContainer) -> Bool { attributes[Key.self] != nil }

  func saved(from attributes: AttributeContainer) -> JSONValue? {
    guard let value = attributes[Key.self], let data = Self.data(of: value),
      let saved = try? JSONValue(parsing: [UInt8](data)),
      Self.value(of: saved) == value
    else { return nil }
    return saved
  }

  func read(_ saved: JSONValue, into attributes: inout AttributeContainer) -> Bool {
    guard let value = Self.value(of: saved) else { return false }
    attributes[Key.self] = value
    return true
  }

  /// Encodes a value, in the key's own form if it has one.
  private static func data(of value: Key.Value) -> Data? {
    if let key = Key.self as? any EncodableAttributedStringKey.Type {
      return try? SavedByKey.data(of: value, by: key)
    }
    return (value as? any Encodable).flatMap { try? JSONEncoder().encode($0) }
  }

  private static func value(of saved: JSONValue) -> Key.Value? {
    guard let data = try? JSONEncoder().encode(saved) else { return nil }
    if let key = Key.self as? any DecodableAttributedStringKey.Type {
      return try? SavedByKey.value(from: data, by: key) as? Key.Value
    }
    guard let type = Key.Value.self as? any Decodable.Type else { return nil }
    return try? JSONDecoder().decode(type, from: data) as? Key.Value
  }
}

/// Encodes and decodes values in a form that their key defines.
private enum SavedByKey {
  private struct Writing<Key: EncodableAttributedStringKey>: Encodable {
    let value: Key.Value
    func encode(to encoder: any Encoder) throws { try Key.encode(value, to: encoder) }
  }

  private struct Reading<Key: DecodableAttributedStringKey>: Decodable {
    let value: Key.Value
    init(from decoder: any Decoder) throws { value = try Key.decode(from: decoder) }
  }

  static func data<Key: EncodableAttributedStringKey>(
    of value: Any, by key: Key.Type
  ) throws -> Data? {
    guard let value = value as? Key.Value else { return nil }
    return try JSONEncoder().encode(Writing<Key>(value: value))
  }

  static func value<Key: DecodableAttributedStringKey>(
    from data: Data, by key: Key.Type
  ) throws -> Any { try JSONDecoder().decode(Reading<Key>.self, from: data).value }
}
