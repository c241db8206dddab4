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
  ///   - type: The type of the field.
  ///   - values: The knobs.
  /// - Returns: The code.
  public static func field(_ type: String, _ values: KnobValues) -> String {
    var problems: [FieldProblem] = []
    let setup = FieldSetup(values, problems: &problems)
    let isLine = type != "UnderlinedTextView"
    let isDark = values.choice("configuration") == "darkCatalogue"
    let policy = values.choice("validationPolicy")
    let (text, error) = (values.text("text"), values.text("error"))
    let configuration = isDark ? "configuration: .darkCatalogue" : ""
    let most = setup.maxLength > 0 ? "\(setup.maxLength)" : "nil"
    let made = [
      "let field = \(type)(\(configuration))",
      "field.setTextFieldIdentifier(\(shortened(values.text("identifier"))))",
      "field.configure(placeholder: \(shortened(setup.placeholder)), maxLength: \(most))",
    ]
    let settings: [String?] = [
      policy == "afterFirstEndOfEditing" ? nil : "field.validationPolicy = .\(policy)",
      heightCode(values.choice("heightPolicy"), type),
      text.isEmpty ? nil : "field.setText(\(shortened(text)))",
      error.isEmpty ? nil : "field.setError(with: \(shortened(error)))",
      values.toggle("isEnabled") ? nil : "field.isEnabled = false",
    ]
    let rules = (isLine ? lineCode(setup) : areaCode(setup)) + rulesCode(setup)
    let lines = made + rules + setup.behavior.code + settings.compactMap { $0 }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lineCode(_ setup: FieldSetup) -> [String] {
    var lines: [String] = []
    switch setup.mode {
    case "password":
      lines.append("field.mode = .password")
      if setup.passwordButton != .alwaysVisible {
        lines.append("field.passwordButtonBehavior = .\(setup.passwordButton)")
      }
    case "custom":
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

  private static func areaCode(_ setup: FieldSetup) -> [String] {
    setup.maximumTextHeight.map { ["field.maxTextHeight = \($0)"] } ?? []
  }

  private static func rulesCode(_ setup: FieldSetup) -> [String] {
    let lines: [String?] = [
      validatorCode(setup),
      setup.hint.isEmpty ? nil : "field.setHint(\(shortened(setup.hint)))",
      setup.isHintAlwaysVisible ? "field.visibleHintStates = Set(FieldState.allCases)" : nil,
      setup.support.map {
        "field.add(.native(NativePlaceholder(isSupport: true), text: \(shortened($0))))"
      },
      setup.trimSpaces ? "field.trimSpaces = true" : nil,
      setup.capitalization == .none
        ? nil : "field.configure(autocapitalizationType: .\(setup.capitalization))",
      setup.isPasteDisabled ? "field.disablePasteAction()" : nil,
      setup.showsCounter ? "field.showsCounter = true" : nil,
    ]
    return lines.compactMap { $0 }
  }

  private static func validatorCode(_ setup: FieldSetup) -> String? {
    let hasRegex = !setup.regex.isEmpty
    if let check = setup.check, check == .date || !hasRegex {
      return "field.validator = "
        + (setup.isRequired ? check.code : "OptionalValidator(\(check.code))")
    }
    let parts: [String?] = [
      setup.minLength == 0 ? nil : "minLength: \(setup.minLength)",
      setup.maxLength > 0 ? "maxLength: \(setup.maxLength)" : nil,
      hasRegex ? "regex: \(SwiftStringLiteral.literal(setup.regex))" : nil,
      setup.isRequired ? nil : "requiredField: false",
    ]
    let list = parts.compactMap { $0 }
    guard setup.isRequired || !list.isEmpty, list != ["requiredField: false"] else { return nil }
    return "field.validator = \(hasRegex ? "try " : "")TextFieldValidator("
      + list.joined(separator: ", ") + ")"
  }

  private static func heightCode(_ policy: String, _ type: String) -> String? {
    let isFixed = type != "UnderlinedTextView"
    switch policy {
    case "fixed" where !isFixed: return "field.heightLayoutPolicy = .fixed"
    case "flexible" where isFixed:
      let height = type == "BorderedTextField" ? 130 : 77
      return "field.heightLayoutPolicy = .flexible(minHeight: \(height), bottomSpace: 5)"
    default: return nil
    }
  }
}
