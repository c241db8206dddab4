import GtkCore
import TextTranslation
import WidgetSupport

/// The buttons of a toolbar, their behavior, and moving the focus among them.
@MainActor
final class FormattingToolbarImplementation: WidgetImplementation {
  static let widgetClass = WidgetClass(
    name: "ConcertinaFormattingToolbar", cssName: "toolbar", role: .toolbar)

  private let row: OverflowRow
  private let more = MenuButton(icon: "view-more-symbolic", tooltip: translated("More"))
  private let actions = ActionGroup()
  private let items: [Item]
  let executor: EditorCommandExecutor
  private let context: EditorViewContext
  private var endListening: (@MainActor () -> Void)?
  private var isUpdating = false
  /// The index of the button that Tab moves to.
  private var stop = 0

  private struct Item {
    let entry: FormattingToolbar.Entry
    let button: Button
    /// The action of the entry in the menu.
    let action: Action

    var command: any EditorCommand { entry.command }
  }

  init(_ context: EditorViewContext, _ entries: [FormattingToolbar.Entry]) {
    self.context = context
    executor = EditorCommandExecutor(context: context)
    items = entries.enumerated().map { [actions] index, entry in
      let button: Button =
        entry.command.isSwitch
        ? ToggleButton(icon: entry.icon, tooltip: entry.title)
        : Button(icon: entry.icon, tooltip: entry.title)
      button.tooltip = entry.tooltip
      let name = Self.actionName(index)
      let action = entry.command.isSwitch ? Action(name: name, isOn: false) : Action(name: name)
      actions.add(action)
      return Item(entry: entry, button: button, action: action)
    }
    row = OverflowRow(items.map(\.button), more: more, spacing: 2)
  }

  private static func actionName(_ index: Int) -> String { "command-\(index)" }

  /// Builds the widget; called once, after its creation.
  func build() {
    widget.accessibleLabel = translated("Formatting")
    row.insert(into: widget)
    row.onChange = { @MainActor [weak self] in self?.overflowChanged() }
    more.name = "more"
    more.hasFrame = false
    more.focusesOnClick = false
    widget.insert(actions, as: "formatting")
    for item in items { connect(item) }
    let keys = KeyController()
    keys.onPressed { [weak self] in self?.pressed($0) ?? false }
    row.add(keys)
    leaveOneStop(at: 0)
    endListening = context.onChange { [weak self] in self?.update() }
    update()
  }

  private func connect(_ item: Item) {
    let name = item.command.name
    item.button.name = name
    item.button.addStyleClass("flat")
    item.button.focusesOnClick = false
    // The button owns this closure, and capturing the item would keep the button alive forever.
    item.button.onClicked { [weak self] in self?.clicked(name) }
    item.action.onActivated { [weak self] in self?.chosen(name) }
  }

  /// Lists the hidden commands in the menu.
  private func overflowChanged() {
    guard hasWidget else { return }
    let menu = Menu()
    for (index, item) in items.enumerated().dropFirst(row.shownCount) {
      menu.append(
        item.entry.title, action: "formatting." + Self.actionName(index),
        accelerator: item.entry.accelerator)
    }
    more.setMenu(menu)
    leaveOneStop(at: min(stop, places.count - 1))
  }

  /// Executes a command of the menu, and returns to the text.
  private func chosen(_ name: String) {
    clicked(name)
    context.activeEditor?.focus()
  }

  /// The widgets that the arrow keys move through.
  private var places: [Widget] {
    items.prefix(row.shownCount).map(\.button) + (row.shownCount < items.count ? [more] : [])
  }

  private func clicked(_ name: String) {
    guard !isUpdating, let item = items.first(where: { $0.command.name == name }) else { return }
    executor.execute(item.command)
    update()
  }

  /// Shows which commands are on, and which can be executed.
  private func update() {
    guard hasWidget else { return }
    isUpdating = true
    defer { isUpdating = false }
    let editor = context.activeEditor
    let abilities = items.map { executor.canExecute($0.command) }
    // Before the button there becomes insensitive and loses the focus.
    moveStop(toOneOf: abilities)
    for (item, isAble) in zip(items, abilities) {
      item.button.isSensitive = isAble
      item.action.isEnabled = isAble
      guard let toggle = item.button as? ToggleButton else { continue }
      let isOn = editor.map(item.command.isOn(in:)) ?? false
      if toggle.isActive != isOn { toggle.isActive = isOn }
      if item.action.isOn != isOn { item.action.isOn = isOn }
    }
  }

  // MARK: Keys

  private func pressed(_ key: KeyController.Key) -> Bool {
    guard !key.control, !key.alt, let current = places.firstIndex(where: \.containsFocus)
    else { return false }
    let forward = row.direction == .rightToLeft ? "Left" : "Right"
    let backward = row.direction == .rightToLeft ? "Right" : "Left"
    switch key.name {
    case forward: moveFocus(from: current, by: 1)
    case backward: moveFocus(from: current, by: -1)
    case "Home": moveFocus(from: -1, by: 1)
    case "End": moveFocus(from: places.count, by: -1)
    default: return false
    }
    return true
  }

  private func moveFocus(from index: Int, by step: Int) {
    let places = places
    var index = index + step
    while places.indices.contains(index) {
      if places[index].isSensitive {
        leaveOneStop(at: index)
        places[index].focus()
        return
      }
      index += step
    }
  }

  /// Moves Tab's stop, and the focus if it is there, to the nearest sensitive button.
  private func moveStop(toOneOf abilities: [Bool]) {
    let shown = places.indices
    let able = shown.filter { $0 >= abilities.count || abilities[$0] || places[$0] === more }
    guard shown.contains(stop), !able.contains(stop),
      let nearest = able.min(by: { abs($0 - stop) < abs($1 - stop) })
    else { return }
    let isFocus = places[stop].containsFocus
    leaveOneStop(at: nearest)
    places[nearest].isSensitive = true
    if isFocus { places[nearest].focus() }
  }

  private func leaveOneStop(at index: Int) {
    stop = index
    for (place, widget) in places.enumerated() { widget.canFocus = place == index }
  }

  // MARK: Layout

  override func measure(_ orientation: Orientation, forSize: Int) -> SizeRequest {
    row.measure(orientation, forSize: forSize)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    row.allocate(x: 0, y: 0, width: width, height: height)
  }

  override func dispose() {
    endListening?()
    endListening = nil
  }
}
