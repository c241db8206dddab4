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
  /// The file of findings that stay as they are; nil for none.
  public var accepted: String?
  /// The reason with which all other findings are added to that file; nil for none.
  public var reason: String?

  /// Creates a request.
  public init(
    scene: SceneRequest? = nil, width: Int? = nil, scheme: ColorScheme? = nil, isJSON: Bool = false,
    accepted: String? = nil, reason: String? = nil
  ) {
    (self.scene, self.width, self.scheme, self.isJSON) = (scene, width, scheme, isJSON)
    (self.accepted, self.reason) = (accepted, reason)
  }

  /// Whether scenes are checked as they are, with their defaults and at their own width: another
  /// one may hide what stays as it is.
  var takesDefaults: Bool { width == nil && scene?.settings.isEmpty ?? true }
}
