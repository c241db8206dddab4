import TextRules

extension FieldAppearance {
  /// Creates the appearance of a field that differs from others of its kind by a style.
  init(_ kind: FieldKind, styledBy style: FieldStyle) {
    self = kind.appearance
    setParts(style)
    setColors(style)
    set(&geometry, to: style.geometry)
    set(&givenInset, to: style.inset)
  }

  private mutating func setParts(_ style: FieldStyle) {
    set(&titleFont, to: style.titleFont)
    set(&placeholder.bigFont, to: style.font)
    set(&placeholder.animationDuration, to: style.animationDuration)
    set(&placeholder.rightPadding, to: style.inset)
    set(&text.font, to: style.font)
    set(&hint.font, to: style.hintFont)
    border.change {
      set(&$0.width, to: style.lineWidth)
      set(&$0.cornerRadius, to: style.cornerRadius)
    }
    line.change {
      set(&$0.defaultHeight, to: style.lineWidth)
      set(&$0.increasedHeight, to: style.focusedLineWidth)
      set(&$0.inset, to: style.lineInset)
      set(&$0.gap, to: style.lineGap)
      set(&$0.cornerRadius, to: style.cornerRadius)
    }
  }

  private mutating func setColors(_ style: FieldStyle) {
    border.change { $0.colors.setStates(style.lineColor, style) }
    line.change { $0.colors.setStates(style.lineColor, style) }
    placeholder.topColors.setStates(style.placeholderColor, style)
    if kind == .bordered {
      placeholder.bottomColors = placeholder.topColors
    } else {
      set(&placeholder.bottomColors.normal, to: style.placeholderColor)
    }
    set(&text.tintColor, to: style.caretColor)
    set(&text.colors.normal, to: style.textColor)
    set(&text.colors.active, to: style.textColor)
    set(&hint.colors.normal, to: style.hintColor)
    set(&hint.colors.active, to: style.hintColor)
    set(&hint.colors.error, to: style.errorColor)
    background.color = style.backgroundColor
  }
}

extension ColorConfiguration {
  /// Sets a color, and those of a style for the focus and for errors.
  fileprivate mutating func setStates(_ color: ThemeColor?, _ style: FieldStyle) {
    set(&normal, to: color)
    set(&active, to: style.accentColor)
    set(&error, to: style.errorColor)
  }
}

extension Optional {
  /// Changes the value, if there is one.
  fileprivate mutating func change(_ body: (inout Wrapped) -> Void) {
    guard var value = self else { return }
    body(&value)
    self = value
  }
}

/// Sets a property if there is a value for it.
private func set<Value>(_ property: inout Value, to value: Value?) {
  if let value { property = value }
}
