import Concertina

/// The configurations that the scenes of fields can choose from.
@MainActor
enum FieldStageAppearance {
  /// The underlined field restyled by its configuration alone.
  static let custom: UnderlinedTextFieldConfiguration = {
    var custom = UnderlinedTextFieldConfiguration()
    let teal = ColorConfiguration(
      error: .readable("error_color"), normal: .text(strength: 0.6),
      active: .readable("success_color"), disabled: .text(strength: 0.55))
    custom.line.colors = teal
    custom.line.defaultHeight = 2
    custom.line.increasedHeight = 3
    custom.line.cornerRadius = 2
    custom.placeholder.topColors.active = .readable("success_color")
    custom.placeholder.bottomColors.active = .readable("success_color")
    custom.textField.font = .title3
    custom.placeholder.bigFont = .title3
    custom.placeholder.smallScale = 0.7
    custom.textField.tintColor = .readable("success_color")
    return custom
  }()

  static func apply(
    _ appearance: FieldKnobs.Appearance, to field: CatalogField, _ variation: FieldStage.Variation
  ) {
    let isDark = appearance == .darkCatalogue
    switch field {
    case let field as BorderedTextField:
      field.configuration = isDark ? .darkCatalogue : BorderedTextFieldConfiguration()
    case let field as UnderlinedTextField:
      let own = variation == .custom ? custom : UnderlinedTextFieldConfiguration()
      field.configuration = isDark ? .darkCatalogue : own
    case let field as UnderlinedTextView:
      field.configuration = isDark ? .darkCatalogue : UnderlinedTextViewConfiguration()
    default: break
    }
  }
}
