import GtkCore
import TextRules

/// What stands below the input: the hint or what is wrong, and the counter.
@MainActor
final class HintLabel {
  /// On GTK before 4.14 nothing but the role of a status has a screen reader say what changes.
  let label = Widget.canAnnounce ? Label() : Label("", role: .status)
  /// Made when it is wanted: most fields count nothing.
  private(set) var counter: Label?
  private var lineHeightInForce = 0
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

  func show(_ message: FieldMessage) {
    isShown = !message.text.isEmpty
    label.setStyleClass("empty", !isShown)
    label.text = message.text
  }

  /// Shows how long the text is; nil takes the counter away.
  func setCounter(_ text: String?, in field: Widget) {
    guard let text else {
      counter?.unparent()
      return counter = nil
    }
    if counter == nil { counter = makeCounter(in: field) }
    counter?.text = text
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

  /// How high the hint is at a width, in pixels; 0 if none is there.
  func height(forWidth width: Int) -> Int {
    let counterHeight = counter?.measure(.vertical).natural ?? 0
    guard isShown else { return counterHeight }
    return max(label.measure(.vertical, forSize: max(width, leastWidth)).natural, counterHeight)
  }

  var leastWidth: Int { label.measure(.horizontal).minimum }

  /// Sets the lines apart for the font that is there now.
  func styleChanged(leastLineHeight: Int) {
    let height = label.lineHeight
    guard height != lineHeightInForce else { return }
    lineHeightInForce = height
    label.setLineSpacing(max(0, leastLineHeight - height))
  }
}
