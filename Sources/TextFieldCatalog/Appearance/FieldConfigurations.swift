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
  public static let darkCatalogue: BorderedTextFieldConfiguration = {
    var dark = BorderedTextFieldConfiguration()
    dark.placeholder.colors = DarkCatalogue.titleColors
    dark.textField.colors = DarkCatalogue.textColors
    dark.textField.tintColor = DarkCatalogue.active
    dark.textFieldBorder.colors = DarkCatalogue.lineColors
    dark.hint.colors = DarkCatalogue.hintColors
    dark.passwordMode = DarkCatalogue.passwordMode
    dark.background.color = DarkCatalogue.background
    return dark
  }()
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
  public static let listRow = makeListRow()

  /// The palette of TextFieldsCatalog, on dark blue.
  public static let darkCatalogue: UnderlinedTextFieldConfiguration = {
    var dark = makeDark()
    dark.passwordMode = DarkCatalogue.passwordMode
    return dark
  }()
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
  public static let listRow = makeListRow()

  /// The palette of TextFieldsCatalog, on dark blue.
  public static let darkCatalogue: UnderlinedTextViewConfiguration = {
    var dark = makeDark()
    dark.clearButton.normalColor = DarkCatalogue.active
    dark.clearButton.pressedColor = DarkCatalogue.pressed
    return dark
  }()
}

/// The properties that the appearances of both underlined fields have in common.
protocol UnderlinedConfiguration {
  var line: LineConfiguration { get set }
  var placeholder: FloatingPlaceholderConfiguration { get set }
  var textField: TextFieldConfiguration { get set }
  var hint: HintConfiguration { get set }
  var background: BackgroundConfiguration { get set }
  var geometry: FieldGeometry { get set }
  var inset: Int { get set }

  init()
}

extension UnderlinedTextFieldConfiguration: UnderlinedConfiguration {}
extension UnderlinedTextViewConfiguration: UnderlinedConfiguration {}

extension UnderlinedConfiguration {
  fileprivate static func makeListRow() -> Self {
    var row = Self()
    row.line = .hidden
    row.placeholder.rightPadding = 12
    row.geometry = .listRow
    row.inset = 12
    return row
  }

  fileprivate static func makeDark() -> Self {
    var dark = Self()
    dark.line.colors = DarkCatalogue.lineColors
    dark.placeholder.topColors = DarkCatalogue.topColors
    dark.placeholder.bottomColors = DarkCatalogue.bottomColors
    dark.textField.colors = DarkCatalogue.textColors
    dark.textField.tintColor = DarkCatalogue.active
    dark.hint.colors = DarkCatalogue.hintColors
    dark.background.color = DarkCatalogue.background
    return dark
  }
}
