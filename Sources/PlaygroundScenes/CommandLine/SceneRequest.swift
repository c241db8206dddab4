/// A scene that exists, with knobs that it has.
public struct SceneRequest: Hashable, Sendable {
  /// The scene's identifier.
  public let scene: String
  /// The knobs to turn, in the order in which they were given; a later one wins.
  public let settings: [KnobSetting]

  /// Makes a request.
  public init(scene: String, settings: [KnobSetting] = []) {
    self.scene = scene
    self.settings = settings
  }
}
