import FoundationEssentials

/// The attributes of a run as JSON, each under its own name.
///
/// Unknown attributes are kept in ``UnknownAttributesKey`` when read, and written again.
enum SavedAttributes {
  static func value(of attributes: AttributeContainer) -> [String: JSONValue] {
    var members: [String: JSONValue] = [:]
    for key in RichTextAttributes.keys { key.save(attributes, in: &members) }
    addCustom(attributes, to: &members)
    return members
  }

  /// The name of the object for the app's attributes: separate, so that none is taken for one of
  /// the format.
  private static let customName = "custom"

  private static func addCustom(
    _ attributes: AttributeContainer, to members: inout [String: JSONValue]
  ) {
    let names = attributes.customNames
    guard !names.isEmpty else { return }
    var values: [String: JSONValue] = [:]
    if case .object(let unknown) = members[customName] { values = unknown.dictionary }
    for name in names {
      guard let saved = CustomAttributes.kind(named: name)?.saved(from: attributes) else {
        continue
      }
      values[name] = saved
    }
    if !values.isEmpty { members[customName] = .members(values) }
  }

  private static let knownNames = Set(RichTextAttributes.keys.flatMap { $0.savedNames })

  /// The attributes that are objects; all others are known, or kept among the attributes.
  static let shape = SavedShape(
    [],
    RichTextAttributes.keys.reduce(into: [:]) { shapes, key in
      shapes.merge(key.savedShapes) { $1 }
    }, isOpen: true)

  // MARK: Reading

  static func container(from reader: SavedValueReader) throws(SavedFormError) -> AttributeContainer
  {
    var attributes = AttributeContainer()
    guard reader.exists else { return attributes }
    let members = try reader.members()
    for key in RichTextAttributes.keys { try key.read(reader, into: &attributes) }
    var unknown = members.filter { !knownNames.contains($0.key) }
    if case .object = unknown[customName] {
      let others = try readCustom(reader[customName], into: &attributes)
      unknown[customName] = others.isEmpty ? nil : .members(others)
    }
    if !unknown.isEmpty { attributes[UnknownAttributesKey.self] = unknown }
    return attributes
  }

  /// Reads those attributes that can be read.
  static func salvagedContainer(from reader: SavedValueReader) -> AttributeContainer {
    if let attributes = try? container(from: reader) { return attributes }
    let members = (try? reader.members()) ?? [:]
    let readable = members.filter { name, value in
      (try? container(from: SavedValueReader(.members([name: value])))) != nil
    }
    return (try? container(from: SavedValueReader(.members(readable)))) ?? AttributeContainer()
  }

  /// Reads attributes whose keys are known.
  ///
  /// - Returns: The values of all others.
  private static func readCustom(
    _ reader: SavedValueReader, into attributes: inout AttributeContainer
  ) throws(SavedFormError) -> [String: JSONValue] {
    var others: [String: JSONValue] = [:]
    for (name, value) in try reader.members() {
      guard let kind = CustomAttributes.kind(named: name) else {
        others[name] = value
        continue
      }
      guard kind.read(value, into: &attributes) else {
        throw reader[name].expected("a value of the attribute \(name)")
      }
    }
    return others
  }
}
