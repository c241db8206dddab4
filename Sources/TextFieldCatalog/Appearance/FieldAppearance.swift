import TextRules
import TextTranslation
import WidgetSupport

/// The appearance of a field of any kind: what the three configurations have in common.
struct FieldAppearance: Hashable, Sendable {
  var title = PlaceholderConfiguration()
  var floating = FloatingPlaceholderConfiguration()
  var text = TextFieldConfiguration()
  var border: TextFieldBorderConfiguration?
  var line: LineConfiguration?
  var hint = HintConfiguration()
  var passwordMode = PasswordModeConfiguration()
  var clearButton = ActionButtonConfiguration(
    image: "edit-clear-symbolic", label: translated("Clear"))
  var background = BackgroundConfiguration()
  /// The space between the parts and both sides of the field, in pixels.
  var inset = 16

  init(_ configuration: FieldConfiguration) {
    switch configuration {
    case .bordered(let bordered): take(bordered)
    case .underlined(let underlined):
      take(underlined)
      passwordMode = underlined.passwordMode
    case .textView(let textView):
      take(textView)
      clearButton = textView.clearButton
    }
  }

  private mutating func take(_ bordered: BorderedTextFieldConfiguration) {
    (title, text, border) = (bordered.placeholder, bordered.textField, bordered.textFieldBorder)
    floating.topColors = bordered.placeholder.colors
    floating.bottomColors = bordered.placeholder.colors
    (hint, passwordMode) = (bordered.hint, bordered.passwordMode)
    (background, inset) = (bordered.background, max(0, bordered.inset))
  }

  private mutating func take(_ underlined: some UnderlinedConfiguration) {
    (line, floating, text) = (underlined.line, underlined.placeholder, underlined.textField)
    title.colors = underlined.placeholder.topColors
    title.font = .caption
    (hint, background) = (underlined.hint, underlined.background)
    inset = max(0, underlined.inset)
  }
}

/// The configuration of a field of any kind.
enum FieldConfiguration: Hashable, Sendable {
  case bordered(BorderedTextFieldConfiguration)
  case underlined(UnderlinedTextFieldConfiguration)
  case textView(UnderlinedTextViewConfiguration)

  /// The positions of the parts of such a field.
  var geometry: FieldGeometry {
    switch self {
    case .bordered(let bordered): bordered.geometry
    case .underlined(let underlined): underlined.geometry
    case .textView(let textView): textView.geometry
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
  var placeholders: [FieldPlaceholder] {
    switch self {
    case .bordered: [.static]
    case .underlined, .textView: [.floating]
    }
  }

  /// The default policy for the height of such a field.
  var heightPolicy: HeightLayoutPolicy {
    switch self {
    case .bordered, .underlined: .fixed
    case .textView: .textView
    }
  }
}
