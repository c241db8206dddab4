import PlaygroundScenes

/// The stage, and the pane with its events, code and state below it.
@MainActor
final class StageSplit {
  let widget: Paned
  let stagePane = StagePane()
  let details = DetailPane()

  init() {
    widget = Paned(.vertical, stagePane.widget, details.widget)
  }

  /// The height of the stage's pane, in pixels.
  var position: Int {
    get { widget.position }
    set { widget.position = newValue }
  }
}
