/// The error that there is no scene with a given name.
public struct UnknownScene: Error, Hashable, Sendable, CustomStringConvertible {
  /// The requested name.
  public let id: String
  /// The names of the scenes.
  public let available: [String]
  /// The reason that the widget of such a scene cannot be shown; nil for the name of a scene.
  public var problem: WidgetClassProblem?

  /// The requested name and, if it is mistyped, the one that was probably meant.
  public var found: String {
    if let problem { return "\(JSONWriter.excerpt(of: id)): \(problem)" }
    return JSONWriter.excerpt(of: id) + NearestName.hint(for: id, among: available)
  }

  /// What a scenario may name in its place.
  var expected: String {
    problem == nil ? "one of \(available.joined(separator: ", "))" : "a widget that can be shown"
  }

  /// The message for the user, on one line.
  public var description: String {
    problem.map { "\($0)" }
      ?? "unknown scene \(found); the scenes are \(available.joined(separator: ", "))"
  }
}
