import TextRules
import TextTranslation
import WidgetSupport

/// The appearance of a field of any kind.
///
/// A ``FieldStyle`` changes it, and the configuration of a field is its literal form.
struct FieldAppearance: Hashable, Sendable {
  /// The kind of the field.
  let kind: FieldKind
  /// The font of a title that does not float; its colors are those of a placeholder at the top.
  var titleFont = TextFont.caption
  var placeholder = FloatingPlaceholderConfiguration()
  var text = TextFieldConfiguration()
  var border: TextFieldBorderConfiguration?
  var line: LineConfiguration?
  var hint = HintConfiguration()
  var passwordMode = PasswordModeConfiguration()
  var clearButton = ActionButtonConfiguration(
    image: "edit-clear-symbolic", label: translated("Clear"))
  var background = BackgroundConfiguration()
  /// The positions of the parts.
  var geometry: FieldGeometry
  /// The inset as it was set, which may be negative.
  var givenInset = 16

  /// The space between the parts and both sides of the field, in pixels.
  var inset: Int { max(0, givenInset) }
}

/// The kinds of fields: what each has beside its appearance.
enum FieldKind: Hashable, Sendable {
  case bordered, underlined, textView

  /// The appearance that the theme gives such a field.
  var appearance: FieldAppearance {
    switch self {
    case .bordered: BorderedTextFieldConfiguration().appearance
    case .underlined: UnderlinedTextFieldConfiguration().appearance
    case .textView: UnderlinedTextViewConfiguration().appearance
    }
  }

  /// The style class of such a field.
  var styleClass: String {
    switch self {
    case .bordered: "bordered"
    case .underlined: "underlined"
    case .textView: "multiline"
    }
  }

  /// The default placeholders of such a field.
  var placeholders: [FieldPlaceholder] { self == .bordered ? [.static] : [.floating] }

  /// The default policy for the height of such a field.
  var heightPolicy: HeightLayoutPolicy { self == .textView ? .textView : .fixed }
}
