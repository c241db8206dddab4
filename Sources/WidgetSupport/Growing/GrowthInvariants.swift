import GtkCore

/// The conditions that a growing area meets in every painted frame, not only at rest.
package enum GrowthInvariant: String, Sendable, CaseIterable {
  /// The height is that of the text at this width, unless the area was given less, or its owner is
  /// animating it or keeps it higher.
  case heightFitsText
  /// The page of the text view is as high as the view.
  case pageFitsHeight
  /// Nothing is scrolled while everything fits, nor past an end.
  case scrolledWithinBounds
  /// The caret is visible while the text is its window's focus, unless the user has scrolled away
  /// from it, or selected everything, which does not scroll in GTK.
  case caretVisible = "caretInSight"
  /// Everything around the area that scrolls shows the caret, right after an edit by the user,
  /// unless the user scrolls away from it in the same frame.
  case caretInPage
  /// The placeholder shows exactly while there is neither text nor a composition.
  case placeholderFitsText
  /// The area is no higher than its limit in pixels, whatever its first line contains, but always
  /// has room for a line of ordinary text.
  case heightWithinLimit
  /// No text is shifted sideways, except as far as needed for a caret at the edge that is after the
  /// spaces at the end of a full line.
  case textNotShifted
  /// No widget in the text covers the caret.
  case caretUncovered
}

extension GrowingTextArea {
  /// The invariants that are violated at the moment; read right after a frame was painted.
  package var violatedInvariants: [GrowthInvariant] { implementation.violated }

  /// The names of the violated invariants, and the violations in embedded content, at any depth.
  package var violations: [String] {
    violatedInvariants.map(\.rawValue) + (implementation.metrics.embedded?.violations ?? [])
  }

  /// Whether a part of the text is visible in the area and in everything around it that scrolls,
  /// going by the widgets' positions.
  package func shows(_ range: Range<Int>) -> Bool { implementation.page.shows(range) }
}

extension GrowingTextAreaImplementation {
  /// The invariants that are violated at the moment.
  var violated: [GrowthInvariant] {
    guard widget.isMapped else { return [] }
    return GrowthInvariant.allCases.filter { !holds($0) }
  }

  private func holds(_ invariant: GrowthInvariant) -> Bool {
    switch invariant {
    case .heightFitsText: heightFitsText
    case .pageFitsHeight:
      content.isMessage || adjustment.pageSize == Double(textView.height)
    case .scrolledWithinBounds: isScrolledWithinBounds
    case .caretVisible: isCaretVisible
    case .caretInPage: caretInPage
    case .placeholderFitsText: placeholder.fitsText
    case .heightWithinLimit: heightWithinLimit
    case .textNotShifted: textNotShifted
    case .caretUncovered: caretUncovered
    }
  }

  private var isCaretVisible: Bool {
    content.isMessage || !caret.followsCaret || caret.isCaretVisible || caret.isCaretLeft
  }

  private var caretInPage: Bool {
    content.isMessage || !caret.followsCaret || area.hold.isDown || !page.following.isUnderWay
      || caret.isCaretLeft || page.showsCaret
  }

  private var heightFitsText: Bool {
    guard !size.isInTransition else { return true }
    let wanted = content.height(forWidth: size.width)
    if widget.height > wanted { return size.hasMinimumHeight }
    return widget.height == wanted || isSqueezed
  }

  /// Whether the area has less height than it asked GTK for.
  private var isSqueezed: Bool { size.height < size.targetHeight }

  private var isScrolledWithinBounds: Bool {
    guard !content.isMessage else { return true }
    guard !coverage.isPartial else { return coverage.showsItsRows }
    let value = adjustment.value
    return size.scrolls ? value >= 0 && value <= adjustment.maxValue : value == 0
  }

  private var heightWithinLimit: Bool {
    guard let maxHeight, !size.isInTransition, !size.hasMinimumHeight else { return true }
    let line = textView.lineHeight + lines.spacing.below + lines.spacing.above
    return widget.height <= max(maxHeight, line)
  }

  private var textNotShifted: Bool {
    guard !content.isMessage, let shift = textView.horizontalAdjustment?.value, shift != 0 else {
      return true
    }
    let place = textView.caretRectangle.x
    let edge = Double(textView.width - 2)...Double(textView.width)
    return caret.followsCaret && edge.contains(place)
  }

  private var caretUncovered: Bool {
    layers.isCaretOnTop || !caret.isCaretVisible || !layers.isCaretCovered
  }
}
