import GtkCore

/// The parts of a field that are its child widgets.
@MainActor
final class FieldParts {
  /// The input.
  let input: any FieldInput
  /// The frame and the line.
  let decoration = FieldDecoration()
  /// The labels of the placeholder.
  let placeholders: FieldPlaceholders
  /// The button in the field.
  let buttonSlot: FieldButtonSlot
  /// The hint and the counter.
  let hint: HintLabel
  /// The sign that Caps Lock is on.
  let capsLock = CapsLockSign()
  /// Where the paragraphs of a text of several lines stand; nil for one line.
  private let sides: ParagraphSides?
  /// The widgets of the app on top of the input, oldest first.
  var overlays: [any FieldOverlay] = []
  /// The name that the names of the parts begin with; takes effect in ``passNameOn(to:)``.
  var identifier: String?

  init(around input: any FieldInput) {
    self.input = input
    placeholders = FieldPlaceholders(for: input)
    hint = HintLabel(after: input.widget)
    buttonSlot = FieldButtonSlot(hasOneLine: input.hasOneLine)
    sides = input.textArea.map { ParagraphSides(of: $0) }
  }

  /// Inserts the parts that every field has.
  func insert(into field: Widget) {
    input.widget.insert(into: field)
  }

  /// Passes the field's direction on to its parts, since GTK gives each widget that of the program.
  func passDirectionOn(from field: Widget) {
    let direction = field.direction
    for part in field.children where part.direction != direction { part.direction = direction }
    run(direction)
  }

  /// Lets the text run from the side of the field.
  func run(_ direction: TextDirection) {
    input.run(direction)
    sides?.run(direction)
  }

  /// Names the field and its parts after the identifier, so that tests and scenarios can find them.
  func passNameOn(to field: Widget) {
    guard let identifier else { return }
    field.name = identifier
    input.textWidget.name = identifier + "_input"
    buttonSlot.button?.button.name = identifier + "_button"
    hint.name = identifier + "_hint"
  }

  /// Sets whether the user can edit the text and use the parts.
  ///
  /// - Parameters:
  ///   - isEnabled: Whether the field is enabled.
  ///   - isKeyboardHidden: Whether a picker or a button fills the field, rather than keys.
  func setEnabled(_ isEnabled: Bool, isKeyboardHidden: Bool) {
    input.setEditable(isEnabled && !isKeyboardHidden)
    if buttonSlot.isInputClosed != isKeyboardHidden { buttonSlot.isInputClosed = isKeyboardHidden }
    guard input.textWidget.isSensitive != isEnabled else { return }
    input.widget.isSensitive = isEnabled
    input.textWidget.isSensitive = isEnabled
    buttonSlot.button?.button.isSensitive = isEnabled
  }

  /// Tells assistive technologies that the text can be chosen, too.
  func becomeComboBox() {
    guard input.hasOneLine, input.accessibleWidget.become(.comboBox) else { return }
    input.accessibleWidget.setAccessibleExpanded(false)
  }

  /// Draws the parts.
  func draw(in field: Widget, _ snapshot: Snapshot) {
    for child in field.children {
      if let floating = placeholders.floating, child == floating.label {
        floating.draw(in: field, snapshot)
      } else if child == input.widget, input.hasOneLine {
        snapshot.appendText(child, of: field)
      } else {
        snapshot.appendChild(child, of: field)
      }
    }
  }

  /// Ends the activity of the input and the hint, and releases the objects of the app.
  func close() {
    hint.close()
    capsLock.close()
    overlays = []
    input.close()
  }
}
