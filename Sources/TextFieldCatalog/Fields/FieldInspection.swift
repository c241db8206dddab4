import GtkCore
import TextRules

/// Checks the invariants of a field that is on the screen.
@MainActor
struct FieldInspection {
  /// The field.
  let field: Widget
  /// The parts of the field.
  let parts: FieldParts
  /// The height of the field.
  let height: FieldHeight
  /// The state of the field.
  let model: FieldModel

  /// The invariants that do not hold at the moment.
  var violated: [FieldInvariant] { FieldInvariant.allCases.filter { !holds($0) } }

  private func holds(_ invariant: FieldInvariant) -> Bool {
    switch invariant {
    case .heightFitsPolicy: field.height <= height.height(forWidth: field.width)
    case .placeholderWithinField: isPlaceholderWithin
    case .placeholderFitsText:
      parts.placeholders.natives.allSatisfy {
        $0.label.isChildVisible
          == $0.rule.isVisible(text: model.text + parts.input.preedit, isFocused: model.isFocused)
      }
    case .textIsShown: parts.input.text.unicodeScalars.elementsEqual(model.text.unicodeScalars)
    case .inputWithinField: isSqueezed || isWithin(parts.input.widget)
    case .hintWithinField: isHintWithin
    }
  }

  private var isSqueezed: Bool { field.height < height.height(forWidth: field.width) }

  private var isHintWithin: Bool {
    // During an animation the field clips what does not fit.
    guard parts.hint.isShown, !height.motion.isMoving, !isSqueezed, let part = parts.hint.part
    else { return true }
    return isWithin(part, overhang)
  }

  private var overhang: Int {
    height.policy == .fixed ? height.geometry(forWidth: field.width).hintOverhang : 0
  }

  private func isWithin(_ part: Widget, _ overhang: Int = 0) -> Bool {
    guard let place = part.bounds(in: field) else { return true }
    return place.y >= 0 && place.y + place.height <= Double(field.height + overhang)
  }

  private var isPlaceholderWithin: Bool {
    guard let place = parts.placeholders.floating?.label.bounds(in: field) else { return true }
    return place.x >= 0 && place.y >= 0 && place.x + place.width <= Double(field.width)
      && place.y + place.height <= Double(field.height)
  }
}
