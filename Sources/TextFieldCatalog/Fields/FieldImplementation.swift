import GtkCore
import TextRules

/// Makes a field of its parts: passes GTK's calls and the events of the input on to them, and
/// performs the effects of the model.
///
///     catalogfield.bordered | .underlined | .multiline   and .active, .error, .disabled, .refused,
///     .validating
///     ├── fieldframe                 around the input, where the configuration has a frame
///     ├── fieldline                  under the input, where it has a line
///     ├── entry | growingtext        the input
///     ├── label.title                a placeholder that does not move
///     ├── label.floating[.top]       a placeholder that floats
///     ├── label.native               placeholders in the input
///     ├── button.reveal | .clear | .action
///     ├── image.caps-lock            in a password field while Caps Lock is on
///     ├── label.hint[.refusal]       from the first message on
///     ├── image.error-icon           before an error message
///     ╰── label.counter[.error]
@MainActor
final class FieldImplementation: WidgetImplementation {
  /// The child widgets.
  let parts: FieldParts
  /// The style by the configuration.
  let style: CurrentStyle
  /// The height.
  let height: FieldHeight
  /// The positions of the parts.
  let layout: FieldLayout
  /// The beginning and the end of editing.
  let focus: FieldFocus
  /// The picker and the toolbar.
  let companions = FieldCompanions()
  /// The model and the settings beside it.
  let store = FieldStore()
  /// Applies the model to the widgets.
  let presenter: FieldPresenter
  /// Runs the check of the text that takes time.
  let checking = FieldChecking()
  /// The questions to the app.
  let requests = FieldRequests()
  /// The properties of other languages than Swift that together make the value and its picker.
  var valueOptions = ValueOptions() { willSet { changeBegins() } }
  /// The properties of other languages than Swift that together make the appearance.
  var styleOptions = StyleOptions()
  /// The binding of the text or of the value.
  var boundValue: BoundValue?
  /// Whether the picker is one that ``valueOptions`` has made.
  var hasAppliedPicker = false
  /// Shows that a key was rejected.
  let rejectionSign = RejectionSign()
  /// The neighbors.
  var chain = FocusChain<FieldImplementation>()
  /// Notifies the form that the field is in.
  var formChanged: (@MainActor () -> Void)?
  /// Whether the app allows editing; nil if it has not said.
  var onShouldBeginEditing: (@MainActor (CatalogField) -> Bool)?
  /// Editing has begun, because the field got the focus.
  private(set) lazy var editingBegan: Event<CatalogField> = makeEvent()
  /// Editing has ended, and the text is trimmed and validated.
  private(set) lazy var editingEnded: Event<CatalogField> = makeEvent()
  /// The text has changed, by the user or by code.
  private(set) lazy var textChanged: Event<CatalogField> = makeEvent()
  /// Return was pressed where it does not move the focus.
  private(set) lazy var returnPressed: Event<CatalogField> = makeEvent()
  /// The button in the field was pressed.
  private(set) lazy var buttonPressed: Event<CatalogField> = makeEvent()
  /// Validation has found that the text is not valid.
  private(set) lazy var validationFailed: Event<CatalogField> = makeEvent()
  /// The field has another height, in pixels.
  private(set) lazy var heightChanged: Event<Int> = makeEvent()
  /// The user has chosen another day in a picker.
  private(set) lazy var dateChanged: Event<CalendarDate> = makeEvent()
  /// The picker was opened or closed.
  private(set) lazy var pickerOpened: Event<Void> = makeEvent()
  /// The field shows another state.
  private(set) lazy var stateChanged: Event<FieldState> = makeEvent()
  /// Whether the text is valid has changed.
  private(set) lazy var validityChanged: Event<Bool> = makeEvent()
  /// The model may have changed.
  private(set) lazy var modelChanged: Event<Void> = makeEvent()
  /// What properties have of the model.
  let observed = ObservedValues()
  /// The last value that ``validityChanged`` reported.
  var wasValid = true
  /// This many characters of an insertion were rejected.
  private(set) lazy var inputRejected: Event<(field: CatalogField, count: Int)> = makeEvent()
  /// The class of the objects that are passed to closures.
  let handleType: CatalogField.Type
  /// Whether and how the user has chosen the text that is being set.
  private(set) var choosing: Choosing?

