import GtkCore

/// What must hold of a bar in every painted frame, and not only when it has come to rest.
public enum ToolbarInvariant: String, Sendable, CaseIterable {
  /// The bar that stands has asked for the height that its parts want; it may have been given another.
  case heightFitsParts
  /// The text view stands inside the bar as a whole, however high the bar is at the moment.
  case textInside
  /// The buttons stand inside the bar, at its lower edge.
  case buttonsAtLowerEdge
  /// The text view has the height that its text wants, unless the bar is moving or was given less.
  case textFits
}

extension ExpandableToolbar {
  /// The invariants that do not hold at the moment; to be asked right after a frame was painted.
  public var violatedInvariants: [ToolbarInvariant] {
    guard isMapped else { return [] }
    return ToolbarInvariant.allCases.filter { !holds($0) }
  }

  private func holds(_ invariant: ToolbarInvariant) -> Bool {
    switch invariant {
    case .heightFitsParts: isMoving || hasAskedForItsHeight
    case .textInside: isInside(textView)
    case .buttonsAtLowerEdge: implementation.parts.buttons.allSatisfy { isAtLowerEdge($0) }
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

  /// A button stands in the middle of the lowest strip of the text that is as high as one line.
  private func isAtLowerEdge(_ button: Widget) -> Bool {
    guard isInside(button), let place = button.bounds(in: self),
      let text = textView.bounds(in: self)
    else { return false }
    let distance = (text.y + text.height) - (place.y + place.height)
    let line = textView.measure(.vertical, forSize: textView.width).minimum
    return abs(distance) <= max(place.height, Double(min(line, textView.height))) / 2
  }
}
