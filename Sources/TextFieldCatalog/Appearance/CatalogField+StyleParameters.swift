import GtkCore
import TextRules
import WidgetSupport

/// A color by its name: `#1a7f37`, or a named color of the theme such as `error_color`.
extension ThemeColor: AbsentValue {
  package static var kind: ParameterKind { .text }
  package static var absent: PlainValue { .text("") }

  package var plain: PlainValue {
    switch self {
    case .fixed(let color), .light(let color, _): .text(color.description)
    case .named(let name), .readable(let name, _): .text(name)
    case .text, .current: .text("theme_fg_color")
    }
  }

  package init?(plain: PlainValue) {
    guard case .text(let text) = plain else { return nil }
    if let color = Color(text) {
      self = .fixed(color)
    } else if text.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_-]*/) != nil {
      self = .named(text)
    } else {
      return nil
    }
  }
}

/// The appearance, for other languages than Swift.
extension CatalogField {
  package nonisolated static var styleParameters: [AnyParameter] {
    [
      AnyParameter(font), AnyParameter(titleFont), AnyParameter(hintFont),
      AnyParameter(accentColor), AnyParameter(textColor), AnyParameter(caretColor),
      AnyParameter(placeholderColor), AnyParameter(hintColor), AnyParameter(errorColor),
      AnyParameter(lineColor), AnyParameter(backgroundColor), AnyParameter(lineWidth),
      AnyParameter(focusedLineWidth), AnyParameter(lineInset), AnyParameter(lineGap),
      AnyParameter(cornerRadius), AnyParameter(inset), AnyParameter(animationDuration),
      AnyParameter(isListRow), AnyParameter(minimumHeight), AnyParameter(bottomSpace),
      AnyParameter(placeholderStyle), AnyParameter(nativePlaceholderBehavior),
      AnyParameter(supportPlaceholder),
    ]
  }

  // MARK: Fonts

  private nonisolated static func styled(
    font name: String, _ path: any WritableKeyPath<FieldStyle, TextFont?> & Sendable
  ) -> Parameter<CatalogField, TextFont?> {
    Parameter(
      name, nil, changesSize: true,
      get: { $0.implementation.styleOptions.given[keyPath: path] },
      set: { field, value in field.changeStyle { $0.given[keyPath: path] = value } })
  }

  /// The font of the text: one of the eleven text styles, such as `body`, or a description of
  /// Pango's; empty for that of the field's kind.
  package nonisolated static let font = styled(font: "font", \.font)
  /// The font of a title that does not float; empty for that of the field's kind.
  package nonisolated static let titleFont = styled(font: "title-font", \.titleFont)
  /// The font of the hint and of errors; empty for that of the field's kind.
  package nonisolated static let hintFont = styled(font: "hint-font", \.hintFont)

  // MARK: Colors

  private nonisolated static func styled(
    color name: String, _ path: any WritableKeyPath<FieldStyle, ThemeColor?> & Sendable
  ) -> Parameter<CatalogField, ThemeColor?> {
    Parameter(
      name, nil, get: { $0.implementation.styleOptions.given[keyPath: path] },
      set: { field, value in field.changeStyle { $0.given[keyPath: path] = value } })
  }

  /// The color of the line or the frame, and of the title, while the field has the focus.
  ///
  /// Like all colors of a field it is `#1a7f37`, a named color of the theme such as `error_color`,
  /// or empty for that of the field's kind.
  package nonisolated static let accentColor = styled(color: "accent-color", \.accentColor)
  /// The color of the text.
  package nonisolated static let textColor = styled(color: "text-color", \.textColor)
  /// The color of the caret.
  package nonisolated static let caretColor = styled(color: "caret-color", \.caretColor)
  /// The color of the placeholder and the title.
  package nonisolated static let placeholderColor = styled(
    color: "placeholder-color", \.placeholderColor)
  /// The color of the hint.
  package nonisolated static let hintColor = styled(color: "hint-color", \.hintColor)
  /// The color of everything that shows an error, except the text.
  package nonisolated static let errorColor = styled(color: "error-color", \.errorColor)
  /// The color of the line or the frame.
  package nonisolated static let lineColor = styled(color: "line-color", \.lineColor)
  /// The color of the background.
  package nonisolated static let backgroundColor = styled(
    color: "background-color", \.backgroundColor)

  // MARK: Sizes

  private nonisolated static func styled(
    size name: String, _ path: any WritableKeyPath<FieldStyle, Int?> & Sendable
  ) -> Parameter<CatalogField, Int> {
    Parameter(
      name, -1, kind: .integer(-1...1_000), changesSize: true,
      get: { $0.implementation.styleOptions.given[keyPath: path] ?? -1 },
      set: { field, value in
        field.changeStyle { $0.given[keyPath: path] = value < 0 ? nil : value }
      })
  }

