import WidgetTestSupport
import XCTest

@testable import TextFieldCatalog

/// A field in a window, and the names of its closures in the order of their calls.
@MainActor
final class FieldHost<Field: CatalogField>: WindowHost {
  let field: Field
  /// Another widget that can have the focus.
  let other = Entry()
  /// The names of the closures that were called, oldest first.
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
    frame.horizontalAlignment = .start
    let observed = field
    super.init(
      // A window gives the focus to its first focusable widget.
      Box(.vertical, [other, frame]), width: width, watching: field.area,
      alsoViolated: { [weak observed] in observed?.violatedInvariants.map(\.rawValue) ?? [] })
    settlesAfterKeys = true
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
    settle()
  }

  func blur() {
    other.focus()
    settle()
  }

  /// Pastes as a user does, and waits for the end of the paste.
  func paste(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
    Clipboard.current?.set(text)
    waitForPaste(file: file, line: line) { done in field.paste(done: done) }
  }

  /// Presses the middle button over the text, and waits for the end of the paste.
  func pasteSelected(
    _ text: String, x: Double = 0, file: StaticString = #filePath, line: UInt = #line
  ) {
    let input = field.implementation.input
    input.textWidget.primaryClipboard.set(text)
    waitForPaste(file: file, line: line) { done in
      input.intake.pasteEnded.handler = { _ in done() }
      XCTAssert(input.intake.pasteSelected(x: x, y: 5), file: file, line: line)
    }
    input.intake.pasteEnded.handler = nil
  }

  private func waitForPaste(
    file: StaticString, line: UInt, _ begin: (@escaping @MainActor () -> Void) -> Void
  ) {
    var isDone = false
    begin { isDone = true }
    XCTAssert(MainLoop.run(atMost: 60) { isDone }, "the paste did not end", file: file, line: line)
    settle()
  }

  var button: Button? { field.implementation.parts.buttonSlot.button?.button }

  var line: TextLine? { (field.implementation.input as? LineInput)?.line }
}
