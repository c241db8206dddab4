/// A request for an existing scene, with settings of its knobs.
public struct SceneRequest: Hashable, Sendable {
  /// The scene's identifier.
  public let scene: String
  /// The knobs to set, in the given order; a later setting overrides an earlier one.
  public internal(set) var settings: [KnobSetting]
  /// The width of the stage in pixels; nil for the one that is chosen.
  public internal(set) var width: Int?

  /// Creates a request.
  public init(scene: String, settings: [KnobSetting] = [], width: Int? = nil) {
    self.scene = scene
    self.settings = settings
    self.width = width
  }
}
