import GtkCore
import TextTranslation

/// The layout of the columns.
@MainActor
final class FoldingColumnsImplementation: WidgetImplementation {
  /// The least width of the content with a panel beside it, in pixels; large text needs more.
  private static let contentWidth = 380
  /// The width of the content that stays uncovered beside a panel on top of it, in pixels.
  private static let uncovered = 36

  let scrim = Button(child: Box(.horizontal))
  private let sidebar: Widget
  private let content: Widget
  private let inspector: Widget

  /// The panels that there is no room for beside the content.
  private(set) var folded: Set<SidePanel> = []
  /// The panels that are to be shown beside the content.
  private var docked: Set<SidePanel> = [.sidebar, .inspector]
  /// The panel on top of the content.
  private(set) var overlaid: SidePanel?

  var onChange: (@MainActor () -> Void)?

  init(sidebar: Widget, content: Widget, inspector: Widget) {
    self.sidebar = sidebar
    self.content = content
    self.inspector = inspector
    scrim.addStyleClass("scrim")
    // With the keyboard, Escape and the buttons in the header bar do the same.
    scrim.isFocusable = false
    scrim.accessibleLabel = translated("Close panel")
  }

  func connectScrim() {
    scrim.onClicked { [weak self] in
      guard let self, let panel = self.overlaid else { return }
      self.show(panel, false)
    }
  }

  var closedPanels: Set<SidePanel> {
    get { Set(SidePanel.allCases).subtracting(docked) }
    set {
      docked = Set(SidePanel.allCases).subtracting(newValue)
      widget.queueResize()
    }
  }

  func isShown(_ panel: SidePanel) -> Bool {
    folded.contains(panel) ? overlaid == panel : docked.contains(panel)
  }

  func show(_ panel: SidePanel, _ isShown: Bool) {
    if folded.contains(panel) {
      overlaid = isShown ? panel : nil
    } else if isShown {
      docked.insert(panel)
    } else {
      docked.remove(panel)
    }
    widget.queueResize()
    onChange?()
  }

  // MARK: Sizes

  private func widget(of panel: SidePanel) -> Widget {
    panel == .sidebar ? sidebar : inspector
  }

  private func width(of panel: SidePanel) -> Int {
    widget(of: panel).measure(.horizontal).natural
  }

  private func dockedWidth(_ panel: SidePanel) -> Int {
    !folded.contains(panel) && docked.contains(panel) ? width(of: panel) : 0
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> SizeRequest {
    let parts = [sidebar, content, inspector]
    guard orientation == .horizontal else {
      // The panels scroll, so only their minimum counts.
      let minimum = parts.map { $0.measure(.vertical).minimum }.max() ?? 0
      return SizeRequest(minimum: minimum, natural: content.measure(.vertical).natural)
    }
    return SizeRequest(
      minimum: parts.map { $0.measure(.horizontal).minimum }.max() ?? 0,
      natural: parts.map { $0.measure(.horizontal).natural }.reduce(0, +))
  }

  // MARK: Allocation

  override func allocate(width: Int, height: Int, baseline: Int) {
    fold(toWidth: width)
    let (start, end) = (dockedWidth(.sidebar), dockedWidth(.inspector))
    place(content, x: start, width: width - start - end, within: width, height)
    place(.sidebar, within: width, height)
    place(.inspector, within: width, height)
    scrim.isChildVisible = overlaid != nil
    if overlaid != nil { place(scrim, x: 0, width: width, within: width, height) }
  }

  private func fold(toWidth width: Int) {
    let sidebarWidth = self.width(of: .sidebar)
    let inspectorWidth = self.width(of: .inspector)
    let contentWidth = max(Self.contentWidth, content.measure(.horizontal).minimum)
    var folded: Set<SidePanel> = []
    if width < sidebarWidth + contentWidth { folded.insert(.sidebar) }
    if width < sidebarWidth + contentWidth + inspectorWidth { folded.insert(.inspector) }
    guard folded != self.folded else { return }
    self.folded = folded
    if let panel = overlaid, !folded.contains(panel) { overlaid = nil }
    // The handler changes other widgets, which must wait until this layout is done.
    MainLoopSource.idle(priority: .beforeLayout) { [weak self] in self?.onChange?() }
  }

  private func place(_ panel: SidePanel, within width: Int, _ height: Int) {
    let panelWidget = widget(of: panel)
    panelWidget.isChildVisible = isShown(panel)
    guard isShown(panel) else { return }
    let isOver = overlaid == panel
    panelWidget.setStyleClass("over", isOver)
    let natural = self.width(of: panel)
    let least = panelWidget.measure(.horizontal).minimum
    let panelWidth = isOver ? max(min(natural, width - Self.uncovered), least) : natural
    place(
      panelWidget, x: panel == .sidebar ? 0 : width - panelWidth, width: panelWidth,
      within: width, height)
  }

  private func place(_ child: Widget, x: Int, width: Int, within total: Int, _ height: Int) {
    let width = max(width, child.measure(.horizontal).minimum)
    let isMirrored = widget.direction == .rightToLeft
    child.allocate(
      x: isMirrored ? total - x - width : x, y: 0, width: width,
      height: max(height, child.measure(.vertical, forSize: width).minimum))
  }

  override func dispose() { onChange = nil }
}
