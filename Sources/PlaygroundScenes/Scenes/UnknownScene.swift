/// There is no scene of that name in this build.
public struct UnknownScene: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was asked for.
  public let id: String
  /// What there is.
  public let available: [String]

  /// Whether the name belongs to the format, though this build does not have the scene.
  public var isReserved: Bool { SceneName.reserved.contains(id) }

  /// What was asked for and, if it is a mistyped name, what was probably meant.
  public var found: String {
    let name = JSONWriter.excerpt(of: id)
    guard !isReserved else { return "\(name), which this build does not have" }
    return name + NearestName.hint(for: id, among: available)
  }

  /// The message for a person, on one line.
  public var description: String {
    "unknown scene \(found); the scenes are \(available.joined(separator: ", "))"
  }
}
