import GtkCore

/// A popover at a field with a widget to choose the field's text: what a custom keyboard is on a
/// phone.
///
/// Any widget can be a picker. Pass it to the initializer, call ``choose(_:)`` for each choice, and
/// ``close()`` after the last one:
///
/// ```swift
/// let faces = Box(.horizontal)
/// let picker = PickerPopover(faces)
/// for face in ["🙂", "🙁"] {
///   let button = Button(face)
///   button.onClicked { [weak picker] in
///     picker?.choose(face)
///     picker?.close()
///   }
///   faces.append(button)
/// }
/// field.picker = picker
/// ```
///
/// Subclass it for a picker that shows the field's text when it opens: see ``willOpen(with:)``.
///
/// ## Events
/// The picker opens with Down in a field of one line, with Alt+Down in every field, and by
/// ``open()``. Each ``choose(_:)`` sets the field's text as the app would. Escape closes the
/// popover and restores the text from when it opened. Whatever closes it gives the focus back to
/// the field, except for the bar's arrow buttons, which move to another input. The field counts as
/// being edited all the while.
///
/// ## CSS nodes
/// `popover.field-picker` with a `box.picker-bar` (see ``PickerTopView``) above the widget.
///
/// ## Accessibility
/// A field of one line that gets a picker before it is in a window is a combo box, which says
/// whether it is expanded: GTK allows no other role later. The popover is named after the field.
/// Tab cycles within it.
///
/// ## Origin
/// TextFieldsCatalog shows the picker in place of the on-screen keyboard. There, too, the text
/// changes with each turn of the wheel, but nothing restores it.
@MainActor
open class PickerPopover: FieldPicker {
  /// The bar above the widget.
  public let topView: PickerTopView
  /// The widget to choose with.
  public let content: Widget
  /// The button in a plain field of one line that opens the picker; nil for none.
  ///
  /// It takes effect when the picker is set on a field.
  public final var button: ActionButtonConfiguration?
  /// Called when the picker has opened or closed.
  public var onOpenChanged: (@MainActor (_ isOpen: Bool) -> Void)?

  /// The distance below the input at which the popover opens, in pixels, since a line below the
  /// text is in between.
  private static let gap = 8.0

  let popover: Popover
  private let box: Box
  /// The field's toolbar, while it replaces the bar of the picker.
  private var toolbar: Widget?
  private var reference: FieldReference?
  /// The field's text when the picker opened; nil while it is closed.
  private var textBefore: String?
  /// Whether something was chosen since the picker opened.
  private var hasChosen = false

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - content: The widget to choose with.
  ///   - messages: The texts of the bar above it.
  public init(_ content: Widget, messages: PickerTopView.Messages = PickerTopView.Messages()) {
    PickerStyle.load()
    self.content = content
    topView = PickerTopView(messages: messages)
    box = Box(.vertical, [topView.widget, content])
    popover = Popover(box)
    popover.addStyleClass("field-picker")
    popover.hasArrow = false
    popover.horizontalAlignment = .start
    connect()
  }

  private func connect() {
    topView.onDone = { [weak self] in self?.done() }
    topView.onPrevious = { [weak self] in self?.leave(to: self?.field?.previousInput) }
    topView.onNext = { [weak self] in self?.leave(to: self?.field?.nextInput) }
    popover.onClosed { [weak self] in self?.closed() }
    let keys = KeyController()
    keys.phase = .capture
    keys.onPressed { [weak self] in self?.pressed($0) ?? false }
    popover.add(keys)
  }

  private func pressed(_ key: KeyPress) -> Bool {
    guard isOpen else { return false }
    switch key.symbol {
    case .escape:
      cancel()
      return true
    case .tab where !key.control && !key.alt:
      let direction = key.shift ? FocusDirection.backward : .forward
      return closesOnTab ? goOn(direction) : moveFocus(direction)
    default: return false
    }
  }

  /// Closes the picker, and goes on from its field as Tab does there.
  private func goOn(_ direction: FocusDirection) -> Bool {
    guard let field else { return false }
    close()
    // Past the button that opens the picker, too: the list and its field are one stop.
    for _ in 0..<2 where field.containsFocus { _ = field.root?.moveFocus(direction) }
    return true
  }

  /// Moves the focus on: the bar and the content follow each other in a circle.
  private func moveFocus(_ direction: FocusDirection) -> Bool {
    let bar = toolbar ?? topView.widget
    if bar.containsFocus { return bar.moveFocus(direction) || moveFocusInContent(direction) }
    return moveFocusInContent(direction) || bar.moveFocus(direction)
      || moveFocusInContent(direction)
  }

  // MARK: The field

  /// The field of the picker; nil for none.
  public final var field: CatalogField? { reference?.field }

  /// Attaches the popover to a field.
  open func attach(to field: FieldReference) {
    reference = field
    if let field = field.field { popover.attach(to: field) }
  }

