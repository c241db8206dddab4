import GtkCore

/// The picker and the toolbar that an app gives to a field, which follow the field's text and its
/// neighbors.
@MainActor
final class FieldCompanions {
  /// The picker; nil for none.
  private(set) var picker: (any FieldPicker)?
  /// The toolbar; nil for none.
  private(set) var toolbar: (any FieldToolbar)?
  /// The text that was last passed to the toolbar and the hint view.
  private var reportedText = ""

  init() {}

  /// Sets the picker of a field.
  func setPicker(_ picker: (any FieldPicker)?, of field: FieldReference) {
    self.picker?.detach()
    self.picker = picker
    picker?.attach(to: field)
  }

  /// Sets the toolbar of a field.
  func setToolbar(_ toolbar: (any FieldToolbar)?, of field: FieldReference, text: String) {
    self.toolbar = toolbar
    toolbar?.attach(to: field)
    toolbar?.textDidChange(text)
    toolbar?.updateNavigationButtons()
    reportedText = text
    picker?.fieldChanged()
  }

  /// Notifies the toolbar of a change of the text.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - hasHintView: Whether the field has a hint view that shows the text, too.
  /// - Returns: Whether the text has changed since the last call that reported it.
  func follow(_ text: String, hasHintView: Bool) -> Bool {
    guard toolbar != nil || hasHintView,
      !text.unicodeScalars.elementsEqual(reportedText.unicodeScalars)
    else { return false }
    reportedText = text
    toolbar?.textDidChange(text)
    return true
  }

  /// Notifies the picker and the toolbar that the neighbors of the field have changed.
  func neighborsChanged() {
    picker?.fieldChanged()
    toolbar?.updateNavigationButtons()
  }

  // MARK: Opening the picker

  /// Opens the picker.
  ///
  /// - Returns: Whether there is a picker that was closed.
  @discardableResult
  func openPicker() -> Bool {
    guard let picker, !picker.isOpen else { return false }
    picker.open()
    return true
  }

  /// Opens the picker with one of its keys.
  ///
  /// - Parameters:
  ///   - key: The key that is pressed in the input.
  ///   - input: The input.
  ///   - isKeyboardHidden: Whether nothing can be typed.
  /// - Returns: Whether the key has opened the picker.
  func openPicker(
    with key: KeyPress, in input: any FieldInput, isKeyboardHidden: Bool
  ) -> Bool {
    guard !key.control else { return false }
    // In several lines Down moves to the next one.
    let isOpener = key.symbol == .down && (input.hasOneLine || key.alt)
    let isHidden = isKeyboardHidden && (key.symbol == .space || key.name == "F4")
    return (isOpener || isHidden) && openPicker()
  }

  /// Opens or closes the picker.
  func togglePicker() {
    guard let picker else { return }
    picker.isOpen ? picker.close() : picker.open()
  }

  /// Releases the objects of the app.
  func close() {
    picker?.detach()
    picker = nil
    toolbar = nil
  }
}
