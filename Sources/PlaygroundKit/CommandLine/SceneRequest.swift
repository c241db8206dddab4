/// A request for an existing scene, with settings of its knobs.
public struct SceneRequest: Hashable, Sendable {
  /// The scene's identifier.
  public let scene: String
  /// The knobs to set, in the given order; a later setting overrides an earlier one.
  public let settings: [KnobSetting]

  /// Creates a request.
  public init(scene: String, settings: [KnobSetting] = []) {
    self.scene = scene
    self.settings = settings
  }
}
