import GtkCore

/// Gives a stage the size that its scene has by itself, whatever room there is.
///
/// What a scene looks like depends on the scene, its knobs and the chosen width alone: the window
/// of the playground, a replay, a picture and a check show the same. Where there is less room,
/// whatever is around the frame scrolls.
@MainActor
final class StageFrame: Widget {
  private static let widgetClass = WidgetClass(
    name: "ConcertinaStageFrame", cssName: "stageframe")

  /// Creates a frame around a stage.
  init(_ stage: any SceneStage) {
    super.init(
      class: Self.widgetClass,
      implementation: StageFrameImplementation(root: stage.root, input: stage.sizedWidget))
    stage.root.insert(into: self)
  }

}

@MainActor
private final class StageFrameImplementation: WidgetImplementation {
  private let root: Widget
  private let input: Widget

  init(root: Widget, input: Widget) {
    (self.root, self.input) = (root, input)
  }

  /// The width of the stage: no wider than the scene's input for a line of text beside it that can
  /// wrap.
  private var stageWidth: Int {
    let request = root.measure(.horizontal)
    return max(request.minimum, min(request.natural, input.measure(.horizontal).natural))
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> SizeRequest {
    let width = stageWidth
    guard orientation == .vertical else { return SizeRequest(minimum: width, natural: width) }
    let height = root.measure(.vertical, forSize: width).natural
    return SizeRequest(minimum: height, natural: height)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let own = stageWidth
    root.allocate(
      x: (width - own) / 2, y: 0, width: own,
      height: root.measure(.vertical, forSize: own).natural)
  }
}
