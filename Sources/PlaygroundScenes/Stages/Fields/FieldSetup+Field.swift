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
    for setting in settings { setting.apply(field) }
    do { field.validator = try validator() } catch {
      field.validator = nil
      problems.append(.regex(error))
    }
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
