import GtkCore
import TextRules
import WidgetSupport

/// The parts and the state that all fields have in common.
///
///     catalogfield.bordered | .underlined | .multiline   and .active, .error, .disabled
///     ├── fieldframe                 around the input, where the configuration has a frame
///     ├── fieldline                  under the input, where it has a line
///     ├── entry | growingtext        the input
///     ├── label.title                a placeholder that does not move
///     ├── label.floating[.top]       a placeholder that floats
///     ├── label.native               placeholders in the input
///     ├── button.reveal | .clear | .action
///     ├── label.hint[.refusal]
///     ├── image.error-icon           before an error message
///     ╰── label.counter[.error]
@MainActor
final class FieldImplementation: WidgetImplementation {
  static let widgetClass = WidgetClass(
    name: "ConcertinaCatalogField", cssName: "catalogfield", role: .group)

  let parts: FieldParts
  let style: CurrentStyle
  let height: FieldHeight
  let layout: FieldLayout
  let focus: FieldFocus
  var chain = FocusChain()
  let companions = FieldCompanions()

  var model = FieldModel()
  var events = FieldEvents()
  /// The class of the objects that are passed to closures.
  var handleType: CatalogField.Type = CatalogField.self

  var textSettings = FieldTextSettings()
  var inputSettings = InputSettings() {
    didSet {
      if inputSettings.hidesKeyboard != oldValue.hidesKeyboard { updateEditable() }
      updateInputKind()
    }
  }
  /// Whether and how the user has chosen the text that is being set.
  var choosing: Choosing?
  /// Whether changes of the appearance are animated.
  var isAnimated = true

  init(_ configuration: FieldConfiguration, input: any FieldInput) {
    parts = FieldParts(around: input)
    style = CurrentStyle(configuration)
    let widths = FieldWidths(parts, style)
    height = FieldHeight(of: parts, style, widths)
    layout = FieldLayout(of: parts, style, height, widths)
    focus = FieldFocus(of: input)
    super.init()
  }

  /// The input.
  var input: any FieldInput { parts.input }
  /// The hint and the counter.
  var hint: HintLabel { parts.hint }

  /// Builds the widget; called once, when the widget exists.
  func build() {
    widget.addStyleClass(style.configuration.styleClass)
    parts.insert(into: widget)
    input.owner = self
    focus.owner = self
    parts.buttonSlot.pressed = { [weak self] in self?.pressButton() }
    setPlaceholders(style.configuration.placeholders)
    restyle()
    connectPointer()
    connectKeys()
    updateButton()
    updateInputKind()
    passDirectionOn()
  }

  /// A Swift object for the field, to pass to closures; nil when the field is gone.
  var handle: CatalogField? {
    guard hasWidget else { return nil }
    return handleType.init(sharing: self)
  }

  // MARK: Appearance

  /// Sets a configuration and applies it immediately, without animation.
  func configure(_ configuration: FieldConfiguration) {
    style.configure(configuration)
    restyle()
  }

  private func restyle() {
    let field = widget
    style.apply(to: field, line: parts.decoration.line)
    parts.placeholders.floating?.fraction.duration = style.appearance.floating.duration
    height.motion.duration = style.appearance.floating.duration
    parts.decoration.update(for: style, model.state, isFocused: model.isFocused, in: field)
    updateButton()
    sizesChanged()
  }

  /// Requests a new layout.
  func sizesChanged() {
    guard hasWidget else { return }
    widget.queueResize()
  }

  /// Sets the greatest height of the text at the default text size; nil for no limit.
  func setMaxTextHeight(_ height: Int?) {
    self.height.maxTextHeight = height
    guard hasWidget else { return }
    self.height.limitLines()
    sizesChanged()
  }

  override func styleChanged() {
    guard hasWidget else { return }
    ReadableColors.update(for: widget)
    height.limitLines()
    hint.styleChanged(
      leastLineHeight: style.appearance.hint.lineHeight ?? style.geometry.hintLineHeight)
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> SizeRequest {
    height.request(orientation, forSize: forSize, of: widget)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let field = widget
    let needed = layout.allocate((width, height), isFocused: model.isFocused, field.direction)
    companions.picker?.fieldAllocated()
    // Parts that the field has not grown to reach yet must not cover the next field.
    let isMoving = self.height.motion.isMoving
    field.setClipsContent(isMoving)
    guard !isMoving, let changed = self.height.changed(to: needed) else { return }
    afterLayout { self.events.onHeightChanged?(changed) }
  }

  override func snapshot(_ snapshot: Snapshot) { parts.draw(in: widget, snapshot) }

  override func directionChanged() {
    passDirectionOn()
    sizesChanged()
  }

  private func passDirectionOn() {
    guard hasWidget else { return }
    parts.passDirectionOn(from: widget)
  }

  // MARK: Focus

  override func rooted() { focus.follow(widget) }

  override func unrooted() { focus.leave() }

  override func grabFocus() -> Bool { focus.begin() }

  /// Moves the focus within the field, and from there along the chain.
  override func moveFocus(_ direction: FocusDirection) -> Bool {
    let field = widget
    guard let isInside = focus.move(direction, in: field) else { return false }
    guard !isInside, field.containsFocus else { return isInside }
    return FocusChain.neighbor(direction, of: self)?.focus.begin() ?? false
  }

  override func mapped() {
    // A field that was off the screen comes back in its final state.
    height.motion.stop()
    updateAppearance(isAnimated: false)
  }

  override func dispose() {
    focus.close()
    parts.decoration.close()
    parts.placeholders.stop()
    height.motion.stop()
    companions.close()
    parts.close()
    events = FieldEvents()
  }
}

/// How the user chooses a text with a button or in a picker.
enum Choosing {
  /// The choice is a step of its own for undo.
  case anew
  /// The choice belongs to the preceding step: browsing through days is a single choice.
  case again
}
