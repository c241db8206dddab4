import DataBinding
import GtkCore
import WidgetSupport

/// The parts of an editor and their layout: the growing area, and an overlay of the app's.
///
///     autoheighteditor[.bordered]
///     ├── growingtext            with the padding, the background and the border
///     ╰── <overlay>              as large as the editor; lets the pointer through
@MainActor
final class AutoHeightEditorImplementation: WidgetImplementation, AreaHolding {
  static let widgetClass = WidgetClass(AutoHeightEditor.declaration)

  let area = GrowingTextArea()
  let bindings: EditorBindings
  var textChanged: Event<Void> { bindings.textChanged }
  private(set) lazy var heightChanged: Event<Int> = makeEvent()
  private(set) var overlay: Widget?
  private var lastHeight = 0

  init(text: Binding<String>, isEnabled: Binding<Bool>) {
    bindings = EditorBindings(area: area, text: text, isEnabled: isEnabled)
  }

  func build() {
    area.insert(into: widget)
    widget.passAccessibility(to: area.textView)
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

  override var fillingChild: Widget? { area }

  override func allocate(width: Int, height: Int, baseline: Int) {
    super.allocate(width: width, height: height, baseline: baseline)
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
    guard !heightChanged.isEmpty else { return }
    afterLayout { self.heightChanged.notify(self.lastHeight) }
  }

  override func grabFocus() -> Bool { area.focus() }

  override func dispose() {
    bindings.disconnect()
    overlay = nil
  }
}
