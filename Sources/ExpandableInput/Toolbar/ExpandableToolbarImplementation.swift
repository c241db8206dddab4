import GtkCore
import WidgetSupport

/// The measuring of a bar, its animation to a new height, and the layout of its parts.
///
///     expandabletoolbar
///     ├── <top slot>
///     ├── box (messages that have not arrived, errors)
///     ├── <left button>, expandabletextview, label.counter, button.send
///     ╰── <bottom slot>
@MainActor
final class ExpandableToolbarImplementation: WidgetImplementation {
  static let widgetClass = {
    // The types of its properties are known first.
    _ = (ExpandableTextViewImplementation.widgetClass, AttachmentStripImplementation.widgetClass)
    return WidgetClass(ExpandableToolbar.declaration)
  }()

  let composer: Composer
  private(set) var parts: ToolbarParts
  let animatedHeight = AnimatedHeight(duration: 0.25)
  var attachmentStrip: AttachmentStrip?
  /// The sending by a signal, for apps that are not written in Swift.
  var signalledSending: SignalledSending?
  private var lastHeight = 0
  private var lastTextHeight = 0
  /// The height that the bar last requested, and the width that it was for.
  private var asked: (width: Int, height: Int)?

  init(_ composer: Composer) {
    self.composer = composer
    parts = ToolbarParts(
      notices: composer.notices.widget, counter: composer.counter.label, text: composer.text,
      right: composer.sendButton.button)
  }

  func build() {
    let bar = widget
    bar.clipsContent = true
    // In the order of the Tab key and of screen readers.
    parts.notices.insert(into: bar)
    parts.counter.insert(into: bar)
    parts.text.insert(into: bar)
    parts.right.insert(into: bar)
    bar.passAccessibility(to: parts.text.area.textView)
    composer.connect(to: bar)
  }

  // MARK: Slots

  var leftButton: Button? {
    get { parts.left }
    set {
      clear(parts.left, for: newValue)
      parts.left = newValue
      newValue?.insert(into: widget, after: parts.counter)
    }
  }

  func setTop(_ widget: Widget?) {
    clear(parts.top, for: widget)
    parts.top = widget
    widget?.insertFirst(into: self.widget)
  }

  func setBottom(_ widget: Widget?) {
    clear(parts.bottom, for: widget)
    parts.bottom = widget
    widget?.insert(into: self.widget, after: parts.right)
  }

  /// Returns a widget of a slot, unless it has been moved elsewhere.
  func inSlot(_ widget: Widget?) -> SlotValue {
    SlotValue(widget?.parent == self.widget ? widget : nil)
  }

  /// Empties a slot, and the slot that its next widget is in, since a widget has one place.
  private func clear(_ present: Widget?, for next: Widget?) {
    if present?.parent == widget { present?.unparent() }
    if let next { takeOut(next) }
    widget.queueResize()
  }

  private func takeOut(_ widget: Widget) {
    let places: [Widget?] = [parts.top, parts.left, parts.bottom]
    guard widget.parent == self.widget, places.contains(where: { $0 == widget }) else { return }
    widget.unparent()
    if parts.top == widget { parts.top = nil }
    if parts.left == widget { parts.left = nil }
    if parts.bottom == widget { parts.bottom = nil }
  }

  // MARK: Sizes

  override func measure(_ orientation: Orientation, forSize: Int) -> SizeRequest {
    guard orientation == .vertical else { return horizontalRequest() }
    let width = forSize < 0 ? horizontalRequest().natural : forSize
    let layout = layout(forWidth: width)
    let height = animatedHeight.height(for: layout.height, width: width, of: widget)
    parts.text.area.isInTransition = animatedHeight.isMoving
    asked = (width, height)
    return widget.request(
      squeezedTo: animatedHeight.minimum(min(layout.leastUsefulHeight, height), of: widget),
      natural: height)
  }

  override func rooted() { widget.noteSurroundings() }

