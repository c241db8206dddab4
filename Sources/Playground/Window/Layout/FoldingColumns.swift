import PlaygroundScenes

/// A sidebar, the content and an inspector side by side, of which the outer two fold away.
///
/// A panel that does not fit beside the content is folded: then it comes over the content when it is
/// asked for, and goes when something else is pressed. What fits is decided from the panels' own
/// widths, so that large text folds them earlier.
@MainActor
final class FoldingColumns: Widget {
  private static let widgetClass = WidgetClass(
    name: "ConcertinaFoldingColumns", cssName: "foldingcolumns")
  private let implementation: FoldingColumnsImplementation

  init(sidebar: Widget, content: Widget, inspector: Widget) {
    implementation = FoldingColumnsImplementation(
      sidebar: sidebar, content: content, inspector: inspector)
    super.init(class: Self.widgetClass, implementation: implementation)
    for child in [content, implementation.scrim, sidebar, inspector] { child.insert(into: self) }
    setClipsContent(true)
    setExpands(horizontally: true, vertically: true)
    implementation.connectScrim()
  }

  /// Called when a panel came, went or folded.
  var onChange: (@MainActor () -> Void)? {
    get { implementation.onChange }
    set { implementation.onChange = newValue }
  }

  /// Whether a panel can be seen.
  func isShown(_ panel: SidePanel) -> Bool { implementation.isShown(panel) }

  /// Whether a panel has no place beside the content.
  func isFolded(_ panel: SidePanel) -> Bool { implementation.folded.contains(panel) }

  /// Shows or hides a panel, beside the content or over it.
  func show(_ panel: SidePanel, _ isShown: Bool) {
    guard isShown != self.isShown(panel) else { return }
    implementation.show(panel, isShown)
  }

  /// Hides the panel that lies over the content; whether there was one.
  @discardableResult
  func closeOverlay() -> Bool {
    guard let panel = implementation.overlaid else { return false }
    implementation.show(panel, false)
    return true
  }
}

/// A panel at the side of the window.
enum SidePanel: Hashable {
  case sidebar
  case inspector
}
