import GtkCore
import TextRules

/// The ways in which a placeholder is shown, for other languages than Swift.
package enum PlaceholderStyle: String, CaseIterable, ParameterValue {
  /// As in other fields of the kind: a title, or one that floats.
  case standard
  /// In the empty input, and above it otherwise.
  case floating
  /// A title above the input, which does not move.
  case `static`
  /// In the empty input only.
  case native
  /// Not at all: it is the name of the field for screen readers.
  case hidden
}

/// The appearance and the height of a field by the properties that other languages than Swift have.
struct StyleOptions {
  /// What differs from other fields of the kind.
  var given = FieldStyle()
  var isListRow = false
  /// Whether a line grows with its hint; several lines do so anyway.
  var isFlexible = false
  /// The least height of a field that grows, in pixels; 0 for that of the kind.
  var leastHeight = 0
  /// The space below the hint of a field that grows, in pixels; less than 0 for that of the kind.
  var bottomSpace = -1
  var placeholder = PlaceholderStyle.standard
  var nativeBehavior = NativePlaceholderBehavior.hideOnInput
  var supportText = ""

  /// The style.
  var style: FieldStyle {
    guard isListRow else { return given }
    let row = FieldStyle.listRow
    var style = given
    style.lineWidth = given.lineWidth ?? row.lineWidth
    style.focusedLineWidth = given.focusedLineWidth ?? row.focusedLineWidth
    style.lineGap = given.lineGap ?? row.lineGap
    style.inset = given.inset ?? row.inset
    style.geometry = given.geometry ?? row.geometry
    return style
  }

  /// Returns the policy for the height of a field of a kind.
  func heightPolicy(of kind: FieldKind) -> HeightLayoutPolicy {
    let usual: HeightLayoutPolicy =
      isListRow ? .listRow : isFlexible ? .textView : kind.heightPolicy
    guard case .flexible(let height, let space) = usual else { return usual }
    return .flexible(
      minHeight: leastHeight > 0 ? leastHeight : height,
      bottomSpace: bottomSpace < 0 ? space : bottomSpace)
  }

  /// Returns the placeholders of a field of a kind.
  func placeholders(of kind: FieldKind) -> [FieldPlaceholder] {
    let usual: [FieldPlaceholder] =
      switch placeholder {
      case .standard: kind.placeholders
      case .floating: [.floating]
      case .static: [.static]
      case .native: [.native(NativePlaceholder(behavior: nativeBehavior))]
      case .hidden: []
      }
    let support = NativePlaceholder(isSupport: true)
    return usual + (supportText.isEmpty ? [] : [.native(support, text: supportText)])
  }
}