  private func horizontalRequest() -> SizeRequest {
    let row: [Widget] = [parts.text] + parts.buttons
    let requests = row.map { $0.measure(.horizontal) }
    let spaces = ToolbarLayout.margin * (row.count + 1)
    let slots = [parts.top, parts.bottom].compactMap { $0 }.filter(\.isVisible)
      .map { $0.measure(.horizontal).minimum + 2 * ToolbarLayout.margin }
    let minimum = max(requests.map(\.minimum).reduce(spaces, +), slots.max() ?? 0)
    return SizeRequest(
      minimum: minimum, natural: max(minimum, requests.map(\.natural).reduce(spaces, +)))
  }

  /// The height that the bar has requested at a width; nil if the last request was for another one.
  func askedHeight(forWidth width: Int) -> Int? { asked?.width == width ? asked?.height : nil }

  /// The height of the bar at a width when no animation is running.
  func settledHeight(forWidth width: Int) -> Int { layout(forWidth: width).height }

  private func layout(forWidth width: Int) -> ToolbarLayout {
    let inner = innerWidth(of: width)
    let textWidth = textWidth(inner: inner)
    let text = parts.text.measure(.vertical, forSize: textWidth)
    var layout = ToolbarLayout()
    layout.top = slotHeight(parts.top, inner)
    layout.bottom = slotHeight(parts.bottom, inner)
    layout.notice = slotHeight(parts.notices, inner)
    layout.text = text.natural
    layout.leastText = text.minimum
    layout.oneLine = parts.text.area.measure(.vertical, forSize: textWidth).minimum
    layout.button = parts.buttons.map { buttonHeight($0) }.max() ?? 0
    return layout
  }

  private func innerWidth(of width: Int) -> Int { max(width - 2 * ToolbarLayout.margin, 0) }

  private func buttonWidth(_ button: Widget) -> Int { button.measure(.horizontal).natural }

  private func textWidth(inner: Int) -> Int {
    let width = widthBesideButtons(inner: inner)
    return isCounterBesideText(inner: inner) ? width - counterSpace : width
  }

  private func widthBesideButtons(inner: Int) -> Int {
    let buttons = parts.buttons.map { buttonWidth($0) + ToolbarLayout.margin }.reduce(0, +)
    return max(inner - buttons, parts.text.measure(.horizontal).minimum)
  }

  private var counterSpace: Int { buttonWidth(parts.counter) + ToolbarLayout.margin }

  /// Whether the counter is between the text and the button; otherwise it is above the button.
  ///
  /// This depends on the text alone: the bar must not change its height when the counter appears.
  private func isCounterBesideText(inner: Int) -> Bool {
    let width = widthBesideButtons(inner: inner)
    guard parts.counter.isVisible, width - counterSpace >= parts.text.measure(.horizontal).minimum
    else { return false }
    guard parts.right.isVisible, buttonWidth(parts.counter) <= buttonWidth(parts.right) else {
      return true
    }
    let height = parts.text.measure(.vertical, forSize: width).natural
    return height < buttonHeight(parts.right) + parts.counter.measure(.vertical).natural
  }

  private func buttonHeight(_ button: Widget) -> Int {
    button.measure(.vertical, forSize: buttonWidth(button)).natural
  }

  private func slotHeight(_ slot: Widget?, _ inner: Int) -> Int {
    guard let slot, slot.isVisible else { return 0 }
    return slot.measure(.vertical, forSize: max(inner, slot.measure(.horizontal).minimum)).natural
  }

  // MARK: Allocation

  override func allocate(width: Int, height: Int, baseline: Int) {
    let layout = layout(forWidth: width)
    let places = layout.places(inHeight: height, textHeights: textHeights(layout, height))
    (lastHeight, lastTextHeight) = (height, places.text.height)
    parts.text.area.isInTransition = animatedHeight.isMoving
    place(places, width: width)
    animatedHeight.allocated(width: width, height: height)
  }

  /// The range for the text's height: during an animation, from where it was to where it will be.
  private func textHeights(_ layout: ToolbarLayout, _ height: Int) -> ClosedRange<Int> {
    guard animatedHeight.isMoving, lastTextHeight > 0 else {
      return min(max(layout.oneLine, layout.leastText), layout.text)...layout.text
    }
    // A shrinking bar that begins to grow again still shrinks by a few pixels first.
    let least = lastTextHeight + min(0, height - lastHeight)
    return min(least, layout.text)...max(lastTextHeight, layout.text)
  }

