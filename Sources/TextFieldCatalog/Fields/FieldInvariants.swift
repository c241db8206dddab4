import GtkCore

/// What must hold of a field in every painted frame, and not only when it has come to rest.
public enum FieldInvariant: String, Sendable, CaseIterable {
  /// The field is as high as its policy says, unless it was given less.
  case heightFitsPolicy
  /// A floating placeholder is within the field, on its way too.
  case placeholderWithinField
  /// A placeholder in the input shows exactly while its rule says so.
  case placeholderFitsText
  /// The text is what the field says that it is.
  case textIsShown
}

extension CatalogField {
  /// The invariants that do not hold at the moment; to be asked right after a frame was painted.
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
      natives.allSatisfy {
        $0.label.isChildVisible
          == $0.rule.isVisible(text: model.text + input.preedit, isFocused: model.isFocused)
      }
    case .textIsShown: input.text.unicodeScalars.elementsEqual(model.text.unicodeScalars)
    }
  }

  private var isPlaceholderWithin: Bool {
    guard let place = floating?.label.bounds(in: widget) else { return true }
    return place.x >= 0 && place.y >= 0 && place.x + place.width <= Double(widget.width)
      && place.y + place.height <= Double(widget.height)
  }
}
