import GtkCore

/// The label shown instead of the text: a placeholder, or the message of a disabled editor.
///
/// It is a child of ours on top of the text view, not one of the view's own overlays: on GTK 4.8
/// the view counts those twice in its height. For a screen reader a placeholder is decoration, and
/// reported as a property of the text view; a message is read in place of the text.
@MainActor
final class PlaceholderLabel {
  private var label: Label?
  private let isDecoration: Bool

  init(isDecoration: Bool) { self.isDecoration = isDecoration }

  var text = "" {
    didSet {
      guard text != oldValue else { return }
      label?.text = shownText
    }
  }

  /// The number of characters that are shown of a placeholder at most, more than there is room for:
  /// the time that a label takes grows with the square of its paragraphs.
  private static let longestPlaceholder = 16_384

  private var shownText: String {
    let scalars = text.unicodeScalars
    let start = scalars.startIndex
    guard isDecoration, text.utf8.count > Self.longestPlaceholder,
      let end = scalars.index(
        start, offsetBy: Self.longestPlaceholder, limitedBy: scalars.endIndex)
    else { return text }
    return String(scalars[..<end])
  }

  /// The parts of the text that have attributes of their own.
  var textAttributes: [Label.Attribute] = [] { didSet { label?.textAttributes = textAttributes } }

  /// Shows the label on top of an area or hides it; without a text it is never shown.
  func setVisible(_ isVisible: Bool, in area: Widget) {
    guard isVisible, !text.isEmpty else {
      label?.isChildVisible = false
      return
    }
    (label ?? makeLabel(in: area)).isChildVisible = true
  }

  var isVisible: Bool { label?.isChildVisible ?? false }

  /// Sets the largest number of lines in the label, and the space between them.
  func setLines(limit: Int, spacing: LineSpacing) {
    // Setting a label's attributes requests a layout, even if they are the same.
    guard limit != self.limit || spacing != self.spacing else { return }
    self.limit = limit
    self.spacing = spacing
    label.map(applyLines)
  }

  /// Applies the line spacing again after a change of font: it depends on the font's height.
  func styleChanged() {
    guard let label, label.lineHeight != lineHeightInForce else { return }
    applyLines(label)
  }

  private var limit = 1
  private var spacing = LineSpacing(0)
  private var lineHeightInForce = 0

  /// Allocates the label.
  func allocate(x: Int, width: Int, height: Int) {
    guard let label, label.isChildVisible else { return }
    // Never less than it needs: GTK warns about that, and the area clips the excess.
    let least = label.measure(.horizontal).minimum
    let width = max(width, least)
    let needed = label.measure(.vertical, forSize: width).natural
    label.allocate(x: x, y: -spacing.overhangAbove, width: width, height: max(height, needed))
  }

  private func makeLabel(in area: Widget) -> Label {
    let label = isDecoration ? Label(shownText, role: .presentation) : Label(text)
    label.addStyleClass("placeholder")
    label.canTarget = false
    label.wrapLines()
    label.xAlignment = .start
    label.yAlignment = .start
    applyLines(label)
    label.textAttributes = textAttributes
    label.insert(into: area)
    self.label = label
    return label
  }

  private func applyLines(_ label: Label) {
    label.ellipsize(afterLines: limit)
    label.setLineSpacing(spacing.between)
    lineHeightInForce = label.lineHeight
  }
}
