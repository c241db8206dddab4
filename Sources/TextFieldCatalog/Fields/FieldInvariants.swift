import GtkCore

/// The conditions that hold for a field in every frame, and not only when it is at rest.
public enum FieldInvariant: String, Sendable, CaseIterable {
  /// The field is as high as its policy demands, unless it was given less.
  case heightFitsPolicy
  /// A floating placeholder is within the field, even during its animation.
  case placeholderWithinField
  /// A placeholder in the input is visible exactly while its rule demands it.
  case placeholderFitsText
  /// The input shows the text that the field reports.
  case textIsShown
  /// The input is within the field, unless the field was given less than it requested.
  case inputWithinField
  /// The part of a hint that does not fit is not drawn over what is below the field.
  case hintWithinField
}

extension CatalogField {
  /// The invariants that do not hold at the moment; to be read right after a frame was drawn.
  public var violatedInvariants: [FieldInvariant] { implementation.violated }
}

extension FieldImplementation {
  var violated: [FieldInvariant] {
    guard hasWidget, widget.isMapped else { return [] }
    return FieldInvariant.allCases.filter { !holds($0) }
  }

  private func holds(_ invariant: FieldInvariant) -> Bool {
    switch invariant {
    case .heightFitsPolicy: widget.height <= height(forWidth: widget.width)
    case .placeholderWithinField: isPlaceholderWithin
    case .placeholderFitsText:
      parts.placeholders.natives.allSatisfy {
        $0.label.isChildVisible
          == $0.rule.isVisible(text: model.text + input.preedit, isFocused: model.isFocused)
      }
    case .textIsShown: input.text.unicodeScalars.elementsEqual(model.text.unicodeScalars)
    case .inputWithinField: isSqueezed || isWithin(input.widget)
    case .hintWithinField: isHintWithin
    }
  }

  private var isSqueezed: Bool { widget.height < height(forWidth: widget.width) }

  private var isHintWithin: Bool {
    // During an animation the field clips what does not fit.
    guard hint.isShown, !hintMotion.isMoving, !isSqueezed else { return true }
    return isWithin(hint.part, overhang)
  }

  private var overhang: Int {
    heightPolicy == .fixed ? fittingGeometry(forWidth: widget.width).hintOverhang : 0
  }

  private func isWithin(_ part: Widget, _ overhang: Int = 0) -> Bool {
    guard let place = part.bounds(in: widget) else { return true }
    return place.y >= 0 && place.y + place.height <= Double(widget.height + overhang)
  }

  private var isPlaceholderWithin: Bool {
    guard let place = parts.placeholders.floating?.label.bounds(in: widget) else { return true }
    return place.x >= 0 && place.y >= 0 && place.x + place.width <= Double(widget.width)
      && place.y + place.height <= Double(widget.height)
  }
}
