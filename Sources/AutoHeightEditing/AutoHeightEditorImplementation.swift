import GtkCore
import WidgetSupport

/// The parts of an editor and their layout: the growing area, and an overlay of the app's.
///
///     autoheighteditor[.bordered]
///     ├── growingtext            with the padding, the background and the border
///     ╰── <overlay>              as large as the editor; lets the pointer through
@MainActor
final class AutoHeightEditorImplementation: WidgetImplementation {
  static let widgetClass = WidgetClass(
    name: "ConcertinaAutoHeightEditor", cssName: "autoheighteditor")

  let area = GrowingTextArea()
  private(set) var overlay: Widget?
  private(set) var bindings: EditorBindings?

  var onHeightChanged: (@MainActor (Int) -> Void)?
  private var lastHeight = 0

  func build(bindings: EditorBindings) {
    self.bindings = bindings
    area.insert(into: widget)
    bindings.connect()
  }

  func setOverlay(_ overlay: Widget?) {
    self.overlay?.unparent()
    self.overlay = overlay
    guard let overlay else { return }
    overlay.canTarget = false
    overlay.canFocus = false
    overlay.insert(into: widget, after: area)
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> SizeRequest {
    area.measure(orientation, forSize: forSize)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    area.allocate(x: 0, y: 0, width: width, height: height)
    allocateOverlay(width: width, height: height)
    guard height != lastHeight else { return }
    lastHeight = height
    notifyHeightChanged()
  }

  private func allocateOverlay(width: Int, height: Int) {
    guard let overlay else { return }
    // Measured first, as GTK requires; the overlay does not influence the editor's size.
    let minimumWidth = overlay.measure(.horizontal).minimum
    let minimumHeight = overlay.measure(.vertical, forSize: max(width, minimumWidth)).minimum
    overlay.allocate(
      x: 0, y: 0, width: max(width, minimumWidth), height: max(height, minimumHeight))
  }

  private func notifyHeightChanged() {
    guard onHeightChanged != nil else { return }
    afterLayout { self.onHeightChanged?(self.lastHeight) }
  }

  override func grabFocus() -> Bool { area.focus() }

  override func dispose() {
    bindings?.disconnect()
    bindings = nil
    onHeightChanged = nil
    overlay = nil
  }
}
