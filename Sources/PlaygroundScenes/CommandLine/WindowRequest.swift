/// A request for the window.
public struct WindowRequest: Hashable, Sendable {
  /// What the window can be asked to show.
  public enum Content: Hashable, Sendable {
    case scene(SceneRequest)
    /// The scene of a scenario file, and the scenario to replay.
    case scenario(file: String)

    /// The requested scene; nil for a scenario, whose file has not been read yet.
    public var sceneRequest: SceneRequest? {
      guard case .scene(let request) = self else { return nil }
      return request
    }
  }

  /// What to show; nil for the scene that was shown last.
  public var content: Content?

  /// Makes a request.
  public init(_ content: Content? = nil) {
    self.content = content
  }
}
