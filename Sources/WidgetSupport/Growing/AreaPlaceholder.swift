import GtkCore

/// Shows another text instead of that of the area: the placeholder while there is none, or a
/// message.
@MainActor
final class AreaPlaceholder: AreaPart {
  /// Shown while there is no text.
  var text = "" { didSet { if text != oldValue { contentChanged() } } }
  /// The parts of the placeholder that have attributes of their own.
  var attributes: [Label.Attribute] = [] { didSet { update() } }
  /// Shown instead of the text; nil for the text itself.
  var message: String? { didSet { if message != oldValue { contentChanged() } } }

  let area: AreaContext
  private let placeholderLabel = PlaceholderLabel(isDecoration: true)
  private let messageLabel = PlaceholderLabel(isDecoration: false)

  init(_ area: AreaContext) { self.area = area }

  private var label: PlaceholderLabel { message == nil ? placeholderLabel : messageLabel }

  /// Whether there is neither text nor a composition.
  var isTextEmpty: Bool { textView.buffer.isEmpty && metrics.preedit.isEmpty }

  /// Shows or hides the placeholder after an edit: one of very many.
  func textChanged() {
    if !fitsText { update() }
  }

  /// Shows the placeholder while there is neither text nor a composition.
  func update() {
    guard let widget = area.handle else { return }
    let isEmpty = isTextEmpty
    let label = self.label
    label.text = message ?? text
    label.textAttributes = message == nil ? attributes : []
    label.setLines(
      limit: message == nil ? lines.limits.minimum : lines.limits.maximum, spacing: lines.spacing)
    let wasVisible = label.isVisible
    (message == nil ? messageLabel : placeholderLabel).setVisible(false, in: widget)
    label.setVisible(message != nil || isEmpty, in: widget)
    if label.isVisible != wasVisible { widget.queueResize() }
  }

  private func contentChanged() {
    guard area.exists else { return }
    textView.setAccessiblePlaceholder(message ?? text)
    textView.isChildVisible = message == nil
    // A screen reader must not read a text that is not visible.
    textView.setAccessibleHidden(message != nil)
    update()
    area.queueResize()
  }

  /// Adapts to a change of font.
  func styleChanged() {
    for label in [placeholderLabel, messageLabel] { label.styleChanged() }
  }

  /// Allocates the label to an area of this size.
  func allocate(width: Int, height: Int) {
    label.allocate(
      x: area.textLeft, width: max(width - 1, 0), height: height + lines.spacing.overhang)
  }

  /// Whether the placeholder or the message is shown exactly when it should be.
  var fitsText: Bool {
    let isWanted = message != nil || isTextEmpty
    let hasText = !(message ?? text).isEmpty
    return label.isVisible == (isWanted && hasText)
  }
}
