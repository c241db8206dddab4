/// A page of the playground as a value, which is also a fixture of the tests and a screenshot of
/// the README.
public struct Scene: Sendable, Identifiable {
  /// Makes a stage with these values of the scene's knobs.
  public typealias Builder = @MainActor @Sendable (KnobValues, SceneEvents) -> any SceneStage

  /// The name in files and on the command line, such as `auto-height-editor`.
  public let id: String
  /// The title in the sidebar.
  public let title: String
  /// The category in the sidebar.
  public let category: SceneCategory
  /// A description of the scene, in one sentence.
  public let summary: String
  /// The knobs of the scene, in the inspector's order.
  public let knobs: [Knob]
  /// Makes the stage; nil for a scene that can only be listed so far.
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
