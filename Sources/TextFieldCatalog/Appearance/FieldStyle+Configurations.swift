import TextRules

/// A style as the configuration of a kind of field.
extension FieldConfiguration {
  /// The configuration of such a field that has a style.
  func styled(by style: FieldStyle) -> FieldConfiguration {
    switch self {
    case .bordered: .bordered(style.bordered)
    case .underlined: .underlined(style.underlined())
    case .textView: .textView(style.underlined())
    }
  }
}

extension FieldStyle {
  fileprivate var bordered: BorderedTextFieldConfiguration {
    var configuration = BorderedTextFieldConfiguration()
    set(&configuration.textFieldBorder.width, to: lineWidth)
    set(&configuration.textFieldBorder.cornerRadius, to: cornerRadius)
    set(&configuration.placeholder.font, to: titleFont)
    color(line: &configuration.textFieldBorder.colors)
    color(title: &configuration.placeholder.colors)
    apply(to: &configuration.textField)
    apply(to: &configuration.hint)
    set(&configuration.background.color, to: backgroundColor)
    set(&configuration.geometry, to: geometry)
    set(&configuration.inset, to: inset)
    return configuration
  }

  fileprivate func underlined<Configuration: UnderlinedConfiguration>() -> Configuration {
    var configuration = Configuration()
    set(&configuration.line.defaultHeight, to: lineWidth)
    set(&configuration.line.increasedHeight, to: focusedLineWidth)
    set(&configuration.line.inset, to: lineInset)
    set(&configuration.line.gap, to: lineGap)
    set(&configuration.line.cornerRadius, to: cornerRadius)
    set(&configuration.placeholder.bigFont, to: font)
    set(&configuration.placeholder.animationDuration, to: animationDuration)
    set(&configuration.placeholder.rightPadding, to: inset)
    color(line: &configuration.line.colors)
    color(title: &configuration.placeholder.topColors)
    set(&configuration.placeholder.bottomColors.normal, to: placeholderColor)
    apply(to: &configuration.textField)
    apply(to: &configuration.hint)
    set(&configuration.background.color, to: backgroundColor)
    set(&configuration.geometry, to: geometry)
    set(&configuration.inset, to: inset)
    return configuration
  }

  private func color(line colors: inout ColorConfiguration) {
    set(&colors.normal, to: lineColor)
    set(&colors.active, to: accentColor)
    set(&colors.error, to: errorColor)
  }

  private func color(title colors: inout ColorConfiguration) {
    set(&colors.normal, to: placeholderColor)
    set(&colors.active, to: accentColor)
    set(&colors.error, to: errorColor)
  }

  private func apply(to text: inout TextFieldConfiguration) {
    set(&text.font, to: font)
    set(&text.tintColor, to: caretColor)
    set(&text.colors.normal, to: textColor)
    set(&text.colors.active, to: textColor)
  }

  private func apply(to hint: inout HintConfiguration) {
    set(&hint.font, to: hintFont)
    set(&hint.colors.normal, to: hintColor)
    set(&hint.colors.active, to: hintColor)
    set(&hint.colors.error, to: errorColor)
  }
}

/// Sets a property if there is a value for it.
private func set<Value>(_ property: inout Value, to value: Value?) {
  if let value { property = value }
}
