import GtkCore
import TextTranslation

/// The buttons of a toolbar, their behavior, and moving the focus among them.
@MainActor
final class FormattingToolbarImplementation: WidgetImplementation {
  static let widgetClass = WidgetClass(FormattingToolbar.declaration)

  private var row: OverflowRow
  private let more = MenuButton(icon: "view-more-symbolic", tooltip: translated("More"))
  private var actions = ActionGroup()
  private var items: [Item]
  let executor: EditorCommandExecutor
  private let context: EditorViewContext
  private var listening: (any Cancellable)?
  private var isUpdating = false
  /// The index of the button that Tab moves to.
  private var stop = 0

  private struct Item {
    let entry: FormattingToolbar.Entry
    /// The button, or the menu button of several choices.
    let button: Widget
    /// The command and its action in the menu, or those of the choices.
    let choices: [Choice]
  }

  private struct Choice {
    let command: any EditorCommand
    let title: String
    let accelerator: String?
    let action: Action
    /// The name of the action within the widget.
    let path: String
  }

  init(_ context: EditorViewContext, _ entries: [FormattingToolbar.Entry]) {
    self.context = context
    executor = EditorCommandExecutor(context: context)
    items = entries.enumerated().map { [actions] in Self.item($1, at: $0, actions) }
    row = OverflowRow(items.map(\.button), more: more, spacing: 2)
  }

  private static func item(
    _ entry: FormattingToolbar.Entry, at index: Int, _ actions: ActionGroup
  ) -> Item {
    let choices = entry.choices.isEmpty ? [entry] : entry.choices
    return Item(
      entry: entry, button: button(for: entry),
      choices: choices.enumerated().map { choice($1, named: "command-\(index)-\($0)", actions) })
  }

  private static func button(for entry: FormattingToolbar.Entry) -> Widget {
    guard entry.choices.isEmpty else {
      let button = MenuButton(icon: entry.icon, tooltip: entry.title)
      button.hasFrame = false
      return button
    }
    let button: Button =
      entry.command.isSwitch
      ? ToggleButton(icon: entry.icon, tooltip: entry.title)
      : Button(icon: entry.icon, tooltip: entry.title)
    button.addStyleClass("flat")
    return button
  }

  private static func choice(
    _ entry: FormattingToolbar.Entry, named name: String, _ actions: ActionGroup
  ) -> Choice {
    let action = entry.command.isSwitch ? Action(name: name, isOn: false) : Action(name: name)
    actions.add(action)
    return Choice(
      command: entry.command, title: entry.title, accelerator: entry.accelerator, action: action,
      path: "\(group).\(name)")
  }

  private static let group = "formatting"

  /// Builds the widget; called once, after its creation.
  func build() {
    widget.accessibleLabel = translated("Formatting")
    more.name = "more"
    more.hasFrame = false
    more.focusesOnClick = false
    listening = context.onChange { [weak self] in self?.update() }
    buildRow()
  }

  /// The commands, each with a button or a menu.
  var entries: [FormattingToolbar.Entry] { items.map(\.entry) }

  /// Shows buttons for other commands.
  func show(_ entries: [FormattingToolbar.Entry]) {
    row.unparent()
    more.unparent()
    actions = ActionGroup()
    items = entries.enumerated().map { [actions] in Self.item($1, at: $0, actions) }
    row = OverflowRow(items.map(\.button), more: more, spacing: 2)
    buildRow()
    widget.queueResize()
  }

  private func buildRow() {
    row.insert(into: widget)
    row.changed.add { [weak self] in self?.overflowChanged() }
    widget.insert(actions, as: Self.group)
    for index in items.indices { connect(index) }
    let keys = KeyController()
    keys.onPressed { [weak self] in self?.pressed($0) ?? false }
    row.add(keys)
    leaveOneStop(at: 0)
    update()
  }

  private func connect(_ index: Int) {
    let item = items[index]
    item.button.name = item.entry.command.name.rawValue
    item.button.tooltip = item.entry.tooltip
    item.button.focusesOnClick = false
    // The button owns this closure, and capturing the item would keep the button alive forever.
    (item.button as? Button)?.onClicked { [weak self] in self?.execute(index, choice: 0) }
    (item.button as? MenuButton)?.setMenu(menu(of: item))
    for (choice, connected) in item.choices.enumerated() {
      connected.action.onActivated { [weak self] in self?.chosen(index, choice: choice) }
    }
  }

  private func menu(of item: Item) -> Menu {
    let menu = Menu()
    for choice in item.choices {
      menu.append(choice.title, action: choice.path, accelerator: choice.accelerator)
    }
    return menu
  }

  /// Lists the hidden commands in the menu.
  private func overflowChanged() {
    guard hasWidget else { return }
    let menu = Menu()
    for item in items.dropFirst(row.shownCount) {
      if let choice = item.choices.first, item.entry.choices.isEmpty {
        menu.append(choice.title, action: choice.path, accelerator: choice.accelerator)
      } else {
        menu.appendSubmenu(item.entry.title, self.menu(of: item))
      }
    }
    more.setMenu(menu)
    leaveOneStop(at: min(stop, places.count - 1))
  }

  /// Returns to the text, and executes a command of the menu, which may open a popover there.
  private func chosen(_ index: Int, choice: Int) {
    context.activeEditor?.focus()
    execute(index, choice: choice)
  }

  /// The widgets that the arrow keys move through.
  private var places: [Widget] {
    items.prefix(row.shownCount).map(\.button) + (row.shownCount < items.count ? [more] : [])
  }

  private func execute(_ index: Int, choice: Int) {
    guard !isUpdating else { return }
    executor.execute(items[index].choices[choice].command)
    update()
  }

  /// Shows which commands are on, and which can be executed.
  private func update() {
    guard hasWidget else { return }
    isUpdating = true
    defer { isUpdating = false }
    let abilities = items.map { $0.choices.contains { executor.canExecute($0.command) } }
    // Before the button there becomes insensitive and loses the focus.
    moveStop(toOneOf: abilities)
    for (item, isAble) in zip(items, abilities) {
      item.button.isSensitive = isAble
      for choice in item.choices { update(choice) }
      guard let toggle = item.button as? ToggleButton, let action = item.choices.first?.action
      else { continue }
      if toggle.isActive != action.isOn { toggle.isActive = action.isOn }
    }
  }

  private func update(_ choice: Choice) {
    choice.action.isEnabled = executor.canExecute(choice.command)
    guard choice.command.isSwitch else { return }
    let isOn = context.activeEditor.map(choice.command.isOn(in:)) ?? false
    if choice.action.isOn != isOn { choice.action.isOn = isOn }
  }

  // MARK: Keys

  private func pressed(_ key: KeyPress) -> Bool {
    if let history = HistoryKey(key), let node = context.activeEditor?.node {
      return history.perform(on: node)
    }
    guard !key.control, !key.alt, let current = places.firstIndex(where: \.containsFocus)
    else { return false }
    let step = row.direction == .rightToLeft ? -1 : 1
    switch key.symbol {
    case .right: moveFocus(from: current, by: step)
    case .left: moveFocus(from: current, by: -step)
    case .home: moveFocus(from: -1, by: 1)
    case .end: moveFocus(from: places.count, by: -1)
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

  override var fillingChild: Widget? { row }

  override func grabFocus() -> Bool { widget.moveFocusThroughChildren(.forward) }

  override func dispose() {
    listening?.cancel()
    listening = nil
  }
}
