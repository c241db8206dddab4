import GtkCore
import TextRules

/// Applies the model to the widgets and to accessibility.
extension FieldImplementation {
  /// Applies a state to the appearance: it only sets style classes, and the style sheet does the
  /// rest.
  func show(_ state: FieldState) {
    for other in FieldState.allCases where other != .normal {
      widget.setStyleClass(other.rawValue, state == other)
    }
    input.accessibleWidget.setAccessibleInvalid(state == .error)
    updateEditable()
    widget.queueResize()
    if hint.view != nil { showHint() }
    events.onContainerStateChanged?(state)
  }

  func show(_ message: FieldMessage) {
    let extra = hintExtra(forWidth: lastWidth)
    hint.show(message, in: model.state, of: widget)
    input.accessibleWidget.setAccessibleDescription(message.text)
    if case .error(let text) = message {
      input.accessibleWidget.setErrorMessage(hint.label)
      // The user is waiting for it on the field with the focus; elsewhere it is read with the
      // description.
      if hasWidget { widget.announce(text) }
    } else {
      input.accessibleWidget.setErrorMessage(nil)
    }
    hintChanged(from: extra)
  }

  /// Adapts the height to a hint that has changed.
  ///
  /// - Parameter extra: What the hint added to the height before, in pixels.
  func hintChanged(from extra: Int) {
    // A field of a fixed height already has room for it.
    guard heightPolicy != .fixed else { return widget.queueResize() }
    if holdsLayout { return hintMotion.hold(extra) }
    if isAnimated, hintExtra(forWidth: lastWidth) != extra {
      hintMotion.begin(from: extra, in: widget)
    } else if !isAnimated {
      hintMotion.stop()
    }
    widget.queueResize()
  }

  func updateEditable() {
    input.setEditable(model.isEnabled && !isKeyboardHidden)
    let isEnabled = model.isEnabled
    guard input.textWidget.isSensitive != isEnabled else { return }
    input.widget.isSensitive = isEnabled
    input.textWidget.isSensitive = isEnabled
    button?.button.isSensitive = isEnabled
  }

  /// Updates everything that depends on the text, the focus and the composition.
  func updateAppearance(isAnimated: Bool) {
    guard hasWidget else { return }
    updateEditable()
    input.run(widget.direction)
    updatePlaceholders(isAnimated: isAnimated)
    updateButton()
    updateCounter()
    updateOverlays()
    updateLineElsewhere()
    followText()
  }

  private func updateOverlays() {
    guard !overlays.isEmpty else { return }
    let reference = FieldReference(self)
    for overlay in overlays { overlay.update(for: reference) }
    widget.queueResize()
  }

  // MARK: Placeholders

  func rebuildPlaceholders() {
    guard hasWidget else { return }
    titleLabel?.unparent()
    floating?.label.unparent()
    floating?.fraction.stop()
    for native in natives { native.label.unparent() }
    (titleLabel, floating, natives) = (nil, nil, [])
    for placeholder in placeholders { add(placeholder) }
    passDirectionOn()
    placeholdersChanged()
    updatePlaceholders(isAnimated: false)
    sizesChanged()
  }

  private func add(_ placeholder: FieldPlaceholder) {
    switch placeholder {
    case .static where titleLabel == nil: titleLabel = addTitle()
    case .floating where floating == nil:
      let label = FloatingLabel()
      label.fraction.duration = appearance.floating.duration
      label.label.insert(into: widget)
      floating = label
    case .native(let rule, let text):
      let native = NativeLabel(rule, text: text)
      native.label.insert(into: widget)
      natives.append(native)
    default: break
    }
  }

  private func addTitle() -> Label {
    let label = Label("", role: .presentation)
    label.addStyleClass("title")
    label.setCanTarget(false)
    label.setHorizontalTextAlignment(0)
    label.ellipsize()
    label.insert(into: widget)
    return label
  }

  /// Updates the labels after their texts have changed.
  func placeholdersChanged() {
    guard hasWidget else { return }
    titleLabel?.text = placeholder
    floating?.label.text = placeholder
    for native in natives { native.label.text = native.text ?? placeholder }
    // The visible labels are decoration, since their text is the name of the input.
    input.accessibleWidget.setAccessibleLabel(placeholder)
    let example = natives.lazy.compactMap(\.text).first ?? ""
    input.accessibleWidget.setAccessiblePlaceholder(example)
  }

  func updatePlaceholders(isAnimated: Bool) {
    guard hasWidget else { return }
    floating?.move(to: placeholderPosition, in: widget, isAnimated: isAnimated)
    let text = model.text + input.preedit + input.shownPrefix
    for native in natives {
      let isVisible = native.rule.isVisible(text: text, isFocused: model.isFocused)
      guard native.label.isChildVisible != isVisible else { continue }
      native.label.isChildVisible = isVisible
      widget.queueResize()
    }
  }

