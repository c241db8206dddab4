import GtkCore
import TextTranslation

/// The stage in its scrolled window, and the width of its input.
@MainActor
final class StagePane {
  /// The widths that the user can set, in pixels.
  static let widths = 60...2_000

  let widget = Box(.vertical)
  let canvas = StageCanvas()
  /// The bar below the stage, with its width.
  let widthBar = Box(.horizontal, spacing: 6)
  private let scroller: ScrolledWindow
  /// What the scene is, and what to try in it.
  private let summary = Label()
  private let spin = SpinButton(
    range: Double(widths.lowerBound)...Double(widths.upperBound), step: 10)
  private var stage: (any SceneStage)?
  private var isShowing = false

  /// Called when the input gets another width.
  var onWidthChanged: (@MainActor () -> Void)?
  /// The width that the user has chosen.
  private var chosenWidth = StageWidth.usual

  init() {
    scroller = ScrolledWindow(canvas)
    scroller.setScrolls(horizontally: true, vertically: true)
    scroller.setExpands(horizontally: true, vertically: true)
    scroller.requestSize(width: 200, height: 140)
    scroller.addStyleClass("stage-backdrop")
    summary.name = "summary"
    summary.wrapLines()
    summary.setMargins(top: 6, bottom: 6, start: 12, end: 12)
    widget.append(summary)
    widget.append(scroller)
    buildWidth()
    canvas.onDragged = { [weak self] in self?.choose($0) }
    scroller.horizontalAdjustment?.onBoundsChanged { [weak self] in self?.roomChanged() }
  }

  private func buildWidth() {
    spin.name = "stage-width"
    spin.widthInCharacters = 4
    spin.value = Double(StageWidth.usualPixels)
    spin.onValueChanged { [weak self] in
      guard let self, !self.isShowing else { return }
      self.choose(Int($0))
    }
    let label = Label()
    label.setMnemonicText(translated("_Width"), for: spin)
    for child in [label, spin, Label(translated("px")), makePresets()] { widthBar.append(child) }
    widthBar.horizontalAlignment = .center
    widthBar.setMargins(top: 6, bottom: 6, start: 12, end: 12)
    widget.append(Separator(.horizontal))
    widget.append(widthBar)
  }

  private func makePresets() -> MenuButton {
    let menu = Menu()
    for width in StageWidth.presets { menu.append(width.title, action: "win.\(width.action)") }
    let button = MenuButton(translated("Presets"))
    button.name = "width-presets"
    button.setMenu(menu)
    return button
  }

  /// Shows a stage; nil for none.
  func show(_ stage: (any SceneStage)?) {
    self.stage = stage
    canvas.setStage(stage)
    applyWidth()
  }

  /// Shows what the scene is; an empty text takes no room.
  func showSummary(_ text: String) {
    summary.text = text
    summary.isVisible = !text.isEmpty
  }

  /// The width in pixels that the user has chosen; nil for the usual one, or that of the window.
  var ownWidth: Int? {
    guard case .fixed(let width) = chosenWidth else { return nil }
    return width
  }

  /// The width that is requested for the stage's input, in pixels.
  var width: Int {
    switch chosenWidth {
    case .usual: min(StageWidth.usualPixels, room)
    case .fixed(let width): width
    case .window: min(room, Self.widths.upperBound)
    }
  }

  /// The scroll position of the stage, in pixels.
  var scrollPosition: (x: Double, y: Double) {
    get {
      (scroller.horizontalAdjustment?.value ?? 0, scroller.verticalAdjustment?.value ?? 0)
    }
    set {
      scroller.horizontalAdjustment?.value = newValue.x
      scroller.verticalAdjustment?.value = newValue.y
    }
  }

  private var room: Int {
    let page = Int(scroller.horizontalAdjustment?.pageSize ?? 0)
    let room = page - 2 * StageCanvas.margin
    return page == 0 ? StageWidth.usualPixels : max(room, Self.widths.lowerBound)
  }

  /// Chooses a width.
  func choose(_ width: StageWidth) {
    chosenWidth = width
    applyWidth()
  }

  /// Chooses a width in pixels.
  func choose(_ width: Int) {
    choose(.fixed(min(max(width, Self.widths.lowerBound), Self.widths.upperBound)))
  }

  /// Returns to the usual width, unless the width is one of the presets: a scene that was made very
  /// narrow by hand says nothing of the next one.
  func forgetOwnWidth() {
    if !StageWidth.presets.contains(chosenWidth) { chosenWidth = .usual }
  }

  private func roomChanged() {
    if case .fixed = chosenWidth { return }
    // This is called during a layout, which must end before another one is requested.
    MainLoopSource.idle(priority: .beforeLayout) { [weak self] in self?.applyWidth() }
  }

  private func applyWidth() {
    stage?.sizedWidget.requestSize(width: width)
    isShowing = true
    spin.value = Double(width)
    isShowing = false
    onWidthChanged?()
  }
}