  private func place(_ places: ToolbarLayout.Places, width: Int) {
    let inner = innerWidth(of: width)
    let margin = ToolbarLayout.margin
    placeSlot(parts.top, places.top, inner, width)
    placeSlot(parts.bottom, places.bottom, inner, width)
    placeSlot(parts.notices, places.notice, inner, width)
    var x = margin
    if let left = parts.left, left.isVisible {
      placeButton(left, in: places.buttons, x: x, width)
      x += buttonWidth(left) + margin
    }
    let textWidth = textWidth(inner: inner)
    put(parts.text, x: x, y: places.text.y, textWidth, places.text.height, in: width)
    x += textWidth + margin
    placeCounter(in: places.buttons, besideTextAt: x, width)
    if isCounterBesideText(inner: inner) { x += counterSpace }
    guard parts.right.isVisible else { return }
    placeButton(parts.right, in: places.buttons, x: x, width)
  }

  private func placeCounter(in strip: ToolbarLayout.Place, besideTextAt x: Int, _ width: Int) {
    guard parts.counter.isVisible else { return }
    let inner = innerWidth(of: width)
    let (counterWidth, counterHeight) = (
      buttonWidth(parts.counter), parts.counter.measure(.vertical).natural
    )
    guard isCounterBesideText(inner: inner) else {
      let top = strip.y + (strip.height - buttonHeight(parts.right)) / 2
      let end = ToolbarLayout.margin + inner
      return put(
        parts.counter, x: end - counterWidth, y: top - counterHeight, counterWidth, counterHeight,
        in: width)
    }
    let y = strip.y + (strip.height - counterHeight) / 2
    put(parts.counter, x: x, y: y, counterWidth, counterHeight, in: width)
  }

  private func placeButton(_ button: Widget, in strip: ToolbarLayout.Place, x: Int, _ width: Int) {
    let height = buttonHeight(button)
    put(
      button, x: x, y: strip.y + (strip.height - height) / 2, buttonWidth(button), height,
      in: width)
  }

  private func placeSlot(
    _ slot: Widget?, _ place: ToolbarLayout.Place, _ inner: Int, _ width: Int
  ) {
    guard let slot, slot.isVisible else { return }
    let slotWidth = max(inner, slot.measure(.horizontal).minimum)
    put(slot, x: ToolbarLayout.margin, y: place.y, slotWidth, place.height, in: width)
  }

  /// Allocates a child, with x counted from the side where lines of text begin.
  private func put(_ child: Widget, x: Int, y: Int, _ width: Int, _ height: Int, in all: Int) {
    let isMirrored = widget.direction == .rightToLeft
    child.allocate(x: isMirrored ? all - x - width : x, y: y, width: width, height: height)
  }

  // MARK: Focus

  /// Moves the focus with Tab through the parts in reading order.
  ///
  /// GTK would order them by their vertical centers, so it would depend on the font whether the
  /// button or the text beside it is a pixel higher.
  override func moveFocus(_ direction: FocusDirection) -> Bool {
    guard direction == .forward || direction == .backward else {
      return widget.moveFocusThroughChildren(direction)
    }
    let all: [Widget?] = [
      parts.top, parts.notices, parts.left, parts.text, parts.right, parts.bottom,
    ]
    let present = all.compactMap { $0 }
    let order = direction == .forward ? present : present.reversed()
    let start = order.firstIndex { $0 == widget.focusChild } ?? 0
    return order[start...].contains { $0.isVisible && $0.moveFocus(direction) }
  }

  // MARK: Life

  override func styleChanged() {
    guard hasWidget else { return }
    ReadableColors.update(for: widget)
    composer.updateColors()
  }

  override func grabFocus() -> Bool { parts.text.area.focus() }

  override func unmapped() {
    animatedHeight.reset()
    parts.text.area.isInTransition = false
  }

  override func dispose() {
    signalledSending?.close()
    animatedHeight.stop()
    composer.disconnect()
    attachmentStrip = nil
  }
}