  /// Detaches the popover from its field.
  public final func detach() {
    textBefore = nil
    showBar(nil)
    popover.detach()
    reference = nil
  }

  /// Keeps the popover in its position at the field.
  public final func fieldAllocated() {
    guard isOpen else { return }
    place()
    popover.present()
  }

  /// Shows an arrow button in the bar for each neighbor that the field has now.
  open func fieldChanged() {
    guard isOpen else { return }
    refreshArrows()
  }

  /// Shows the field's toolbar in place of the picker's bar, unless the app has put it elsewhere.
  private func showBar(_ bar: Widget?) {
    guard bar != toolbar else { return }
    if let toolbar { box.remove(toolbar) }
    toolbar = bar.flatMap { $0.parent == nil ? $0 : nil }
    toolbar.map { box.prepend($0) }
    topView.widget.isVisible = toolbar == nil
  }

  private func refreshArrows() {
    topView.showsPrevious = field?.previousInput != nil
    topView.showsNext = field?.nextInput != nil
  }

  private func place() {
    guard let field else { return }
    var target = field.textArea.input
    target.height += Self.gap
    popover.setTarget(target)
  }

  // MARK: Opening and closing

  /// Whether the picker is open.
  public final var isOpen: Bool { textBefore != nil }

  /// Opens the picker at its field, if the field is enabled.
  public final func open() {
    guard !isOpen, let field, field.isMapped, field.isEnabled else { return }
    if !field.containsFocus { field.makeFirstResponder() }
    textBefore = field.text
    hasChosen = false
    popover.accessibleLabel = field.placeholder
    showBar(field.toolbar?.widget)
    refreshArrows()
    willOpen(with: field.text)
    place()
    popover.open()
    focusContent()
    openChanged(true)
  }

  /// Closes the picker; the field keeps what was chosen, and gets the focus.
  public final func close() {
    guard isOpen else { return }
    // Before hiding, so that the field does not lose the focus for a moment.
    field?.focusAgain()
    hide()
  }

  /// Closes the picker and restores the text from when it opened.
  public final func cancel() {
    if let textBefore, let field, field.text != textBefore {
      choose(textBefore)
      textRestored(to: textBefore)
    }
    close()
  }

  private func leave(to input: CatalogField?) {
    guard isOpen, let input else { return }
    // In this order, since later versions of GTK give the focus back to the field when a popover
    // closes.
    hide()
    input.makeFirstResponder()
  }

  /// Hides the popover, and reports that.
  private func hide() {
    textBefore = nil
    popover.close()
    openChanged(false)
  }

  /// Called when GTK has closed the popover, as it does for a click beside it.
  private func closed() {
    guard isOpen else { return }
    textBefore = nil
    field?.focusAgain()
    openChanged(false)
  }

  private func openChanged(_ isOpen: Bool) {
    field?.implementation.input.accessibleWidget.setAccessibleExpanded(isOpen)
    field?.implementation.pickerOpened.notify(())
    onOpenChanged?(isOpen)
  }

  // MARK: Picking

  /// Sets the field's text to what was chosen; the picker stays open.
  ///
  /// Everything that is chosen until the picker closes is undone in one step.
  ///
  /// - Parameter text: The text.
  public final func choose(_ text: String) {
    guard let field, field.text != text else { return }
    field.implementation.choose(hasChosen ? .continuesStep : .newUndoStep) { field.setText(text) }
    hasChosen = true
  }

  // MARK: For subclasses

  /// Called when the picker is about to open, to show the field's text.
  ///
  /// - Parameter text: The field's text.
  open func willOpen(with text: String) {}

  /// Called when Escape has restored the text.
  ///
  /// - Parameter text: The restored text.
  open func textRestored(to text: String) {}

  /// Called when Done was pressed in the bar; closes the picker.
  open func done() { close() }

  /// Whether Tab closes the picker, keeps what was chosen, and goes on from the field.
  ///
  /// So it is in a list of choices; by default it is false, and Tab goes round within the picker.
  open var closesOnTab: Bool { false }

  /// Moves the focus through the content with Tab, or into it from the bar.
  ///
  /// A list is one stop: Tab changes no choice.
  ///
  /// - Parameter direction: The direction of Tab.
  /// - Returns: Whether the focus is in the content now; false if it would leave it.
  open func moveFocusInContent(_ direction: FocusDirection) -> Bool {
    content.moveFocus(direction)
  }

  /// Moves the focus to where choosing begins: the first widget of the content that accepts it.
  open func focusContent() {
    if !content.focus() { _ = content.moveFocus(.forward) }
  }
}

extension CatalogField {
  /// Moves the focus to the input, with the caret where it was.
  fileprivate func focusAgain() {
    guard isMapped else { return }
    if let line = inputWidget as? TextLine {
      line.focusWithoutSelecting()
    } else {
      makeFirstResponder()
    }
  }
}
