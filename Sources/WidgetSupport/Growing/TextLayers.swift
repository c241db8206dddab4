import GtkCore

/// The layers of an area, from the text and the widgets in it up to the caret and to what is on top
/// of everything: in this order they are drawn and get the focus.
@MainActor
final class TextLayers: AreaPart {
  /// Whether the caret was drawn on top of the widgets in the text.
  private(set) var isCaretOnTop = false
  /// Draws what is in the gutter.
  var onDrawGutter: (@MainActor (Snapshot) -> Void)?
  /// Draws what is on top of the text.
  var onDrawOnText: (@MainActor (Snapshot) -> Void)?

  private let size: AreaSize
  private let caret: CaretScroller
  let area: AreaContext

  init(_ area: AreaContext, size: AreaSize, caret: CaretScroller) {
    self.area = area
    self.size = size
    self.caret = caret
  }

  /// Whether there may be lines under or through the text.
  private var mayHaveLines: Bool {
    embedded != nil || !metrics.preedit.isEmpty || textView.hasTagsWithLines
  }

  /// Draws all layers of the area.
  func draw(in widget: Widget, _ snapshot: Snapshot) {
    // Nothing that the view does while it is drawn may request a layout of what is being drawn.
    area.whileAllocating {
      if embedded != nil { textView.layOutVisibleLines() }
      snapshot.appendText(textView, of: widget, mayHaveLines: mayHaveLines)
    }
    // The view may have laid out lines in its snapshot, which moves the caret.
    caret.scrollingChanged()
    drawOnText(in: widget, snapshot)
    drawGutter(in: widget, snapshot)
    let widgets = embedded?.visibleWidgets ?? []
    drawEmbedded(widgets, in: widget, snapshot)
    drawCaretOnTop(of: widgets, in: widget, snapshot)
    drawCover(in: widget, snapshot)
    caret.noteStrayedCaret()
  }

  /// Draws the widgets in the text, clipped to the area.
  private func drawEmbedded(_ widgets: [Widget], in area: Widget, _ snapshot: Snapshot) {
    guard !widgets.isEmpty else { return }
    snapshot.clipped(to: bounds(of: area)) {
      for widget in widgets { snapshot.appendChild(widget, of: area) }
    }
  }

  private func bounds(of area: Widget) -> Rectangle {
    let width = size.width + self.area.gutterWidth
    return Rectangle(x: 0, y: 0, width: Double(width), height: Double(size.height))
  }

  /// Draws what is on top of the text, clipped to the text view.
  private func drawOnText(in area: Widget, _ snapshot: Snapshot) {
    guard let onDrawOnText, textView.isChildVisible, let view = textView.bounds(in: area) else {
      return
    }
    let origin = textView.originOfText
    snapshot.clipped(to: view) {
      snapshot.moved(by: (view.x + origin.x, view.y + origin.y)) { onDrawOnText(snapshot) }
    }
  }

  /// Draws what is in the gutter, clipped to the area.
  private func drawGutter(in area: Widget, _ snapshot: Snapshot) {
    guard self.area.gutterWidth > 0, textView.isChildVisible, let onDrawGutter,
      let view = textView.bounds(in: area)
    else { return }
    let top = view.y + textView.originOfText.y
    snapshot.clipped(to: bounds(of: area)) {
      snapshot.moved(by: (view.x, top)) { onDrawGutter(snapshot) }
    }
  }

  /// Draws the caret once more if a widget in the text covers it.
  private func drawCaretOnTop(of widgets: [Widget], in widget: Widget, _ snapshot: Snapshot) {
    isCaretOnTop = isCaretCovered(by: widgets)
    guard isCaretOnTop, let caret = paintedCaret(in: widget) else { return }
    snapshot.clipped(to: caret) { snapshot.appendText(textView, of: widget) }
  }

  /// The caret as it is painted, in the coordinates of the area.
  private func paintedCaret(in widget: Widget) -> Rectangle? {
    textView.bounds(in: widget).map { textView.paintedCaretRectangle.moved(by: ($0.x, $0.y)) }
  }

  /// Whether a widget in the text covers the caret, going by the widgets' positions.
  var isCaretCovered: Bool { isCaretCovered(by: embedded?.visibleWidgets ?? []) }

  private func isCaretCovered(by widgets: [Widget]) -> Bool {
    guard !widgets.isEmpty, embedded?.holdsWidgets == true, caret.followsCaret,
      !textView.buffer.hasSelection, let area = area.handle, let caret = paintedCaret(in: area)
    else { return false }
    for widget in widgets {
      if let bounds = widget.bounds(in: area), bounds.intersects(caret) { return true }
    }
    return false
  }

  /// Draws what is on top of everything.
  private func drawCover(in widget: Widget, _ snapshot: Snapshot) {
    guard embedded?.holdsWidgets == true else {
      return snapshot.appendChildren(of: widget, after: textView)
    }
    for child in widget.children(afterLast: isUnderCover) {
      snapshot.appendChild(child, of: widget)
    }
  }

  /// Whether a child is drawn below those on top of everything.
  private func isUnderCover(_ child: Widget) -> Bool {
    child == textView || embedded?.isEmbedded(child) ?? false
  }

  /// Moves the focus with Tab from the text to the widgets in it, in this order, and on; GTK would
  /// go by their positions.
  ///
  /// - Parameters:
  ///   - direction: The direction to move the focus in.
  ///   - widget: The area.
  /// - Returns: Whether the focus stayed inside; nil where GTK moves it.
  func moveFocus(_ direction: FocusDirection, in widget: Widget) -> Bool? {
    guard embedded?.holdsWidgets == true, [.forward, .backward].contains(direction) else {
      return nil
    }
    let children = widget.children.filter { isUnderCover($0) }
    var stops = direction == .forward ? children : children.reversed()
    if let current = widget.focusChild, let index = stops.firstIndex(of: current) {
      if current.moveFocus(direction) { return true }
      stops.removeSubrange(...index)
    }
    return stops.contains {
      embedded?.prepareFocus(of: $0)
      return $0.moveFocus(direction)
    }
  }
}
