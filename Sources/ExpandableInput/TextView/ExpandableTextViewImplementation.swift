import GtkCore
import WidgetSupport

/// The parts of an expandable text view: one growing area, with a least height.
///
///     expandabletextview
///     ╰── growingtext            with the padding, the background and the border
@MainActor
final class ExpandableTextViewImplementation: WidgetImplementation {
  static let widgetClass = WidgetClass(
    name: "ConcertinaExpandableTextView", cssName: "expandabletextview")

  /// The upper limit of the least height: more than any screen has.
  static let greatestMinHeight = 10_000

  let area = GrowingTextArea()
  var text: AreaTextBinding?
  var events = ExpandableTextViewEvents()
  /// Notified before ``events``, for the bar that the view is a part of.
  let textListeners = Listeners<Void>()
  /// Notified before ``events``, with the height that the text requires.
  let heightListeners = Listeners<Int>()
  var minHeight = 0 {
    didSet {
      area.hasMinimumHeight = minHeight > 0
      if minHeight != oldValue, hasWidget { widget.queueResize() }
    }
  }
  private var lastWidth = 0
  private var reportedHeight = 0

  func build(text: Binding<String>) {
    area.insert(into: widget)
    let text = AreaTextBinding(area, to: text)
    self.text = text
    text.connect()
    let listeners = area.listeners
    listeners.textChanged.add { [weak self] in self?.textChanged() }
    listeners.focusChanged.add { [weak self] in self?.events.focusChanged?($0) }
    listeners.preeditChanged.add { [weak self] in self?.events.preeditChanged?($0) }
  }

  private func textChanged() {
    text?.textChanged()
    textListeners.notify(())
    events.textChanged?()
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
    guard events.heightChanged != nil || !heightListeners.isEmpty else { return }
    afterLayout {
      self.heightListeners.notify(wanted)
      self.events.heightChanged?(wanted)
    }
  }

  override func grabFocus() -> Bool { area.focus() }

  override func dispose() {
    text?.disconnect()
    events = ExpandableTextViewEvents()
    textListeners.removeAll()
    heightListeners.removeAll()
  }
}
