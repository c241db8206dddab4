/// The members of an object of the saved form, and the objects in it.
///
/// What is in a file beside them was written by another program or a later version. It is kept in
/// ``UnknownMembersKey``, and written again where its object still is.
struct SavedShape {
  /// The names of the members.
  private let members: Set<String>
  /// Those that are objects, by name.
  private let objects: [String: SavedShape]
  /// Whether other members are known, too: they are kept elsewhere.
  private let isOpen: Bool

  init(_ names: [String], _ objects: [String: SavedShape] = [:], isOpen: Bool = false) {
    members = Set(names).union(objects.keys)
    (self.objects, self.isOpen) = (objects, isOpen)
  }

  /// Returns the members that are not in the shape, at every depth.
  func unknownMembers(of value: JSONValue?) -> [String: JSONValue] {
    guard case .object(let object) = value else { return [:] }
    var unknown: [String: JSONValue] = [:]
    // By keys, since most runs have none: nothing is made for them.
    for name in object.keys where !isOpen && !members.contains(name) {
      unknown[name] = object[name]
    }
    for (name, shape) in objects {
      guard let inner = object.dictionary[name] else { continue }
      let innerUnknown = shape.unknownMembers(of: inner)
      if !innerUnknown.isEmpty { unknown[name] = .members(innerUnknown) }
    }
    return unknown
  }

  /// Adds unknown members to an object; those of an object that is not there any more are dropped.
  func add(_ unknown: [String: JSONValue], to object: inout [String: JSONValue]) {
    for (name, value) in unknown {
      guard members.contains(name) else {
        object[name] = value
        continue
      }
      guard let shape = objects[name], case .object(let inner) = value,
        case .object(let known) = object[name]
      else { continue }
      var changed = known.dictionary
      shape.add(inner.dictionary, to: &changed)
      object[name] = .members(changed)
    }
  }
}