  /// The width of the line or the frame, in pixels; -1 for that of the field's kind.
  ///
  /// A line of 0 that is 0 with the focus, too, is not there.
  package nonisolated static let lineWidth = styled(size: "line-width", \.lineWidth)
  /// The width of the line while the field has the focus, in pixels; -1 for that of the field's
  /// kind.
  package nonisolated static let focusedLineWidth = styled(
    size: "focused-line-width", \.focusedLineWidth)
  /// The space between the line and both sides of the field, in pixels; -1 for that of the field's
  /// kind.
  package nonisolated static let lineInset = styled(size: "line-inset", \.lineInset)
  /// The space between the text and the line, in pixels; -1 for that of the field's kind.
  package nonisolated static let lineGap = styled(size: "line-gap", \.lineGap)
  /// The radius of the corners of the line or the frame, in pixels; -1 for that of the field's
  /// kind.
  package nonisolated static let cornerRadius = styled(size: "corner-radius", \.cornerRadius)
  /// The space between the title, input and hint and both sides of the field, in pixels; -1 for
  /// that of the field's kind.
  package nonisolated static let inset = styled(size: "inset", \.inset)

  /// The time in which the placeholder floats, in seconds; 0 for no animation, -1 for that of the
  /// field's kind.
  package nonisolated static let animationDuration = Parameter<CatalogField, Double>(
    "animation-duration", -1, kind: .number(-1...60),
    get: { $0.implementation.styleOptions.given.animationDuration ?? -1 },
    set: { field, value in
      field.changeStyle { $0.given.animationDuration = value < 0 ? nil : value }
    })

  /// Whether the field is in a row of a list, which shows the focus itself: it has no line, and is
  /// lower.
  package nonisolated static let isListRow = Parameter<CatalogField, Bool>(
    "list-row", false, property: "isListRow", changesSize: true,
    get: { $0.implementation.styleOptions.isListRow },
    set: { field, isListRow in field.changeStyle { $0.isListRow = isListRow } })

  /// The least height of a field that grows with its hint, in pixels at the default text size; 0
  /// for that of the field's kind.
  package nonisolated static let minimumHeight = Parameter<CatalogField, Int>(
    "minimum-height", 0, kind: .integer(0...10_000), changesSize: true,
    get: { $0.implementation.styleOptions.leastHeight },
    set: { field, height in field.changeStyle { $0.leastHeight = height } })

  /// The space below the hint of a field that grows with it, in pixels; -1 for that of the field's
  /// kind.
  package nonisolated static let bottomSpace = Parameter<CatalogField, Int>(
    "bottom-space", -1, kind: .integer(-1...1_000), changesSize: true,
    get: { $0.implementation.styleOptions.bottomSpace },
    set: { field, space in field.changeStyle { $0.bottomSpace = space } })

  // MARK: Placeholders

  /// How the placeholder is shown.
  package nonisolated static let placeholderStyle = Parameter<CatalogField, PlaceholderStyle>(
    "placeholder-style", .standard, changesSize: true,
    get: { $0.implementation.styleOptions.placeholder },
    set: { field, style in field.changePlaceholders { $0.placeholder = style } })

  /// When a placeholder that is only in the input disappears.
  package nonisolated static let nativePlaceholderBehavior = Parameter<
    CatalogField, NativePlaceholderBehavior
  >(
    "native-placeholder-behavior", .hideOnInput,
    get: { $0.implementation.styleOptions.nativeBehavior },
    set: { field, behavior in field.changePlaceholders { $0.nativeBehavior = behavior } })

  /// An example of a text, such as `XX XXX`, that the empty input shows while it has the focus;
  /// empty for none.
  package nonisolated static let supportPlaceholder = Parameter<CatalogField, String>(
    "support-placeholder", "",
    get: { $0.implementation.styleOptions.supportText },
    set: { field, text in field.changePlaceholders { $0.supportText = text } })

  // MARK: Changes

  /// Changes the style and the height.
  func changeStyle(_ change: (inout StyleOptions) -> Void) {
    change(&implementation.styleOptions)
    let options = implementation.styleOptions
    implementation.setStyle(options.style)
    let policy = options.heightPolicy(of: implementation.style.appearance.kind)
    if policy != heightLayoutPolicy { heightLayoutPolicy = policy }
  }

  private func changePlaceholders(_ change: (inout StyleOptions) -> Void) {
    change(&implementation.styleOptions)
    placeholders = implementation.styleOptions.placeholders(
      of: implementation.style.appearance.kind)
  }
}

extension SingleLineField {
  /// Whether the field grows with its hint, rather than to keep a line for it.
  package nonisolated static let isFlexible = Parameter<SingleLineField, Bool>(
    "flexible-height", false, property: "isFlexible", changesSize: true,
    get: { $0.implementation.styleOptions.isFlexible },
    set: { field, isFlexible in field.changeStyle { $0.isFlexible = isFlexible } })
}
