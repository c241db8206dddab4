import PlaygroundScenes

/// Records what a person does on a stage.
///
/// The window has the button and the dialog to save; what is recorded, and how, is the recorder's.
@MainActor
protocol SceneRecorder: AnyObject {
  /// Begins to record on a scene, at a width of its input in pixels.
  func start(on session: SceneSession, width: Int)

  /// Ends the recording; nil if there is nothing to save.
  func stop() -> Scenario?
}
