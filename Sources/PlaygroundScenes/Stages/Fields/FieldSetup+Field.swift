import Concertina
import TextTranslation

extension FieldSetup {
  /// Sets up a field, replacing all earlier settings.
  ///
  /// - Parameter field: The field.
  /// - Returns: The errors in the regular expression and the mask.
  @MainActor
  func apply(to field: CatalogField) -> [FieldProblem] {
    var problems: [FieldProblem] = []
    field.configure(placeholder: placeholder, maxLength: maxLength > 0 ? maxLength : nil)
    field.configure(autocapitalizationType: capitalization)
    field.allowedCharacterSet = allowedCharacterSet
    field.trimSpaces = trimSpaces
    isPasteDisabled ? field.disablePasteAction() : field.enablePasteAction()
    field.showsCounter = showsCounter
    field.visibleHintStates =
      isHintAlwaysVisible ? Set(FieldState.allCases) : [.active, .error]
    field.setHint(hint)
    let support = support.map {
      FieldPlaceholder.native(NativePlaceholder(isSupport: true), text: $0)
    }
    let own: FieldPlaceholder = field is BorderedTextField ? .static : .floating
    behavior.apply(to: field)
    field.placeholders = [behavior.placeholder(insteadOf: own)] + (support.map { [$0] } ?? [])
    do { field.validator = try validator() } catch {
      field.validator = nil
      problems.append(.regex(error))
    }
    (field as? UnderlinedTextView)?.maxTextHeight = maximumTextHeight
    if let line = field as? SingleLineField { problems += apply(toLine: line) }
    return problems
  }

  @MainActor
  private func makePicker() -> (any FieldPicker)? {
    if check == .date { return DatePickerView() }
    return choices.isEmpty ? nil : PlainPickerView(choices)
  }

  @MainActor
  private func apply(toLine field: SingleLineField) -> [FieldProblem] {
    field.passwordButtonBehavior = passwordButton
    field.mode =
      switch mode {
      case .password: .password
      case .custom:
        .custom(
          ActionButtonConfiguration(image: "camera-photo-symbolic", label: translated("Scan")))
      default: .plain
      }
    isKeyboardHidden ? field.hideKeyboard() : field.showKeyboard()
    field.picker = makePicker()
    for overlay in field.overlays where overlay is MaskPlaceholder { field.remove(overlay) }
    if maskOptions.showsRemainder { field.add(MaskPlaceholder()) }
    guard !mask.isEmpty else {
      field.maskFormatter = nil
      return []
    }
    do {
      field.maskFormatter = try maskOptions.formatter(mask, notations)
      field.validateWithFormatter = isValidatedByMask
      return []
    } catch {
      field.maskFormatter = nil
      return [.mask(error)]
    }
  }
}
