/// The first start of a playground, which explains itself: a line that says what it is, and a scene
/// that writes its text itself.
public struct ProgramIntroduction: Sendable {
  /// The identifier of the scene.
  public let scene: String
  /// The sentence below the product's name.
  public let line: String
  /// The text that is typed into the scene; each end of a line is the Return key.
  public let text: String

  /// Creates an introduction.
  public init(scene: String, line: String, text: String) {
    (self.scene, self.line, self.text) = (scene, line, text)
  }
}
