/// The error that there is no scene with a given name.
public struct UnknownScene: Error, Hashable, Sendable, CustomStringConvertible {
  /// The requested name.
  public let id: String
  /// The names of the scenes.
  public let available: [String]

  /// The requested name and, if it is mistyped, the one that was probably meant.
  public var found: String {
    JSONWriter.excerpt(of: id) + NearestName.hint(for: id, among: available)
  }

  /// The message for the user, on one line.
  public var description: String {
    "unknown scene \(found); the scenes are \(available.joined(separator: ", "))"
  }
}
