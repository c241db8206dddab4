@testable import TextFieldCatalog
import WidgetTestSupport
import XCTest

/// Three fields, one below another, in a window; the middle one has a picker.
@MainActor
final class FieldPickerHost {
  let before = UnderlinedTextField()
  let field = UnderlinedTextField()
  let after = UnderlinedTextField()
  let host: WindowHost
  /// What the field reported, in order.
  private(set) var reported: [String] = []

  init(_ picker: (any FieldPicker)?, text: String = "") {
    before.configure(placeholder: "Before", maxLength: nil)
    field.configure(placeholder: "Birthday", maxLength: nil)
    after.configure(placeholder: "Behind", maxLength: nil)
    field.setText(text)
    field.picker = picker
    host = WindowHost(Box(.vertical, [before, field, after]))
    field.makeFirstResponder()
    host.settle()
    field.onTextChanged = { [weak self] in self?.reported.append("text \($0.text)") }
    field.onBeginEditing = { [weak self] _ in self?.reported.append("begin") }
    field.onEndEditing = { [weak self] _ in self?.reported.append("end") }
    field.onDateChanged = { [weak self] in self?.reported.append("date \($0)") }
  }

  func press(
    _ keys: String..., shift: Bool = false, file: StaticString = #filePath, line: UInt = #line
  ) {
    for key in keys { host.press(key, shift: shift, file: file, line: line) }
    host.settle()
  }

  func pressAltDown() {
    guard let stroke = KeyStroke(name: "Down", alt: true) else { return XCTFail("no such key") }
    host.window.press(stroke)
    host.settle()
  }

  /// Returns what was reported since the last call.
  func take() -> [String] {
    defer { reported = [] }
    return reported
  }

  func click(_ name: String, in picker: PickerPopover) {
    picker.topView.widget.descendant(named: name)?.activate()
    host.settle()
  }

  var focusName: String { host.window.focusWidget.map(\.typeName) ?? "" }
}
