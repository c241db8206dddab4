/// The closures of a field.
@MainActor
struct FieldEvents {
  typealias Closure = @MainActor (CatalogField) -> Void

  var onBeginEditing: Closure?
  var onEndEditing: Closure?
  var onTextChanged: Closure?
  var onShouldReturn: Closure?
  var onActionButtonTap: Closure?
  var onValidateFail: Closure?
  var onHeightChanged: (@MainActor (Int) -> Void)?
  var onDateChanged: (@MainActor (CalendarDate) -> Void)?
  var onContainerStateChanged: (@MainActor (FieldState) -> Void)?
  var onInputRejected: (@MainActor (CatalogField, Int) -> Void)?
}
