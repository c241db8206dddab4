import Concertina

extension SwiftCode {
  /// Returns the code for a field with these values of its scene's knobs.
  ///
  /// ```swift
  /// let field = UnderlinedTextField()
  /// field.setTextFieldIdentifier("field")
  /// field.configure(placeholder: "E-mail", maxLength: nil)
  /// field.validator = try TextFieldValidator(regex: SharedRegex.email)
  /// ```
  ///
  /// - Parameters:
  ///   - kind: The kind of field.
  ///   - values: The knobs.
  ///   - lines: The code of the knobs that are no part of the field's setup.
  /// - Returns: The code.
  static func field(_ kind: FieldStage.Variation, _ values: KnobValues, _ lines: String) -> String {
    var problems: [FieldProblem] = []
    let setup = FieldSetup(values, problems: &problems)
    let isDark = values[FieldKnobs.configuration] == .darkCatalogue
    let text = values[FieldKnobs.text]
    let made = "let field = \(kind.type)(\(isDark ? "configuration: .darkCatalogue" : ""))\n"
    return made + field(setup, named: "field", isLine: kind != .textView) + lines
      + (heightCode(values[FieldKnobs.heightPolicy], kind).map { $0 + "\n" } ?? "")
      + (kind == .custom ? restyled : "")
      + (text.isEmpty ? "" : "field.setText(\(shortened(text)))\n")
  }

  private static let restyled = """
    field.configuration.line.defaultHeight = 2
    field.configuration.line.increasedHeight = 3
    field.configuration.line.colors.active = .readable("success_color")
    field.configuration.textField.font = .title3
    field.configuration.placeholder.bigFont = .title3

    """

  /// Returns the code for the setup of a field.
  static func field(_ setup: FieldSetup, named name: String, isLine: Bool) -> String {
    let own = setup.settings.compactMap(\.code).joined(separator: "\n").split(separator: "\n")
    let lines =
      own.map(String.init) + (isLine ? lineCode(setup) : areaCode(setup))
      + validatorCode(setup)
    // Each line begins with the name of the field.
    return lines.map { "\(name)\($0.dropFirst("field".count))\n" }.joined()
  }

  private static func areaCode(_ setup: FieldSetup) -> [String] {
    setup.maximumTextHeight.map { ["field.maxTextHeight = \($0)"] } ?? []
  }

  private static func lineCode(_ setup: FieldSetup) -> [String] {
    var lines: [String] = []
    switch setup.mode {
    case .password:
      lines.append("field.mode = .password")
      if setup.passwordButton != .alwaysVisible {
        lines.append("field.passwordButtonBehavior = .\(setup.passwordButton)")
      }
    case .custom:
      lines.append(
        "field.mode = .custom(ActionButtonConfiguration("
          + "image: \"camera-photo-symbolic\", label: \"Scan\"))")
      lines.append("field.onActionButtonTap = { field in field.setText(\"12 345-678\") }")
    default: break
    }
    if !setup.mask.isEmpty {
      lines.append("field.maskFormatter = try MaskTextFieldFormatter(\(mask(setup)))")
      if setup.maskOptions.showsRemainder { lines.append("field.add(MaskPlaceholder())") }
      if setup.isValidatedByMask { lines.append("field.validateWithFormatter = true") }
    }
    if setup.check == .date { lines.append("field.picker = DatePickerView()") }
    if !setup.choices.isEmpty {
      let choices = setup.choices.map(SwiftStringLiteral.literal).joined(separator: ", ")
      lines.append("field.picker = PlainPickerView([\(choices)])")
    }
    if setup.isKeyboardHidden { lines.append("field.hideKeyboard()") }
    return lines
  }

  private static func mask(_ setup: FieldSetup) -> String {
    let arguments =
      ["mask: \(SwiftStringLiteral.literal(setup.mask))"]
      + (setup.notations.isEmpty ? [] : ["notations: \(code(of: setup.notations))"])
      + setup.maskOptions.arguments(of: setup.mask)
    return arguments.joined(separator: ", ")
  }

  private static func validatorCode(_ setup: FieldSetup) -> [String] {
    let hasRegex = !setup.regex.isEmpty
    if let check = setup.check, check == .date || !hasRegex {
      let validator = setup.isRequired ? check.code : "OptionalValidator(\(check.code))"
      return ["field.validator = \(validator)"]
    }
    let parts: [String?] = [
      setup.minLength == 0 ? nil : "minLength: \(setup.minLength)",
      setup.maxLength > 0 ? "maxLength: \(setup.maxLength)" : nil,
      hasRegex ? "regex: \(SwiftStringLiteral.literal(setup.regex))" : nil,
      setup.isRequired ? nil : "requiredField: false",
    ]
    let list = parts.compactMap { $0 }
    guard setup.isRequired || !list.isEmpty, list != ["requiredField: false"] else { return [] }
    let validator = "TextFieldValidator(\(list.joined(separator: ", ")))"
    return ["field.validator = \(hasRegex ? "try " : "")\(validator)"]
  }

  private static func heightCode(
    _ policy: FieldKnobs.Height, _ kind: FieldStage.Variation
  ) -> String? {
    switch (policy, kind) {
    case (.fixed, .textView): "field.heightLayoutPolicy = .fixed"
    case (.flexible, .textView), (.fixed, _), (.own, _): nil
    case (.flexible, _): "field.heightLayoutPolicy = \(flexible(isBordered: kind == .bordered))"
    }
  }

  /// Returns the policy of a field that grows with its hint.
  static func flexible(isBordered: Bool) -> String {
    ".flexible(minHeight: \(isBordered ? 130 : 77), bottomSpace: 5)"
  }
}

extension FieldStage.Variation {
  /// The name of the type of field.
  fileprivate var type: String {
    switch self {
    case .bordered: "BorderedTextField"
    case .underlined, .custom: "UnderlinedTextField"
    case .textView: "UnderlinedTextView"
    }
  }
}
