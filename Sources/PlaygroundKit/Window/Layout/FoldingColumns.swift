import GtkCore

/// A sidebar, the content and an inspector side by side, of which the outer two can fold.
///
/// A panel that does not fit beside the content is folded: it then opens on top of the content, and
/// closes when anything else is pressed. What fits depends on the panels' own widths, so large text
/// folds them earlier.
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
    clipsContent = true
    setExpands(horizontally: true, vertically: true)
    implementation.connectScrim()
  }

  /// Called when a panel was shown, hidden or folded.
  var onChange: (@MainActor () -> Void)? {
    get { implementation.onChange }
    set { implementation.onChange = newValue }
  }

  /// Returns whether a panel is visible.
  func isShown(_ panel: SidePanel) -> Bool { implementation.isShown(panel) }

  /// The panels that are closed where there is room for them.
  var closedPanels: Set<SidePanel> {
    get { implementation.closedPanels }
    set { implementation.closedPanels = newValue }
  }

  /// Returns whether there is no room for a panel beside the content.
  func isFolded(_ panel: SidePanel) -> Bool { implementation.folded.contains(panel) }

  /// Shows or hides a panel, beside the content or on top of it.
  func show(_ panel: SidePanel, _ isShown: Bool) {
    guard isShown != self.isShown(panel) else { return }
    implementation.show(panel, isShown)
  }

  /// Hides the panel on top of the content, and returns whether there was one.
  @discardableResult
  func closeOverlay() -> Bool {
    guard let panel = implementation.overlaid else { return false }
    implementation.show(panel, false)
    return true
  }
}

/// A panel on a side of the window.
enum SidePanel: String, CaseIterable, Hashable {
  case sidebar
  case inspector
}
