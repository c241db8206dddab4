import GtkCore
import TextMetrics
import TextRules

/// The labels below the input: the hint or error message, and the counter.
@MainActor
final class HintLabel {
  /// The label for messages, which is made with the first one: most fields have nothing to say.
  var label: Label { made ?? make() }
  private var made: Label?
  /// Whether a counter shows the length of the text; takes effect in ``update(_:in:)``.
  var showsCounter = false
  /// The counter, made on demand: most fields do not count.
  private(set) var counter: Label?
  /// The icon before an error message, so that color alone does not convey it.
  private(set) var icon: Image?
  /// The name of the label; who names it finds it, with a message or without.
  var name: String? { didSet { if let name { label.name = name } } }
  private var lineHeightInForce = 0
  private var leastLineHeight = 0
  private var maximumLines: Int?? = nil
  /// Whether the field has a style.
  private var isStyled = false
  private var heights = HintLineHeight()
  /// The child of the field that the label comes after.
  private let input: Widget

  init(after input: Widget) { self.input = input }

  private func make() -> Label {
    // Before GTK 4.14 only a label with the status role makes a screen reader read changes.
    let label = Widget.canAnnounce ? Label() : Label("", role: .status)
    made = label
    label.addStyleClass("hint")
    label.addStyleClass("empty")
    label.xAlignment = .start
    label.yAlignment = .start
    label.wrapLines()
    if let lines = maximumLines { label.ellipsize(afterLines: lines ?? Int(Int32.max)) }
    if let name { label.name = name }
    guard let field = input.parent else { return label }
    label.insert(into: field, after: input)
    label.direction = field.direction
    // It gets the style of a label that says nothing, which the first message fades in from.
    if isStyled { spaceLines() }
    return label
  }

  /// Whether there is anything to read.
  private(set) var isShown = false
  /// The app's replacement for the label; nil for the label itself.
  private(set) var view: (any FieldHintView)?

  /// The widget that the field allocates; nil if there has been no message yet.
  var part: Widget? { view?.widget ?? made }

  /// Replaces the label by a view, or restores it.
  func setView(_ view: (any FieldHintView)?, in field: Widget) {
    self.view?.widget.unparent()
    self.view = view
    guard view != nil || made != nil else { return }
    view?.widget.insert(into: field, after: label)
    label.isChildVisible = view == nil
  }

  /// The distance of the text from the start of the hint, in pixels.
  var textInset: Int {
    guard let icon, icon.isChildVisible else { return 0 }
    return icon.measure(.horizontal).natural + Self.iconGap
  }

  private static let iconGap = 4

  func show(_ message: FieldMessage, in state: FieldState, of field: Widget) {
    if let view {
      isShown = view.show(message, in: state)
      view.widget.isChildVisible = isShown
      icon?.isChildVisible = false
      label.text = message.text
      return
    }
    isShown = !message.text.isEmpty
    guard isShown || made != nil else { return }
    label.setStyleClass("empty", !isShown)
    if case .rejection = message {
      label.addStyleClass("refusal")
    } else {
      label.removeStyleClass("refusal")
    }
    label.text = message.text
    label.scaledParts = (Self.cuts(in: message.text), LongParagraph.scale)
    let hasIcon = isShown && message.isComplaint
    if hasIcon, icon == nil { icon = makeIcon(in: field) }
    icon?.isChildVisible = hasIcon
  }

  /// The parts of a long text that are laid out by themselves: for each line, Pango computes the
  /// widths of all that is left of a run again.
  private static func cuts(in text: String) -> [Range<Int>] {
    var text = text
    return text.withUTF8 { LongParagraph.stretches(in: $0).map(\.bytes) }
  }

  private func makeIcon(in field: Widget) -> Image {
    // A screen reader reads the error message; reading the icon, too, would add nothing.
    let icon = Image(icon: "dialog-error-symbolic", role: .presentation)
    icon.addStyleClass("error-icon")
    icon.canTarget = false
    icon.direction = field.direction
    icon.insert(into: field, after: label)
    return icon
  }

  /// Releases the objects of the app.
  func close() { view = nil }

  /// Shows the length of the text, or removes the counter.
  ///
  /// - Returns: Whether the counter has changed.
  func update(_ length: TextCounter, in field: Widget) -> Bool {
    let text = showsCounter ? length.label : nil
    let isTooLong = length.isTooLong
    let wasTooLong = counter?.hasStyleClass("error") ?? false
    guard text != counter?.text || isTooLong != wasTooLong else { return false }
    setCounter(text, isTooLong: isTooLong, in: field)
    return true
  }

  private func setCounter(_ text: String?, isTooLong: Bool, in field: Widget) {
    guard let text else {
      counter?.unparent()
      return counter = nil
    }
    if counter == nil { counter = makeCounter(in: field) }
    counter?.text = text
    counter?.setStyleClass("error", isTooLong)
  }

  private func makeCounter(in field: Widget) -> Label {
    let counter = Label("", role: .presentation)
    counter.addStyleClass("counter")
    counter.canTarget = false
    counter.direction = field.direction
    counter.insert(into: field, after: made ?? input)
    return counter
  }

  /// Limits the number of lines of the hint; nil allows any number.
  func limit(toLines lines: Int?) {
    guard maximumLines != .some(lines) else { return }
    maximumLines = .some(lines)
    made?.ellipsize(afterLines: lines ?? Int(Int32.max))
  }

  /// Shows the whole hint in a tooltip if the label shortens it.
  func showTooltip() {
    guard let label = made else { return }
    let tooltip = isShown && view == nil && label.isEllipsized ? label.text : ""
    if label.tooltip != tooltip { label.tooltip = tooltip }
  }

  /// The height of the hint at a width, in pixels; 0 if there is none.
  func height(forWidth width: Int) -> Int {
    let counterHeight = counter.map { max($0.measure(.vertical).natural, maximumLineHeight) } ?? 0
    guard isShown, let part else { return counterHeight }
    return max(part.measure(.vertical, forSize: max(width, leastWidth)).natural, counterHeight)
  }

  /// The greatest height of a hint of one line, so that nothing moves when such a hint appears or
  /// disappears beside a counter, which has another font.
  private var maximumLineHeight: Int { max(lineHeight + 1, leastLineHeight) }

  var leastWidth: Int { part?.measure(.horizontal).minimum ?? 0 }

  /// The height of a line of the label, in pixels, whether or not it is made.
  var lineHeight: Int { made?.lineHeight ?? input.parent.map { heights.height(in: $0) } ?? 0 }

  /// Sets the line spacing for the present font.
  func styleChanged(leastLineHeight: Int) {
    self.leastLineHeight = leastLineHeight
    isStyled = true
    heights = HintLineHeight()
    if made != nil { spaceLines() }
  }

  /// Measures its font again: the style classes of the field are others.
  func classesChanged() { heights = HintLineHeight() }

  private func spaceLines() {
    let height = label.lineHeight
    guard height != lineHeightInForce else { return }
    lineHeightInForce = height
    label.setLineSpacing(max(0, leastLineHeight - height))
  }
}