  var placeholderPosition: PlaceholderPosition {
    PlaceholderPosition(text: model.text, isFocused: model.isFocused, preedit: input.preedit)
  }

  // MARK: Counter

  func updateCounter() {
    guard hasWidget else { return }
    let text = counterText
    let isTooLong = counterLimit.map { counterCount > $0 } ?? false
    guard text != hint.counter?.text || isTooLong != isCounterWrong else { return }
    hint.setCounter(text, isTooLong: isTooLong, in: widget)
    widget.queueResize()
  }

  private var isCounterWrong: Bool { hint.counter?.hasStyleClass("error") ?? false }

  private var counterCount: Int { input.rules.unit.length(of: model.text) }

  private var counterLimit: Int? { input.rules.maxLength.map { max(0, $0) } }

  /// The length of the text and its maximum; nil if the counter is not shown.
  var counterText: String? {
    guard showsCounter else { return nil }
    return counterLimit.map { "\(counterCount)/\($0)" } ?? "\(counterCount)"
  }

  // MARK: Button

  var hasButton: Bool {
    guard let button else { return false }
    // It keeps its room even while it is hidden, so that the text does not jump.
    return button.kind != .clear
  }

  func modeChanged() {
    model.isPassword = mode == .password
    updateInputKind()
    updateSecrecy()
    updateButton()
    sizesChanged()
  }

  func updateSecrecy() {
    input.setSecret(model.isPassword, isVisible: !model.isSecure)
    updateButton()
  }

  private var buttonKind: FieldButton.Kind? {
    guard input.hasOneLine else { return hideClearButton ? nil : .clear }
    switch mode {
    case .plain: return (picker?.button).map { .action($0) }
    case .password: return .reveal
    case .custom(let configuration): return .action(configuration)
    }
  }

  func updateButton() {
    guard hasWidget else { return }
    if buttonKind != button?.kind { replaceButton() }
    guard let button else { return }
    if button.kind == .reveal { showSecrecy(on: button) }
    let isVisible = isButtonVisible(button.kind)
    guard button.button.isChildVisible != isVisible else { return }
    button.button.isChildVisible = isVisible
    // A hidden button must not have the focus.
    button.button.setCanFocus(isVisible)
    widget.queueResize()
  }

  private func isButtonVisible(_ kind: FieldButton.Kind) -> Bool {
    switch kind {
    case .reveal: passwordButtonBehavior.isVisible(text: model.text, hadText: model.hadText)
    case .clear:
      ClearButton.isVisible(
        text: model.text, isEnabled: model.isEnabled, hideClearButton: hideClearButton)
    case .action: true
    }
  }

  private func showSecrecy(on button: FieldButton) {
    let style = appearance.passwordMode
    let isSecure = model.isSecure
    button.set(
      icon: isSecure ? style.secureModeOnImage : style.secureModeOffImage,
      label: isSecure ? "Show password" : "Hide password")
  }

  private func replaceButton() {
    button?.button.unparent()
    button = buttonKind.map(makeButton)
    guard let button else { return }
    button.button.insert(into: widget)
    button.button.isSensitive = model.isEnabled
    passDirectionOn()
    button.button.onClicked { [weak self] in self?.pressButton() }
    nameParts()
    sizesChanged()
  }

  private func makeButton(_ kind: FieldButton.Kind) -> FieldButton {
    switch kind {
    case .reveal:
      FieldButton(kind, icon: appearance.passwordMode.secureModeOnImage, label: "Show password")
    case .clear:
      FieldButton(kind, icon: appearance.clearButton.image, label: appearance.clearButton.label)
    case .action(let configuration):
      FieldButton(kind, icon: configuration.image, label: configuration.label)
    }
  }

  private func pressButton() {
    if mode == .plain, input.hasOneLine { return togglePicker() }
    guard button?.kind == .clear else { return send(.pressButton) }
    input.select(anchor: 0, caret: 0)
    clearText()
    input.textWidget.focus()
  }

  private func togglePicker() {
    guard let picker, model.isEnabled else { return }
    picker.isOpen ? picker.close() : picker.open()
  }

  /// Clears the text as the user would, so that it can be undone.
  private func clearText() {
    guard let area = (input as? AreaInput)?.area else { return send(.setText("")) }
    area.text = ""
  }

  // MARK: Names

  /// Names the parts after the field, so that tests and scenarios can find them.
  func nameParts() {
    guard hasWidget, let identifier else { return }
    widget.name = identifier
    input.textWidget.name = identifier + "_input"
    button?.button.name = identifier + "_button"
    hint.label.name = identifier + "_hint"
  }
}
