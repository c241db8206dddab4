/// A page of the playground as a value: also a fixture of the tests and a picture of the README.
public struct Scene: Sendable, Identifiable {
  /// Makes a live stage with these values of the scene's knobs.
  public typealias Builder = @MainActor @Sendable (KnobValues, SceneEvents) -> any SceneStage

  /// The name in files and on the command line, such as `auto-height-editor`.
  public let id: String
  /// What the sidebar calls it.
  public let title: String
  /// Where in the sidebar it stands.
  public let category: SceneCategory
  /// What there is to see, in one sentence.
  public let summary: String
  /// What one can turn, in the inspector's order.
  public let knobs: [Knob]
  /// Makes the stage; nil for a scene that so far can only be listed.
  public let build: Builder?

  /// Makes a scene.
  public init(
    id: String, title: String, category: SceneCategory, summary: String, knobs: [Knob],
    build: Builder? = nil
  ) {
    self.id = id
    self.title = title
    self.category = category
    self.summary = summary
    self.knobs = knobs
    self.build = build
  }

  /// The default values of the knobs.
  public var defaults: KnobValues { KnobValues(knobs) }
}
