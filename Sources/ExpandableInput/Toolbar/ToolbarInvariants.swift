import GtkCore

/// The conditions that hold for a bar in every frame, and not only when it is at rest.
package enum ToolbarInvariant: String, Sendable, CaseIterable {
  /// A bar at rest has requested the height that its parts require; it may have been given another.
  case heightFitsParts
  /// The text view is completely inside the bar, whatever height the bar has at the moment.
  case textInside
  /// The buttons are inside the bar, beside the lowest visible line of the text.
  case buttonsAtLowerEdge
  /// The text view has the height that its text requires, unless the bar is moving or has less
  /// space.
  case textFits
}

extension ExpandableToolbar {
  /// The invariants that do not hold at the moment; to be read right after a frame was drawn.
  package var violatedInvariants: [ToolbarInvariant] {
    guard isMapped else { return [] }
    return ToolbarInvariant.allCases.filter { !holds($0) }
  }

  private func holds(_ invariant: ToolbarInvariant) -> Bool {
    switch invariant {
    case .heightFitsParts: isMoving || hasAskedForItsHeight
    case .textInside: isInside(textView)
    case .buttonsAtLowerEdge: implementation.parts.buttons.allSatisfy { isBesideLastLine($0) }
    case .textFits: isMoving || isSqueezed || textView.height == textView.wantedHeight
    }
  }

  private var hasAskedForItsHeight: Bool {
    guard let asked = implementation.askedHeight(forWidth: width) else { return true }
    return asked == implementation.settledHeight(forWidth: width)
  }

  private var isSqueezed: Bool { height < implementation.settledHeight(forWidth: width) }

  private func isInside(_ child: Widget) -> Bool {
    guard let bounds = child.bounds(in: self) else { return false }
    return bounds.y >= 0 && bounds.y + bounds.height <= Double(height)
  }

  /// Whether a button is vertically centered on a line at the lower edge of the text view, as GTK
  /// has allocated both of them.
  private func isBesideLastLine(_ button: Widget) -> Bool {
    guard isInside(button), let place = button.bounds(in: self),
      let text = area.textView.bounds(in: self)
    else { return false }
    let line = min(Double(area.textView.lineHeight), text.height)
    let middle = text.y + text.height - line / 2
    // The font's own height may differ from that of a line by fractions of a pixel that are
    // rounded.
    return abs(middle - (place.y + place.height / 2)) <= 2
  }
}
