@testable import TextFieldCatalog
import WidgetTestSupport
import XCTest

/// Three fields, one below another, in a window; the middle one has a picker.
@MainActor
final class FieldPickerHost: WindowHost {
  let before = UnderlinedTextField()
  let field = UnderlinedTextField()
  let after = UnderlinedTextField()
  /// The reports of the field, in order.
  private(set) var reported: [String] = []

  init(_ picker: (any FieldPicker)?, text: String = "") {
    before.configure(placeholder: "Before", maxLength: nil)
    field.configure(placeholder: "Birthday", maxLength: nil)
    after.configure(placeholder: "Behind", maxLength: nil)
    field.setText(text)
    field.picker = picker
    super.init(Box(.vertical, [before, field, after]))
    settlesAfterKeys = true
    field.makeFirstResponder()
    settle()
    field.onTextChanged = { [weak self] in self?.reported.append("text \($0.text)") }
    field.onBeginEditing = { [weak self] _ in self?.reported.append("begin") }
    field.onEndEditing = { [weak self] _ in self?.reported.append("end") }
    field.onDateChanged = { [weak self] in self?.reported.append("date \($0)") }
  }

  /// Returns what was reported since the last call.
  func take() -> [String] {
    defer { reported = [] }
    return reported
  }

  func click(_ name: String, in picker: PickerPopover) {
    picker.topView.widget.descendant(named: name)?.activate()
    settle()
  }

  var focusName: String { window.focusWidget.map(\.typeName) ?? "" }
}