  /// Creates the implementation of a field that is not built yet.
  init(
    _ appearance: FieldAppearance, input: any FieldInput, _ handleType: CatalogField.Type
  ) {
    self.handleType = handleType
    parts = FieldParts(around: input)
    style = CurrentStyle(appearance)
    let widths = FieldWidths(parts, style)
    height = FieldHeight(of: parts, style, widths)
    layout = FieldLayout(of: parts, style, height, widths)
    focus = FieldFocus(of: input)
    presenter = FieldPresenter(
      store, parts: parts, style: style, height: height, focus: focus, companions: companions)
    super.init()
  }

  /// The input.
  var input: any FieldInput { parts.input }
  override var line: Widget? { input.textLine }
  /// The hint and the counter.
  var hint: HintLabel { parts.hint }

  /// Builds the widget; called once, when the widget exists.
  func build() {
    widget.addStyleClass(style.appearance.kind.styleClass)
    parts.insert(into: widget)
    widget.passAccessibility(to: input.accessibleWidget)
    connectInput()
    focus.owner = self
    presenter.reference = FieldReference(self)
    parts.buttonSlot.pressed = { [weak self] in self?.pressButton() }
    setPlaceholders(style.appearance.kind.placeholders)
    presenter.restyle(in: widget)
    connectPointer()
    connectKeys()
    updateButton()
    updateInputKind()
    parts.passDirectionOn(from: widget)
  }

  /// A Swift object for the field, to pass to closures; nil when the field is gone.
  var handle: CatalogField? { existingWidget.flatMap { handleType.init(existing: $0) } }

  // MARK: Layout

  /// Requests a new layout.
  func sizesChanged() {
    existingWidget?.queueResize()
  }

  override func styleChanged() {
    guard hasWidget else { return }
    ReadableColors.update(for: widget)
    input.updateColors()
    height.limitLines()
    let appearance = style.appearance
    hint.styleChanged(
      leastLineHeight: appearance.hint.lineHeight ?? appearance.geometry.hintLineHeight)
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> SizeRequest {
    height.request(orientation, forSize: forSize, of: widget)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let field = widget
    let needed = layout.allocate((width, height), isFocused: store.model.isFocused, field.direction)
    companions.picker?.fieldAllocated()
    // Parts that the field has not grown to reach yet must not cover the next field.
    let isMoving = self.height.motion.isMoving
    field.clipsContent = isMoving
    guard !isMoving, let changed = self.height.note(needed) else { return }
    afterLayout { self.heightChanged.notify(changed) }
  }

  override func snapshot(_ snapshot: Snapshot) { parts.draw(in: widget, snapshot) }

  override func directionChanged() {
    guard hasWidget else { return }
    parts.passDirectionOn(from: widget)
    widget.queueResize()
  }

  // MARK: Focus

  override func rooted() {
    endMaking()
    focus.follow(widget)
    widget.noteSurroundings()
    FormViewImplementation.fieldMoved(widget)
  }

  override func unrooted() {
    focus.leave()
    FormViewImplementation.fieldMoved(widget)
  }

  override func grabFocus() -> Bool { focus.begin() }

  /// Moves the focus within the field; from there GTK goes on in the order of reading.
  override func moveFocus(_ direction: FocusDirection) -> Bool {
    focus.move(direction, in: widget) ?? false
  }

  override func mapped() {
    // A field that was off the screen comes back in its final state.
    height.motion.stop()
    presenter.update(isAnimated: false, in: widget)
  }

  override func dispose() {
    focus.close()
    observed.close()
    parts.decoration.close()
    parts.placeholders.stop()
    height.motion.stop()
    companions.close()
    checking.cancel()
    requests.close()
    boundValue?.end()
    boundValue = nil
    valueOptions.pickerWidget = nil
    rejectionSign.close()
    parts.close()
    onShouldBeginEditing = nil
    formChanged = nil
  }

  // MARK: Choosing

  /// Treats text that code sets in `body` as the user's choice, which the user can undo.
  ///
  /// - Parameters:
  ///   - choosing: Whether it belongs to the preceding choice.
  ///   - body: The code that sets the text.
  func choose(_ choosing: Choosing = .newUndoStep, _ body: () -> Void) {
    let before = self.choosing
    self.choosing = choosing
    body()
    self.choosing = before
  }
}

/// The undo step of a text that the user chooses with a button or in a picker.
enum Choosing {
  /// The choice is a step of its own for undo.
  case newUndoStep
  /// The choice belongs to the preceding step: browsing through days is a single choice.
  case continuesStep
}
