import GtkCore

/// The label that stands in for text: a placeholder, or what a disabled editor says.
///
/// A child of ours over the text view, not one of the view's own overlays: on GTK 4.8 the view
/// counts those twice in its height. The label is decoration for a screen reader, which hears the
/// placeholder as a property of the text view.
@MainActor
final class PlaceholderLabel {
  private var label: Label?

  var text = "" {
    didSet {
      guard text != oldValue else { return }
      label?.text = text
    }
  }

  /// The parts of the text that look different.
  var looks: [Label.Look] = [] { didSet { label?.looks = looks } }

  /// Shows the label over an area or hides it; without a text it never shows.
  func setVisible(_ isVisible: Bool, in area: Widget) {
    guard isVisible, !text.isEmpty else {
      label?.isChildVisible = false
      return
    }
    (label ?? makeLabel(in: area)).isChildVisible = true
  }

  var isVisible: Bool { label?.isChildVisible ?? false }

  /// How the lines of the label stand apart, and how many there are at most.
  func setLines(limit: Int, spacing: LineSpacing) {
    // Setting a label's attributes asks for a new layout, even where they are the same.
    guard limit != self.limit || spacing != self.spacing else { return }
    self.limit = limit
    self.spacing = spacing
    label.map(applyLines)
  }

  /// Sets the lines again for another font: their distance depends on its height.
  func styleChanged() {
    guard let label, label.lineHeight != lineHeightInForce else { return }
    applyLines(label)
  }

  private var limit = 1
  private var spacing = LineSpacing(0)
  private var lineHeightInForce = 0

  /// Gives the label its place.
  func allocate(width: Int, height: Int) {
    guard let label, label.isChildVisible else { return }
    // Never less than it needs: GTK complains, and the area clips what is too much.
    let least = label.measure(.horizontal).minimum
    let width = max(width, least)
    let needed = label.measure(.vertical, forSize: width).natural
    label.allocate(x: 0, y: -spacing.overhangAbove, width: width, height: max(height, needed))
  }

  private func makeLabel(in area: Widget) -> Label {
    let label = Label(text, role: .presentation)
    label.addStyleClass("placeholder")
    label.setCanTarget(false)
    label.wrapLines()
    label.setHorizontalTextAlignment(0)
    label.setVerticalTextAlignment(0)
    applyLines(label)
    label.looks = looks
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
