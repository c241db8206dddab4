import GtkCore
import TextRules

/// The place for the button at the end of the input: which button the field has, if any, and when
/// it is visible.
@MainActor
final class FieldButtonSlot {
  /// The purpose of the field, which decides on the button.
  var mode = TextFieldMode.plain
  /// When the button that shows a password is visible.
  var passwordButtonBehavior = PasswordButtonBehavior.alwaysVisible
  /// Whether a text of several lines has no button that clears it.
  var hidesClearButton = false
  /// Called when the user presses the button.
  var pressed: (@MainActor () -> Void)?
  /// The present button; nil for none.
  private(set) var button: FieldButton?
  private let hasOneLine: Bool

  /// Creates an empty slot.
  ///
  /// - Parameter hasOneLine: Whether the field has one line of text.
  init(hasOneLine: Bool) { self.hasOneLine = hasOneLine }

  /// Whether nothing can be typed: then the input opens the picker with its keys and a click, as
  /// its button does, and both are one stop of Tab.
  var isInputClosed = false { didSet { updateStop() } }

  private func updateStop() {
    button?.button.isFocusable = !(isInputClosed && mode == .plain && hasOneLine)
  }

  /// Whether the text leaves room for the button at its end.
  var hasRoom: Bool {
    guard let button else { return false }
    // It keeps its room even while it is hidden, so that the text does not jump.
    return button.kind != .clear
  }

  /// The width of the icon, which is that of a letter of the field, in pixels.
  var iconWidth: Int { button?.button.children.first?.measure(.horizontal).natural ?? 0 }

  /// The room that the icon needs more than at the usual size of letters, in pixels.
  var extraRoom: Int { hasRoom ? max(iconWidth - Self.usualIconWidth, 0) : 0 }

  private static let usualIconWidth = 20

  private func kind(_ picker: (any FieldPicker)?) -> FieldButton.Kind? {
    guard hasOneLine else { return hidesClearButton ? nil : .clear }
    switch mode {
    case .plain: return (picker?.button).map { .action($0) }
    case .password: return .reveal
    case .custom(let configuration): return .action(configuration)
    }
  }

  /// Replaces the button if the field has another one now.
  ///
  /// - Parameters:
  ///   - picker: The picker of the field, which may have a button.
  ///   - style: The style of the field.
  ///   - field: The parent of the button.
  /// - Returns: Whether there is a new button.
  func replace(
    for picker: (any FieldPicker)?, _ style: CurrentStyle, in field: Widget
  ) -> Bool {
    let kind = kind(picker)
    guard kind != button?.kind else { return false }
    button?.button.unparent()
    button = kind.map { FieldButton($0, style.appearance) }
    guard let button else { return false }
    updateStop()
    button.button.insert(into: field)
    button.button.onClicked { [weak self] in self?.pressed?() }
    return true
  }

  /// Updates the icon of the button and shows or hides it.
  func update(for model: FieldModel, _ style: CurrentStyle, in field: Widget) {
    guard let button else { return }
    if button.kind == .reveal {
      button.show(isSecure: model.isSecure, style.appearance.passwordMode)
    }
    let isVisible = isVisible(button.kind, model)
    guard button.button.isChildVisible != isVisible else { return }
    button.button.isChildVisible = isVisible
    // A hidden button must not have the focus.
    button.button.canFocus = isVisible
    field.queueResize()
  }

  private func isVisible(_ kind: FieldButton.Kind, _ model: FieldModel) -> Bool {
    switch kind {
    case .reveal: passwordButtonBehavior.isVisible(text: model.text, hadText: model.hadText)
    case .clear:
      ClearButton.isVisible(
        text: model.text, isEnabled: model.isEnabled, hideClearButton: hidesClearButton)
    case .action: true
    }
  }
}
