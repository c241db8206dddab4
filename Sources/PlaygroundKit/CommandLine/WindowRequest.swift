/// A request for the window.
public struct WindowRequest: Hashable, Sendable {
  /// The content that the window can be asked to show.
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

  /// The process that shows the window.
  public enum Instance: Hashable, Sendable {
    /// The one of the session; this process, if there is none yet.
    case shared
    /// This process, beside the one of the session.
    case own
    /// This process, when a request comes over the session bus.
    case service
  }

  /// The content to show; nil for the scene that was shown last.
  public var content: Content?
  /// The process that shows it.
  public var instance: Instance
  /// Light or dark, until it is chosen otherwise; nil for what was chosen last.
  public var scheme: ColorScheme?

  /// Creates a request.
  public init(_ content: Content? = nil, instance: Instance = .shared) {
    self.content = content
    self.instance = instance
  }
}
