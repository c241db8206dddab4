import GtkCore
import TextRules

/// The beginning and end of editing, and what a press elsewhere does in the meantime.
extension FieldImplementation {
  func focusChanged() {
    guard hasWidget else { return }
    let wasInMenu = visit?.isInMenu ?? false
    visit?.isInMenu = false
    guard widget.containsFocus != model.isFocused else { return noteMenu(false) }
    guard !isMenuOpening else { return noteMenu(true) }
    if wasInMenu, widget.windowFocus?.isInMenuButton ?? false { return awaitFocusAfterMenu() }
    model.isFocused ? endVisit() : beginVisit()
  }

  private func noteMenu(_ isOpen: Bool) {
    visit?.isMenuOpen = isOpen
    visit?.isInMenu = isOpen && widget.windowFocus?.isInMenu ?? false
  }

  /// Lets the menu item that was chosen give the focus back before editing ends.
  ///
  /// GTK 4.18 gives the focus to the menu's button as soon as the menu closes, which is before the
  /// chosen action; GTK 4.8 does so after it.
  private func awaitFocusAfterMenu() {
    MainLoopSource.idle(priority: .beforeLayout) { [weak self] in self?.focusChanged() }
  }

  private func beginVisit() {
    // Something has given the input the focus without asking.
    guard allowsEditing() else { return input.textWidget.resignFocus() }
    isApproved = false
    visit = Visit(text: model.text)
    input.inputFocusedOrPressed()
    watchPointer()
    input.setActive(true)
    send(.beginEditing)
  }

  private func endVisit() {
    finishSum()
    input.setActive(false)
    let wasOnlyLeftForMenu = visit.map { $0.isMenuOpen && $0.text == model.text } ?? false
    visit = nil
    // GTK leaves the focus with the button of a menu: a user who has typed nothing has made no
    // error yet.
    send(wasOnlyLeftForMenu ? .leaveUntouched : .endEditing)
    if !(pointerHold?.isDown ?? false) { dropPointerHold() }
  }

  /// What is known about the time during which the field has the focus.
  struct Visit {
    /// The text at the beginning.
    let text: String
    /// Whether the focus has moved from the field to a menu, or to a button that is about to open
    /// one.
    var isMenuOpen = false
    /// Whether the focus is in a menu.
    var isInMenu = false
  }

  /// Whether the field may get the focus; the app is asked once for each time.
  func allowsEditing() -> Bool {
    guard !model.isFocused, !isApproved, let handle, let shouldBegin = events.onShouldBeginEditing
    else {
      return true
    }
    isApproved = shouldBegin(handle)
    return isApproved
  }

  /// Gives the focus to the input, if the app allows it.
  @discardableResult
  func begin() -> Bool {
    guard allowsEditing() else { return false }
    let isTaken = input.textWidget.focus()
    if !isTaken { isApproved = false }
    return isTaken
  }

  /// Whether the focus has left for a menu: it comes back when the menu closes, so editing goes on.
  private var isMenuOpening: Bool {
    guard model.isFocused, let focus = widget.windowFocus else { return false }
    return focus.isInMenu || (pointerHold?.isDown ?? false) && focus.isInMenuButton
  }

  // MARK: The pointer

  /// Whether the parts stay where they are, because the user is pressing a widget that has the
  /// focus now and would slide away below the pointer.
  var holdsLayout: Bool { pointerHold?.isDown ?? false }

  private func watchPointer() {
    guard pointerHold == nil, let root = widget.root else { return }
    let hold = PointerHold()
    hold.onReleased { [weak self] in self?.pointerReleased() }
    root.add(hold)
    pointerHold = hold
  }

  private func pointerReleased() {
    guard hasWidget else { return }
    // The focus may have moved to a button that did not open a menu after all.
    focusChanged()
    let extra = height.hintExtra
    height.motion.endHold()
    hintChanged(from: extra)
    if !model.isFocused { dropPointerHold() }
  }

  func dropPointerHold() {
    guard let pointerHold else { return }
    self.pointerHold = nil
    pointerHold.onReleased {}
    pointerHold.detach()
  }
}
