import DataBinding
import GtkCore
import WidgetSupport

/// The parts of an expandable text view: one growing area, with a least height.
///
///     expandabletextview
///     ╰── growingtext            with the padding, the background and the border
@MainActor
final class ExpandableTextViewImplementation: WidgetImplementation, AreaHolding {
  static let widgetClass = WidgetClass(ExpandableTextView.declaration)

  /// The upper limit of the least height: more than any screen has.
  static let greatestMinHeight = 10_000

  let area = GrowingTextArea()
  var text: AreaTextBinding?
  private(set) lazy var textChanged: Event<Void> = makeEvent()
  private(set) lazy var heightChanged: Event<Int> = makeEvent()
  private(set) lazy var focusChanged: Event<Bool> = makeEvent()
  private(set) lazy var preeditChanged: Event<String> = makeEvent()
  var minHeight = 30 { didSet { minHeightChanged() } }
  private var lastWidth = 0
  private var reportedHeight = 0

  func build(text: Binding<String>) {
    area.insert(into: widget)
    widget.passAccessibility(to: area.textView)
    let text = AreaTextBinding(area, to: text)
    self.text = text
    text.connect()
    minHeightChanged()
    let events = area.events
    events.textChanged.add { [weak self] in self?.textChanged.notify(()) }
    events.focusChanged.add { [weak self] in self?.focusChanged.notify($0) }
    events.preeditChanged.add { [weak self] in self?.preeditChanged.notify($0) }
  }

  private func minHeightChanged() {
    area.hasMinimumHeight = minHeight > 0
    if hasWidget { widget.queueResize() }
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> SizeRequest {
    var size = area.measure(orientation, forSize: forSize)
    guard orientation == .vertical else { return size }
    let least = min(minHeight, Self.greatestMinHeight)
    size.minimum = max(size.minimum, least)
    size.natural = max(size.natural, least)
    return size
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    lastWidth = width
    area.allocate(x: 0, y: 0, width: width, height: height)
    notifyHeightChanged()
  }

  /// The height that the text requires at the present width; at least the least height.
  var wantedHeight: Int {
    guard lastWidth > 0 else { return 0 }
    return measure(.vertical, forSize: lastWidth).natural
  }

  /// Reports the height once for each real change, whatever an animation does with it meanwhile.
  private func notifyHeightChanged() {
    let wanted = wantedHeight
    guard wanted != reportedHeight else { return }
    reportedHeight = wanted
    guard !heightChanged.isEmpty else { return }
    afterLayout { self.heightChanged.notify(wanted) }
  }

  override func grabFocus() -> Bool { area.focus() }

  override func dispose() {
    text?.disconnect()
  }
}
