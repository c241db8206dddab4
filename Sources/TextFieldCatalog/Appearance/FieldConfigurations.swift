import TextTranslation

/// The appearance of a ``BorderedTextField``.
public struct BorderedTextFieldConfiguration: Hashable, Sendable {
  /// The title.
  public var placeholder = PlaceholderConfiguration()
  /// The text.
  public var textField = TextFieldConfiguration(defaultPadding: 16, increasedPadding: 56)
  /// The frame.
  public var textFieldBorder = TextFieldBorderConfiguration()
  /// The hint.
  public var hint = HintConfiguration()
  /// The button that shows a password.
  public var passwordMode = PasswordModeConfiguration()
  /// The background of the field.
  public var background = BackgroundConfiguration()
  /// The vertical positions of the parts, and their heights.
  ///
  /// The least height of a flexible field is in ``CatalogField/heightLayoutPolicy``.
  public var geometry = FieldGeometry.bordered
  /// The space between the title, input and hint and both sides of the field, in pixels.
  public var inset = 16

  /// Creates the appearance that the theme gives.
  public init() {}

  /// The palette of TextFieldsCatalog, on dark blue.
  public static let darkCatalogue = Self(DarkCatalogue.appearance(of: .bordered))
}

/// The appearance of an ``UnderlinedTextField``.
public struct UnderlinedTextFieldConfiguration: Hashable, Sendable {
  /// The line.
  public var line = LineConfiguration()
  /// The placeholder.
  public var placeholder = FloatingPlaceholderConfiguration()
  /// The text.
  public var textField = TextFieldConfiguration()
  /// The hint.
  public var hint = HintConfiguration()
  /// The button that shows a password.
  public var passwordMode = PasswordModeConfiguration()
  /// The background of the field.
  public var background = BackgroundConfiguration()
  /// The vertical positions of the parts, and their heights.
  ///
  /// The least height of a flexible field is in ``CatalogField/heightLayoutPolicy``.
  public var geometry = FieldGeometry.underlined
  /// The space between the title, input and hint and both sides of the field, in pixels.
  public var inset = 16

  /// Creates the appearance that the theme gives.
  public init() {}

  /// The appearance in a row of a list, such as one of libadwaita's: without a line, because the
  /// row shows the focus.
  ///
  /// ```swift
  /// let field = UnderlinedTextField(configuration: .listRow)
  /// field.heightLayoutPolicy = .listRow
  /// ```
  public static let listRow = Self(FieldAppearance(.underlined, styledBy: .listRow))

  /// The palette of TextFieldsCatalog, on dark blue.
  public static let darkCatalogue = Self(DarkCatalogue.appearance(of: .underlined))
}

/// The appearance of an ``UnderlinedTextView``.
public struct UnderlinedTextViewConfiguration: Hashable, Sendable {
  /// The line.
  public var line = LineConfiguration()
  /// The placeholder.
  public var placeholder = FloatingPlaceholderConfiguration(increasedRightPadding: 60)
  /// The text.
  public var textField = TextFieldConfiguration(increasedPadding: 0)
  /// The hint.
  public var hint = HintConfiguration()
  /// The button that clears the text.
  public var clearButton = ActionButtonConfiguration(
    image: "edit-clear-symbolic", label: translated("Clear"))
  /// The background of the field.
  public var background = BackgroundConfiguration()
  /// The vertical positions of the parts, and their heights.
  ///
  /// The least height of a flexible field is in ``CatalogField/heightLayoutPolicy``.
  public var geometry = FieldGeometry.textView
  /// The space between the title, input and hint and both sides of the field, in pixels.
  public var inset = 16

  /// Creates the appearance that the theme gives.
  public init() {}

  /// The appearance in a row of a list, such as one of libadwaita's: without a line, because the
  /// row shows the focus.
  ///
  /// ```swift
  /// let field = UnderlinedTextView(configuration: .listRow)
  /// field.heightLayoutPolicy = .listRow
  /// ```
  public static let listRow = Self(FieldAppearance(.textView, styledBy: .listRow))

  /// The palette of TextFieldsCatalog, on dark blue.
  public static let darkCatalogue = Self(DarkCatalogue.appearance(of: .textView))
}

extension BorderedTextFieldConfiguration {
  init(_ appearance: FieldAppearance) {
    placeholder = PlaceholderConfiguration(
      font: appearance.titleFont, colors: appearance.placeholder.topColors)
    (textField, hint) = (appearance.text, appearance.hint)
    if let border = appearance.border { textFieldBorder = border }
    (passwordMode, background) = (appearance.passwordMode, appearance.background)
    (geometry, inset) = (appearance.geometry, appearance.givenInset)
  }

  var appearance: FieldAppearance {
    FieldAppearance(
      kind: .bordered, titleFont: placeholder.font,
      placeholder: FloatingPlaceholderConfiguration(
        topColors: placeholder.colors, bottomColors: placeholder.colors),
      text: textField, border: textFieldBorder, hint: hint, passwordMode: passwordMode,
      background: background, geometry: geometry, givenInset: inset)
  }
}

extension UnderlinedTextFieldConfiguration {
  init(_ appearance: FieldAppearance) {
    if let line = appearance.line { self.line = line }
    (placeholder, textField, hint) = (appearance.placeholder, appearance.text, appearance.hint)
    (passwordMode, background) = (appearance.passwordMode, appearance.background)
    (geometry, inset) = (appearance.geometry, appearance.givenInset)
  }

  var appearance: FieldAppearance {
    FieldAppearance(
      kind: .underlined, placeholder: placeholder, text: textField, line: line, hint: hint,
      passwordMode: passwordMode, background: background, geometry: geometry, givenInset: inset)
  }
}

extension UnderlinedTextViewConfiguration {
  init(_ appearance: FieldAppearance) {
    if let line = appearance.line { self.line = line }
    (placeholder, textField, hint) = (appearance.placeholder, appearance.text, appearance.hint)
    (clearButton, background) = (appearance.clearButton, appearance.background)
    (geometry, inset) = (appearance.geometry, appearance.givenInset)
  }

  var appearance: FieldAppearance {
    FieldAppearance(
      kind: .textView, placeholder: placeholder, text: textField, line: line, hint: hint,
      clearButton: clearButton, background: background, geometry: geometry, givenInset: inset)
  }
}
