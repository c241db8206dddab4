import GtkCore
import TextRules

/// The answers to the focus of a field.
extension FieldImplementation: FieldFocusOwner {
  var focusedField: Widget? { existingWidget }
  var isEditing: Bool { store.model.isFocused }
  var editedText: String { store.model.text }

  func appAllowsEditing() -> Bool? {
    guard decidesOnEditing, let handle else { return nil }
    if onShouldBeginEditing?(handle) == false { return false }
    return requests.editing?.emit([]) != true
  }

  /// Whether the app decides on whether editing begins.
  var decidesOnEditing: Bool {
    onShouldBeginEditing != nil || requests.editing?.isListenedTo == true
  }

  func editingWillEnd() { finishValue() }

  func layoutReleased() { presenter.releaseHeight(in: widget) }
}

extension FieldImplementation: FocusChainMember {
  /// Whether it is enabled and on the screen.
  var isReachable: Bool { hasWidget && store.model.isEnabled && widget.isMapped }
}
