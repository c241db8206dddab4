import GtkCore
import TextRules

/// What stands below the input: the hint or what is wrong, and the counter.
@MainActor
final class HintLabel {
  /// On GTK before 4.14 nothing but the role of a status has a screen reader say what changes.
  let label = Widget.canAnnounce ? Label() : Label("", role: .status)
  /// Made when it is wanted: most fields count nothing.
  private(set) var counter: Label?
  /// Stands before what is wrong: colour alone must not tell it.
  private(set) var icon: Image?
  private var lineHeightInForce = 0
  private var leastLineHeight = 0
  private var mostLines: Int?? = nil

  init() {
    label.addStyleClass("hint")
    label.addStyleClass("empty")
    label.setHorizontalTextAlignment(0)
    label.setVerticalTextAlignment(0)
    label.wrapLines()
  }

  /// Whether there is something to read.
  private(set) var isShown = false
  /// What stands in the label's place; nil: the label itself.
  private(set) var view: (any FieldHintView)?

  /// What the field gives a place.
  var part: Widget { view?.widget ?? label }

  /// Puts something in the label's place, or the label back.
  func setView(_ view: (any FieldHintView)?, in field: Widget) {
    self.view?.widget.unparent()
    self.view = view
    view?.widget.insert(into: field, after: label)
    label.isChildVisible = view == nil
  }

  /// How far the text is from where the hint begins, in pixels.
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
    if case .refusal = message {
      label.addStyleClass("refusal")
    } else {
      label.removeStyleClass("refusal")
    }
    label.text = message.text
    let hasIcon = isShown && message.isComplaint
    if hasIcon, icon == nil { icon = makeIcon(in: field) }
    icon?.isChildVisible = hasIcon
  }

  private func makeIcon(in field: Widget) -> Image {
    // What is wrong is read: the icon would only be read beside it.
    let icon = Image(icon: "dialog-error-symbolic", role: .presentation)
    icon.addStyleClass("error-icon")
    icon.setCanTarget(false)
    icon.direction = field.direction
    icon.insert(into: field, after: label)
    return icon
  }

  /// Lets go what is the app's.
  func close() { view = nil }

  /// Shows how long the text is; nil takes the counter away.
  func setCounter(_ text: String?, isTooLong: Bool, in field: Widget) {
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
    counter.setCanTarget(false)
    counter.direction = field.direction
    counter.insert(into: field, after: label)
    return counter
  }

  /// How many lines the hint may have; nil: any number.
  func limit(toLines lines: Int?) {
    guard mostLines != .some(lines) else { return }
    mostLines = .some(lines)
    label.ellipsize(afterLines: lines ?? Int(Int32.max))
  }

  /// Shows what does not fit where the pointer rests on it.
  func showTooltip() {
    let tooltip = isShown && view == nil && label.isEllipsized ? label.text : ""
    if label.tooltip != tooltip { label.setTooltip(tooltip) }
  }

  /// How high the hint is at a width, in pixels; 0 if none is there.
  func height(forWidth width: Int) -> Int {
    let counterHeight = counter.map { max($0.measure(.vertical).natural, mostLineHeight) } ?? 0
    guard isShown else { return counterHeight }
    return max(part.measure(.vertical, forSize: max(width, leastWidth)).natural, counterHeight)
  }

  /// The height of a hint of one line at most: beside a counter, which has another font, nothing moves
  /// when such a hint comes or goes.
  private var mostLineHeight: Int { max(label.lineHeight + 1, leastLineHeight) }

  var leastWidth: Int { part.measure(.horizontal).minimum }

  /// Sets the lines apart for the font that is there now.
  func styleChanged(leastLineHeight: Int) {
    self.leastLineHeight = leastLineHeight
    let height = label.lineHeight
    guard height != lineHeightInForce else { return }
    lineHeightInForce = height
    label.setLineSpacing(max(0, leastLineHeight - height))
  }
}
