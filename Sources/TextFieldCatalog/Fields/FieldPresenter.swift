import GtkCore
import TextRules

/// Applies the model of a field to its widgets and to accessibility.
@MainActor
final class FieldPresenter {
  /// Whether changes of the appearance are animated.
  var isAnimated = true
  /// The field, as overlays know it.
  var reference = FieldReference(nil)
  private let store: FieldStore
  private let parts: FieldParts
  private let style: CurrentStyle
  private let height: FieldHeight
  private let focus: FieldFocus
  private let companions: FieldCompanions

  init(
    _ store: FieldStore, parts: FieldParts, style: CurrentStyle, height: FieldHeight,
    focus: FieldFocus, companions: FieldCompanions
  ) {
    self.store = store
    self.parts = parts
    self.style = style
    self.height = height
    self.focus = focus
    self.companions = companions
  }

  // MARK: States and messages

  /// Shows a state: it only sets style classes, and the style sheet does the rest.
  func show(_ state: FieldState, in field: Widget) {
    for other in FieldState.allCases where other != .normal {
      field.setStyleClass(other.rawValue, state == other)
    }
    parts.input.accessibleWidget.setAccessibleInvalid(state == .error)
    updateEditable()
    field.queueResize()
    if parts.hint.view != nil { showHint(in: field) }
  }

  /// What assistive technologies read before the message; empty for nothing.
  var description = "" { didSet { describe(store.model.message) } }

  private func describe(_ message: FieldMessage) {
    parts.input.accessibleWidget.accessibleDescription =
      [description, message.text].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Shows a message, and reports it to assistive technologies.
  func show(_ message: FieldMessage, in field: Widget) {
    let extra = height.hintExtra
    parts.hint.show(message, in: store.model.state, of: field)
    let input = parts.input.accessibleWidget
    describe(message)
    if case .error(let text) = message {
      input.setErrorMessage(parts.hint.label)
      // The user is waiting for it on the field with the focus; elsewhere it is read with the
      // description.
      field.announce(text)
    } else {
      input.setErrorMessage(nil)
    }
    hintChanged(from: extra, in: field)
  }

  /// Shows the current message, and adapts the height.
  func showHint(in field: Widget) {
    let extra = height.hintExtra
    parts.hint.show(store.model.message, in: store.model.state, of: field)
    hintChanged(from: extra, in: field)
  }

  /// Lets the height change that was held while the pointer was pressed.
  func releaseHeight(in field: Widget) {
    let extra = height.hintExtra
    height.motion.endHold()
    hintChanged(from: extra, in: field)
  }

  private func hintChanged(from extra: Int, in field: Widget) {
    height.hintChanged(
      from: extra, isHeld: focus.holdsLayout, isAnimated: isAnimated, in: field)
  }

  // MARK: Text, focus and composition

  /// Updates everything that depends on the text, the focus and the composition.
  func update(in field: Widget) { update(isAnimated: isAnimated, in: field) }

  /// Updates everything that depends on the text, the focus and the composition, with or without
  /// animation.
  ///
  /// The app's overlays and companions may change the field in the meantime, so each step reads the
  /// present model.
  func update(isAnimated: Bool, in field: Widget) {
    updateEditable()
    parts.run(field.direction)
    updatePlaceholders(isAnimated: isAnimated, in: field)
    updateButton(in: field)
    updateCounter(in: field)
    updateCapsLock(in: field)
    updateProgress(in: field)
    updateOverlays(in: field)
    updateLineElsewhere()
    followText(in: field)
  }

  /// Sets whether the text can be edited; nothing else does.
  func updateEditable() {
    let abilities = (store.model.isEnabled, store.inputSettings.hidesKeyboard)
    guard shownAbilities.map({ $0 != abilities }) ?? true else { return }
    shownAbilities = abilities
    parts.setEnabled(abilities.0, isKeyboardHidden: abilities.1)
  }

  private var shownAbilities: (isEnabled: Bool, isKeyboardHidden: Bool)?

  private func updatePlaceholders(isAnimated: Bool, in field: Widget) {
    parts.placeholders.update(
      text: store.model.text, isFocused: store.model.isFocused, isAnimated: isAnimated, in: field)
  }

  /// Updates the counter.
  func updateCounter(in field: Widget) {
    guard parts.hint.showsCounter || parts.hint.counter != nil else { return }
    let length = TextCounter(store.model.text, parts.input.rules)
    guard parts.hint.update(length, in: field) else { return }
    field.queueResize()
  }

  private var showsProgress = false

  private func updateProgress(in field: Widget) {
    let isValidating = store.model.isValidating
    guard showsProgress != isValidating else { return }
    showsProgress = isValidating
    field.setStyleClass("validating", isValidating)
    parts.input.accessibleWidget.setAccessibleBusy(isValidating)
  }

  private func updateCapsLock(in field: Widget) {
    parts.capsLock.update(
      isTypingPassword: store.model.isPassword && store.model.isFocused, in: field)
  }

  private func updateOverlays(in field: Widget) {
    guard !parts.overlays.isEmpty else { return }
    for overlay in parts.overlays { overlay.update(for: reference) }
    field.queueResize()
  }

  /// Styles a line elsewhere like the field.
  func updateLineElsewhere() {
    guard parts.decoration.isLineElsewhere else { return }
    parts.decoration.updateLineElsewhere(
      style, store.model.state, isFocused: store.model.isFocused)
  }

  /// Notifies the toolbar and the hint view of a change of the text.
  private func followText(in field: Widget) {
    let hasHintView = parts.hint.view != nil
    guard companions.follow(store.model.text, hasHintView: hasHintView) else { return }
    if parts.hint.view != nil { showHint(in: field) }
  }

  // MARK: Parts

  /// Applies the present style, without animation.
  func restyle(in field: Widget) {
    style.apply(to: field, line: parts.decoration.line)
    parts.hint.classesChanged()
    let duration = style.appearance.placeholder.animationDuration
    parts.placeholders.floating?.fraction.duration = duration
    height.motion.duration = duration
    parts.decoration.update(
      for: style, store.model.state, isFocused: store.model.isFocused, in: field)
    updateButton(in: field)
    field.queueResize()
  }

  /// Recreates the labels of the placeholder.
  func rebuildPlaceholders(in field: Widget) {
    parts.placeholders.rebuild(in: field, duration: style.appearance.placeholder.animationDuration)
    parts.passDirectionOn(from: field)
    parts.placeholders.showText()
    updatePlaceholders(isAnimated: false, in: field)
    field.queueResize()
  }

  /// Updates the button.
  func updateButton(in field: Widget) {
    let slot = parts.buttonSlot
    if slot.replace(for: companions.picker, style, in: field) {
      slot.button?.button.isSensitive = store.model.isEnabled
      parts.passDirectionOn(from: field)
      parts.passNameOn(to: field)
      field.queueResize()
    }
    guard slot.button != nil else { return }
    slot.update(for: store.model, style, in: field)
  }
}
