import GtkCore
import TextRules

/// A widget in a popover at a field, to pick what the field shall hold: the desktop's custom keyboard.
///
/// Any widget can be a picker. Hand it over, call ``choose(_:)`` for each thing that is picked, and
/// ``close()`` when that is all:
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
/// Subclass it for a picker that shows what the field holds when it opens: see ``willOpen(with:)``.
///
/// ## Events
/// Down opens it in a field of one line, Alt+Down in every field, and so does ``open()``. Each
/// ``choose(_:)`` sets the field's text as code does. Escape closes the popover and puts back the text
/// that was there when it opened. Whatever closes it gives the focus back to the field, but for the
/// bar's arrows, which go on to another input. The field counts as being written in all the while.
///
/// ## CSS nodes
/// `popover.field-picker` with a `box.picker-bar` (see ``PickerTopView``) above the widget.
///
/// ## Accessibility
/// The popover is called as the field is. Tab goes round within it.
///
/// ## Origin
/// The seed puts the picker in place of the keyboard on the screen. There, too, the text changes with
/// each turn of the wheel, and nothing takes it back.
@MainActor
open class PickerPopover: FieldPicker {
  /// The bar above the widget.
  public let topView: PickerTopView
  /// The widget that one picks with.
  public let content: Widget
  /// The button in a plain field of one line that opens the picker; nil: none.
  ///
  /// It counts from the moment at which a field takes the picker.
  public final var button: ActionButtonConfiguration?
  /// Called when the picker has opened or closed.
  public var onOpenChanged: (@MainActor (_ isOpen: Bool) -> Void)?

  /// How far below the input the popover opens, in pixels: a line under the text is in between.
  private static let gap = 8.0

  let popover: Popover
  private let box: Box
  /// The bar of the field, as long as it stands in place of our own.
  private var toolbar: Widget?
  private var reference: FieldReference?
  /// The field's text when the picker opened; nil while it is closed.
  private var textBefore: String?
  /// Whether something was chosen since then.
  private var hasChosen = false

  /// Makes a picker.
  ///
  /// - Parameters:
  ///   - content: The widget that one picks with.
  ///   - messages: The words in the bar above it.
  public init(_ content: Widget, messages: PickerTopView.Messages = PickerTopView.Messages()) {
    PickerStyle.load()
    self.content = content
    topView = PickerTopView(messages: messages)
    box = Box(.vertical, [topView.widget, content])
    popover = Popover(box)
    popover.addStyleClass("field-picker")
    popover.setHasArrow(false)
    popover.setHorizontalAlignment(.start)
    connect()
  }

  private func connect() {
    topView.onDone = { [weak self] in self?.done() }
    topView.onPrevious = { [weak self] in self?.leave(to: self?.field?.previousInput) }
    topView.onNext = { [weak self] in self?.leave(to: self?.field?.nextInput) }
    popover.onClosed { [weak self] in self?.closed() }
    let keys = KeyController()
    keys.setPhase(.capture)
    keys.onPressed { [weak self] key in
      guard key.name == "Escape", let self, self.isOpen else { return false }
      self.cancel()
      return true
    }
    popover.add(keys)
  }

  // MARK: The field

  /// The field that the picker is at; nil: none.
  public final var field: CatalogField? { reference?.field }

  /// Puts the popover at a field.
  public final func attach(to field: FieldReference) {
    reference = field
    if let field = field.field { popover.attach(to: field) }
  }

  /// Takes the popover away from its field.
  public final func detach() {
    textBefore = nil
    showBar(nil)
    popover.detach()
    reference = nil
  }

  /// Keeps the popover at its place in the field.
  public final func fieldAllocated() {
    guard isOpen else { return }
    place()
    popover.present()
  }

  /// Shows an arrow in the bar for each input that there is to go to now.
  public final func fieldChanged() {
    guard isOpen else { return }
    refreshArrows()
  }

  /// Shows the field's bar in place of our own, unless the app has put it elsewhere.
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

  /// Opens the picker at its field, if a person can write there.
  public final func open() {
    guard !isOpen, let field, field.isMapped, field.isEnabled() else { return }
    if !field.containsFocus { field.makeFirstResponder() }
    textBefore = field.text
    hasChosen = false
    popover.setAccessibleLabel(field.placeholder)
    showBar(field.toolbar?.widget)
    refreshArrows()
    willOpen(with: field.text)
    place()
    popover.open()
    focusContent()
    onOpenChanged?(true)
  }

  /// Closes the picker; the field keeps what was picked, and has the focus.
  public final func close() {
    guard isOpen else { return }
    // First, so that the field does not lose the focus for a moment.
    field?.focusAgain()
    hide()
  }

  /// Closes the picker and puts the text back that was there when it opened.
  public final func cancel() {
    if let textBefore, let field, field.text != textBefore {
      choose(textBefore)
      tookBack(to: textBefore)
    }
    close()
  }

  private func leave(to input: CatalogField?) {
    guard isOpen, let input else { return }
    // In this order: later versions of GTK give the focus back to the field when a popover goes.
    hide()
    input.makeFirstResponder()
  }

  /// Hides the popover, and tells of it.
  private func hide() {
    textBefore = nil
    popover.close()
    onOpenChanged?(false)
  }

  /// GTK has closed the popover, as it does for a click beside it.
  private func closed() {
    guard isOpen else { return }
    textBefore = nil
    field?.focusAgain()
    onOpenChanged?(false)
  }

  // MARK: Picking

  /// Sets the field's text to what was picked; the picker stays open.
  ///
  /// All that is picked until the picker closes can be undone in one step.
  ///
  /// - Parameter text: The text.
  public final func choose(_ text: String) {
    guard let field, field.text != text else { return }
    field.implementation.choose(hasChosen ? .again : .anew) { field.setText(text) }
    hasChosen = true
  }

  // MARK: For subclasses

  /// The picker is about to open: show what the field holds.
  ///
  /// - Parameter text: The field's text.
  open func willOpen(with text: String) {}

  /// Escape has put a text back.
  ///
  /// - Parameter text: The text that the field holds again.
  open func tookBack(to text: String) {}

  /// Done was pressed in the bar: closes the picker.
  open func done() { close() }

  /// Puts the focus where picking begins: the first widget of the content that takes it.
  open func focusContent() {
    if !content.focus() { _ = content.moveFocus(.forward) }
  }
}

extension CatalogField {
  /// Puts the focus into the input, with the caret where it was.
  fileprivate func focusAgain() {
    guard isMapped else { return }
    if let line = inputWidget as? TextLine {
      line.focusWithoutSelecting()
    } else {
      makeFirstResponder()
    }
  }
}
