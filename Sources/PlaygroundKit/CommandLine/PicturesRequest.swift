/// A request for pictures of scenes in several ways.
public struct PicturesRequest: Hashable, Sendable {
  /// The scene and its knobs; nil for all scenes.
  public var scene: SceneRequest?
  /// The ways to show each scene.
  public var variations: [PictureVariation]
  /// The folder for the pictures and their page; nil to renew references only.
  public var folder: String?
  /// The folder of older pictures to compare with; nil for none.
  public var references: String?
  /// By how much a channel of a color may differ, of 255.
  public var tolerance = 0

  /// Whether pictures become the new references.
  public var updates = false

  /// Whether pictures replace files that are there.
  public var overwrites = false

  /// Creates a request.
  public init(
    scene: SceneRequest? = nil, variations: [PictureVariation], folder: String?,
    references: String? = nil
  ) {
    (self.scene, self.variations, self.folder) = (scene, variations, folder)
    self.references = references
  }
}
