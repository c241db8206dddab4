import GtkCore
import TextRules

/// The beginning and the end of editing, by the focus of the window and what a press elsewhere does
/// in the meantime.
@MainActor
final class FieldFocus {
  /// The owner, which allows, begins and ends editing.
  weak var owner: (any FieldFocusOwner)?
  private let input: any FieldInput
  private var connection: SignalConnection?
  /// The state of the time during which the field has the focus; nil while it does not have it.
  private var visit: Visit?
  /// Whether the app has just allowed the focus to enter.
  private var isApproved = false
  /// Keeps the field visible after it has got the focus.
  private let following = FocusFollowing()
  /// Follows the pointer while the field has the focus; nil otherwise.
  private var pointerHold: PointerHold?

  init(of input: any FieldInput) { self.input = input }

  /// The state of the time during which a field has the focus.
  private struct Visit {
    /// The text at the beginning.
    let text: String
    /// Whether the focus has moved from the field to a menu, or to a button that is about to open
    /// one.
    var isMenuOpen = false
    /// Whether the focus is in a menu.
    var isInMenu = false
  }

  /// Follows the focus of the field's window.
  func follow(_ field: Widget) {
    connection = field.onWindowFocusChanged { [weak self] in self?.focusChanged() }
  }

  /// Stops following the focus, and ends editing.
  func leave() {
    connection?.disconnect()
    connection = nil
    following.end()
    dropPointerHold()
    guard let owner, owner.isEditing else { return }
    input.setActive(false)
    owner.send(.endEditing)
  }

  /// Ends all activity.
  func close() {
    following.end()
    pointerHold = nil
    connection?.disconnect()
    connection = nil
  }

  // MARK: Permission

  /// Whether the field may get the focus; the app is asked once for each time.
  func allowsEditing() -> Bool {
    guard let owner, !owner.isEditing, !isApproved, let answer = owner.appAllowsEditing() else {
      return true
    }
    isApproved = answer
    return answer
  }

  /// Gives the focus to the input, if the app allows it.
  @discardableResult
  func begin() -> Bool {
    guard allowsEditing() else { return false }
    let isTaken = input.textWidget.focus()
    if !isTaken { isApproved = false }
    return isTaken
  }

  /// Moves the focus within the field, if the app allows it.
  ///
  /// - Returns: Whether the focus is in the field now; nil if the app rejects it.
  func move(_ direction: FocusDirection, in field: Widget) -> Bool? {
    guard allowsEditing() else { return nil }
    if field.moveFocusThroughChildren(direction) { return true }
    isApproved = false
    return false
  }

  /// Takes the focus away from the field, without giving it to another widget.
  func drop(from field: Widget, _ slot: FieldButtonSlot) {
    guard field.containsFocus else { return }
    input.textWidget.resignFocus()
    slot.button?.button.resignFocus()
  }

  // MARK: Beginning and end

  private func focusChanged() {
    guard let owner, let field = owner.focusedField else { return }
    let wasInMenu = visit?.isInMenu ?? false
    visit?.isInMenu = false
    guard field.containsFocus != owner.isEditing else { return noteMenu(false, field) }
    guard !isMenuOpening(field, owner) else { return noteMenu(true, field) }
    if wasInMenu, field.windowFocus?.isInMenuButton ?? false { return awaitFocusAfterMenu() }
    owner.isEditing ? endVisit(owner) : beginVisit(owner, field)
  }

  private func noteMenu(_ isOpen: Bool, _ field: Widget) {
    visit?.isMenuOpen = isOpen
    visit?.isInMenu = isOpen && field.windowFocus?.isInMenu ?? false
  }

  /// Whether the focus has left for a menu: it comes back when the menu closes, so editing goes on.
  private func isMenuOpening(_ field: Widget, _ owner: any FieldFocusOwner) -> Bool {
    guard owner.isEditing, let focus = field.windowFocus else { return false }
    return focus.isInMenu || holdsLayout && focus.isInMenuButton
  }

  /// Lets the menu item that was chosen give the focus back before editing ends.
  ///
  /// GTK 4.18 gives the focus to the menu's button as soon as the menu closes, which is before the
  /// chosen action; GTK 4.8 does so after it.
  private func awaitFocusAfterMenu() {
    MainLoopSource.idle(priority: .beforeLayout) { [weak self] in self?.focusChanged() }
  }

  private func beginVisit(_ owner: any FieldFocusOwner, _ field: Widget) {
    // Something has given the input the focus without asking.
    guard allowsEditing() else { return input.textWidget.resignFocus() }
    isApproved = false
    visit = Visit(text: owner.editedText)
    input.inputFocusedOrPressed()
    watchPointer(in: field)
    input.setActive(true)
    owner.send(.beginEditing)
    if !holdsLayout { following.begin(field) }
  }

  private func endVisit(_ owner: any FieldFocusOwner) {
    owner.editingWillEnd()
    following.end()
    input.setActive(false)
    let wasOnlyLeftForMenu = visit.map { $0.isMenuOpen && $0.text == owner.editedText } ?? false
    visit = nil
    // GTK leaves the focus with the button of a menu: a user who has typed nothing has made no
    // error yet.
    owner.send(wasOnlyLeftForMenu ? .leaveUntouched : .endEditing)
    if !holdsLayout { dropPointerHold() }
  }

  // MARK: The pointer

  /// Whether the parts stay where they are, because the user is pressing a widget that has the
  /// focus now and would slide away below the pointer.
  var holdsLayout: Bool { pointerHold?.isDown ?? false }

  private func watchPointer(in field: Widget) {
    guard pointerHold == nil, let root = field.root else { return }
    let hold = PointerHold()
    hold.onReleased = { [weak self] in self?.pointerReleased() }
    root.add(hold)
    pointerHold = hold
  }

  private func pointerReleased() {
    guard let owner, let field = owner.focusedField else { return }
    // The focus may have moved to a button that did not open a menu after all.
    focusChanged()
    owner.layoutReleased()
    owner.isEditing ? following.begin(field) : dropPointerHold()
  }

  private func dropPointerHold() {
    guard let pointerHold else { return }
    self.pointerHold = nil
    pointerHold.onReleased = nil
    pointerHold.detach()
  }
}

/// The owner of a field's focus, which knows whether the field is edited.
@MainActor
protocol FieldFocusOwner: AnyObject {
  /// The field; nil when it is gone.
  var focusedField: Widget? { get }
  /// Whether the field is being edited, because it has the focus.
  var isEditing: Bool { get }
  /// The text of the field.
  var editedText: String { get }
  /// Returns the app's answer to whether editing may begin; nil if the app has no objections at
  /// all.
  func appAllowsEditing() -> Bool?
  /// Called before editing ends.
  func editingWillEnd()
  /// Called when editing begins or ends, or the field is left for a menu.
  func send(_ event: FieldEvent)
  /// Called when the user has released what the layout was held for.
  func layoutReleased()
}
