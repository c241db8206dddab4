import GtkCore

/// A request to check scenes for what keeps people from using them.
public struct CheckRequest: Hashable, Sendable {
  /// The scene and its knobs; nil for all scenes.
  public var scene: SceneRequest?
  /// The stage's width in pixels; nil for the scene's own.
  public var width: Int?
  /// The appearance; nil for light.
  public var scheme: ColorScheme?
  /// Whether findings are printed as JSON.
  public var isJSON: Bool

  /// Creates a request.
  public init(
    scene: SceneRequest? = nil, width: Int? = nil, scheme: ColorScheme? = nil, isJSON: Bool = false
  ) {
    (self.scene, self.width, self.scheme, self.isJSON) = (scene, width, scheme, isJSON)
  }
}
