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

  let input: any FieldInput
  let decoration = FieldDecoration()
  let hint = HintLabel()
  let hintMotion = HintMotion()
  var titleLabel: Label?
  var floating: FloatingLabel?
  var natives: [NativeLabel] = []
  var button: FieldButton?
  var overlays: [any FieldOverlay] = []
  var picker: (any FieldPicker)?
  var toolbar: (any FieldToolbar)?
  /// The text that was last passed to the toolbar and the hint view.
  var reportedText = ""

  var model = FieldModel()
  var events = FieldEvents()
  let style: CurrentStyle
  /// The class of the objects that are passed to closures.
  var handleType: CatalogField.Type = CatalogField.self

  var placeholder = "" { didSet { if placeholder != oldValue { placeholdersChanged() } } }
  var placeholders: [FieldPlaceholder] = [] { didSet { rebuildPlaceholders() } }
  var mode = TextFieldMode.plain { didSet { if mode != oldValue { modeChanged() } } }
  var passwordButtonBehavior = PasswordButtonBehavior.alwaysVisible {
    didSet { updateButton() }
  }
  var hideClearButton = false { didSet { updateButton() } }
  var heightPolicy: HeightLayoutPolicy { didSet { sizesChanged() } }
  var ignoresEmptyHint = false { didSet { sizesChanged() } }
  var maxTextHeight: Int? {
    didSet {
      limitLines()
      sizesChanged()
    }
  }
  var showsCounter = false { didSet { updateCounter() } }
  var identifier: String? { didSet { nameParts() } }
  var formatter: MaskTextFieldFormatter? { didSet { formatterChanged() } }
  var validator: (any TextFieldValidation)? { didSet { validationChanged() } }
  var validatesWithFormatter = false { didSet { validationChanged() } }
  /// Whether a sum gets all digits of its fraction when editing ends.
  var fillsFraction = false
  var trimSpaces = false { didSet { validationChanged() } }
  var isKeyboardHidden = false {
    didSet {
      updateEditable()
      updateInputKind()
    }
  }
  var inputSettings = InputSettings() { didSet { updateInputKind() } }
  weak var nextInput: FieldImplementation?
  weak var previousInput: FieldImplementation?
  /// Submits the form that the field is in.
  var submitForm: (@MainActor () -> Void)?

  var heightReport = HeightReport()
  var focusConnection: SignalConnection?
  /// What is known about the time during which the field has the focus; nil while it does not have
  /// it.
  var visit: Visit?
  /// Whether the app has just allowed the focus to enter.
  var isApproved = false
  /// Follows the pointer while the field has the focus; nil otherwise.
  var pointerHold: PointerHold?
  /// Whether and how the user has chosen the text that is being set.
  var choosing: Choosing?
  /// Whether changes of the appearance are animated.
  var isAnimated = true
  /// The rectangle where the text was last placed, for the overlays and the picker.
  var inputPlace = Rectangle(x: 0, y: 0, width: 0, height: 0)
  var lastWidth = 0

  init(_ configuration: FieldConfiguration, input: any FieldInput) {
    style = CurrentStyle(configuration)
    self.input = input
    heightPolicy = configuration.heightPolicy
    super.init()
  }

  /// Builds the widget; called once, when the widget exists.
  func build() {
    widget.addStyleClass(style.configuration.styleClass)
    for part in [input.widget, hint.label] { part.insert(into: widget) }
    input.owner = self
    placeholders = style.configuration.placeholders
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

  /// The appearance by the configuration.
  var appearance: FieldAppearance { style.appearance }

  /// Sets a configuration and applies it immediately, without animation.
  func configure(_ configuration: FieldConfiguration) {
    style.configure(configuration)
    restyle()
  }

  private func restyle() {
    let field = widget
    style.apply(to: field, line: decoration.line)
    floating?.fraction.duration = appearance.floating.duration
    hintMotion.duration = appearance.floating.duration
    decoration.update(for: style, model.state, isFocused: model.isFocused, in: field)
    updateButton()
    sizesChanged()
  }

  /// Requests a new layout.
  func sizesChanged() {
    guard hasWidget else { return }
    widget.queueResize()
  }

  override func styleChanged() {
    guard hasWidget else { return }
    ReadableColors.update(for: widget)
    limitLines()
    hint.styleChanged(leastLineHeight: appearance.hint.lineHeight ?? style.geometry.hintLineHeight)
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> SizeRequest {
    request(orientation, forSize: forSize)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    placeParts(width: width, height: height)
  }

  override func snapshot(_ snapshot: Snapshot) {
    let field = widget
    for child in field.children {
      if let floating, child == floating.label {
        floating.draw(in: field, snapshot)
      } else if child == input.widget, input.hasOneLine {
        snapshot.appendText(child, of: field)
      } else {
        snapshot.appendChild(child, of: field)
      }
    }
  }

  override func directionChanged() {
    passDirectionOn()
    sizesChanged()
  }

  /// Passes the field's direction on to its parts, since GTK gives each widget that of the program.
  func passDirectionOn() {
    guard hasWidget else { return }
    let direction = widget.direction
    for part in widget.children where part.direction != direction { part.direction = direction }
    input.run(direction)
  }

  // MARK: Focus

  override func rooted() {
    focusConnection = widget.onWindowFocusChanged { [weak self] in self?.focusChanged() }
  }

  override func unrooted() {
    focusConnection?.disconnect()
    focusConnection = nil
    dropPointerHold()
    if model.isFocused {
      input.setActive(false)
      send(.endEditing)
    }
  }

  override func moveFocus(_ direction: FocusDirection) -> Bool { moveFocusAlongChain(direction) }

  override func grabFocus() -> Bool { begin() }

  override func mapped() {
    // A field that was off the screen comes back in its final state.
    hintMotion.stop()
    updateAppearance(isAnimated: false)
  }

  override func dispose() {
    pointerHold = nil
    focusConnection?.disconnect()
    focusConnection = nil
    decoration.close()
    floating?.fraction.stop()
    hintMotion.stop()
    picker?.detach()
    picker = nil
    toolbar = nil
    hint.close()
    overlays = []
    input.close()
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
