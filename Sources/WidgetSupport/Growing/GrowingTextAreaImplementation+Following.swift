import GtkCore

/// Keeping the caret visible in everything that scrolls around the area.
extension GrowingTextAreaImplementation {
  /// Keeps the caret visible after the user has edited the text or moved the caret.
  func followCaret() {
    guard hasWidget, caret.followsCaret, !isPressed, buffer.selection.isEmpty, isInsideOfScrolling,
      let clock = widget.frameClock
    else { return }
    caretFollowing.begin(
      on: clock, show: { [weak self] in self?.showCaretInPage() },
      whileMoving: { [weak self] in self?.size.isInTransition ?? false })
  }

  /// Follows the user's actions in plain text; an owner that embeds content knows them better
  /// itself.
  func connectFollowing() {
    buffer.onCaretMoved { [weak self] in self?.followUser() }
  }

  func followUser() {
    guard embedded == nil, !gate.isByProgram else { return }
    followCaret()
  }

  private func showCaretInPage() {
    guard hasWidget, caret.followsCaret, !isPressed, caret.isCaretVisible else { return }
    let caret = textView.caretRectangle
    // Includes the edge of a text field, which shows where the text ends; only the caret if there
    // is no room for both.
    let (top, bottom) = (topToShow(for: caret), bottomToShow(for: caret))
    let fits = bottom - top <= textView.leastViewportHeight
    textView.scrollViewports(
      toShowFrom: fits ? top : caret.y, height: fits ? bottom - top : caret.height)
  }

  private func topToShow(for caret: Rectangle) -> Double {
    let isFirst = textView.caretRectangleInText.y < caret.height / 2
    guard isFirst, let edges = widget.bounds(in: textView) else { return caret.y }
    return min(edges.y, caret.y)
  }

  private func bottomToShow(for caret: Rectangle) -> Double {
    let end = caret.y + caret.height
    let isLast =
      textView.caretRectangleInText.y + caret.height * 1.5 >= verticalAdjustment.upper
    guard isLast, let edges = widget.bounds(in: textView) else { return end }
    return max(edges.y + edges.height, end)
  }

  // MARK: Invariants

  /// Whether everything around the area that scrolls shows the whole caret, going by the widgets'
  /// positions.
  var isCaretInPage: Bool {
    let caret = textView.caretRectangle
    return isShown(VerticalExtent(y: caret.y, height: caret.height), by: scrollingAncestors)
  }

  /// Whether all of these widgets show an extent of the view, or as much of it as they have room
  /// for.
  private func isShown(_ extent: VerticalExtent, by ancestors: [Widget]) -> Bool {
    ancestors.allSatisfy { ancestor in
      guard let view = textView.bounds(in: ancestor) else { return true }
      let top = view.y + extent.y
      let room = Double(ancestor.height)
      let visible = min(top + extent.height, room) - max(top, 0)
      return visible >= min(extent.height, room) - 1
    }
  }

  /// Whether the area and everything around it that scrolls show a part of the text.
  func shows(_ range: Range<Int>) -> Bool {
    isShown(textView.extentInView(of: range), by: [widget] + scrollingAncestors)
  }

  private var isInsideOfScrolling: Bool { !scrollingAncestors.isEmpty }

  /// The viewports around the area, and the growing areas that contain it.
  private var scrollingAncestors: [Widget] {
    var found: [Widget] = []
    var next = widget.parent
    while let ancestor = next {
      if ["GtkViewport", Self.typeName].contains(ancestor.typeName) {
        found.append(ancestor)
      }
      next = ancestor.parent
    }
    return found
  }
}
