import WidgetTestSupport
import XCTest

@testable import TextFieldCatalog

/// A field in a window, with the names of its closures in the order in which they were called.
@MainActor
final class FieldHost<Field: CatalogField> {
  let field: Field
  let host: WindowHost
  /// Something else that can have the focus.
  let other = Entry()
  /// What was called, oldest first.
  private(set) var calls: [String] = []
  private(set) var heights: [Int] = []
  private(set) var rejected: [Int] = []

  init(
    _ field: Field, width: Int = 320, isFocused: Bool = true, configure: (Field) -> Void = { _ in }
  ) {
    self.field = field
    field.placeholder = "Placeholder"
    configure(field)
    field.requestSize(width: width)
    let frame = RequestedWidthFrame(field)
    frame.setHorizontalAlignment(.start)
    let observed = field
    host = WindowHost(
      Box(.vertical, [frame, other]), width: width, watching: field.area,
      alsoViolated: { [weak observed] in observed?.violatedInvariants.map(\.rawValue) ?? [] })
    connect()
    if isFocused { focus() } else { blur() }
    calls = []
    heights = []
  }

  private func connect() {
    note("onBeginEditing") { $0.onBeginEditing = $1 }
    note("onEndEditing") { $0.onEndEditing = $1 }
    note("onTextChanged") { $0.onTextChanged = $1 }
    note("onShouldReturn") { $0.onShouldReturn = $1 }
    note("onActionButtonTap") { $0.onActionButtonTap = $1 }
    note("onValidateFail") { $0.onValidateFail = $1 }
    field.onHeightChanged = { [weak self] in self?.heights.append($0) }
    field.onInputRejected = { [weak self] in self?.rejected.append($1) }
  }

  private func note(
    _ name: String, _ set: (Field, @escaping @MainActor (CatalogField) -> Void) -> Void
  ) {
    set(field) { [weak self] _ in self?.calls.append(name) }
  }

  func forgetCalls() { calls = [] }

  func focus() {
    field.makeFirstResponder()
    host.settle()
  }

  func blur() {
    other.focus()
    host.settle()
  }

  func type(_ text: String) { host.type(text) }

  func press(_ name: String, control: Bool = false, shift: Bool = false) {
    host.press(name, control: control, shift: shift)
    host.settle()
  }

  /// Pastes as a person does, and waits for it.
  func paste(_ text: String) {
    Clipboard.current?.set(text)
    let before = (field.text, field.caret)
    field.paste()
    _ = MainLoop.run(atMost: 0.5) { before != (self.field.text, self.field.caret) }
    host.settle()
  }

  var line: TextLine? { (field.implementation.input as? LineInput)?.line }

  func close() { host.close() }
}
