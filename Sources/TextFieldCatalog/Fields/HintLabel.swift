import GtkCore
import TextMetrics
import TextRules

/// The labels below the input: the hint or error message, and the counter.
@MainActor
final class HintLabel {
  /// The label for messages; before GTK 4.14 only a label with the status role makes a screen
  /// reader read changes.
  let label = Widget.canAnnounce ? Label() : Label("", role: .status)
  /// Whether a counter shows the length of the text; takes effect in ``update(_:in:)``.
  var showsCounter = false
  /// The counter, made on demand: most fields do not count.
  private(set) var counter: Label?
  /// The icon before an error message, so that color alone does not convey it.
  private(set) var icon: Image?
  private var lineHeightInForce = 0
  private var leastLineHeight = 0
  private var maximumLines: Int?? = nil

  init() {
    label.addStyleClass("hint")
    label.addStyleClass("empty")
    label.xAlignment = .start
    label.yAlignment = .start
    label.wrapLines()
  }

  /// Whether there is anything to read.
  private(set) var isShown = false
  /// The app's replacement for the label; nil for the label itself.
  private(set) var view: (any FieldHintView)?

  /// The widget that the field allocates.
  var part: Widget { view?.widget ?? label }

  /// Replaces the label by a view, or restores it.
  func setView(_ view: (any FieldHintView)?, in field: Widget) {
    self.view?.widget.unparent()
    self.view = view
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
    counter.insert(into: field, after: label)
    return counter
  }

  /// Limits the number of lines of the hint; nil allows any number.
  func limit(toLines lines: Int?) {
    guard maximumLines != .some(lines) else { return }
    maximumLines = .some(lines)
    label.ellipsize(afterLines: lines ?? Int(Int32.max))
  }

  /// Shows the whole hint in a tooltip if the label shortens it.
  func showTooltip() {
    let tooltip = isShown && view == nil && label.isEllipsized ? label.text : ""
    if label.tooltip != tooltip { label.tooltip = tooltip }
  }

  /// The height of the hint at a width, in pixels; 0 if there is none.
  func height(forWidth width: Int) -> Int {
    let counterHeight = counter.map { max($0.measure(.vertical).natural, maximumLineHeight) } ?? 0
    guard isShown else { return counterHeight }
    return max(part.measure(.vertical, forSize: max(width, leastWidth)).natural, counterHeight)
  }

  /// The greatest height of a hint of one line, so that nothing moves when such a hint appears or
  /// disappears beside a counter, which has another font.
  private var maximumLineHeight: Int { max(label.lineHeight + 1, leastLineHeight) }

  var leastWidth: Int { part.measure(.horizontal).minimum }

  /// Sets the line spacing for the present font.
  func styleChanged(leastLineHeight: Int) {
    self.leastLineHeight = leastLineHeight
    let height = label.lineHeight
    guard height != lineHeightInForce else { return }
    lineHeightInForce = height
    label.setLineSpacing(max(0, leastLineHeight - height))
  }
}
