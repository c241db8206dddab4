import GtkCore
import TextTranslation
import WidgetSupport

/// The buttons of a toolbar, their behavior, and moving the focus among them.
@MainActor
final class FormattingToolbarImplementation: WidgetImplementation {
  static let widgetClass = WidgetClass(
    name: "ConcertinaFormattingToolbar", cssName: "toolbar", role: .toolbar)

  private let row: WrapRow
  private let items: [Item]
  let executor: EditorCommandExecutor
  private let context: EditorViewContext
  private var endListening: (@MainActor () -> Void)?
  private var isUpdating = false
  /// The index of the button that Tab moves to.
  private var stop = 0

  private struct Item {
    let command: any EditorCommand
    let button: Button
  }

  init(_ context: EditorViewContext, _ entries: [FormattingToolbar.Entry]) {
    self.context = context
    executor = EditorCommandExecutor(context: context)
    items = entries.map { entry in
      let button: Button =
        entry.command.isSwitch
        ? ToggleButton(icon: entry.icon, tooltip: entry.title)
        : Button(icon: entry.icon, tooltip: entry.title)
      return Item(command: entry.command, button: button)
    }
    row = WrapRow(spacing: 2, lineSpacing: 2, isCentered: false, items.map(\.button))
  }

  /// Builds the widget; called once, after its creation.
  func build() {
    widget.accessibleLabel = translated("Formatting")
    row.insert(into: widget)
    for item in items {
      let name = item.command.name
      item.button.name = name
      item.button.addStyleClass("flat")
      item.button.focusesOnClick = false
      // The button owns this closure, and capturing the item would keep the button alive forever.
      item.button.onClicked { [weak self] in self?.clicked(name) }
    }
    let keys = KeyController()
    keys.onPressed { [weak self] in self?.pressed($0) ?? false }
    row.add(keys)
    leaveOneStop(at: 0)
    endListening = context.onChange { [weak self] in self?.update() }
    update()
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
      guard let toggle = item.button as? ToggleButton else { continue }
      let isOn = editor.map(item.command.isOn(in:)) ?? false
      if toggle.isActive != isOn { toggle.isActive = isOn }
    }
  }

  // MARK: Keys

  private func pressed(_ key: KeyController.Key) -> Bool {
    guard !key.control, !key.alt, let current = items.firstIndex(where: { $0.button.isFocus })
    else { return false }
    let forward = row.direction == .rightToLeft ? "Left" : "Right"
    let backward = row.direction == .rightToLeft ? "Right" : "Left"
    switch key.name {
    case forward: moveFocus(from: current, by: 1)
    case backward: moveFocus(from: current, by: -1)
    case "Home": moveFocus(from: -1, by: 1)
    case "End": moveFocus(from: items.count, by: -1)
    default: return false
    }
    return true
  }

  private func moveFocus(from index: Int, by step: Int) {
    var index = index + step
    while items.indices.contains(index) {
      if items[index].button.isSensitive {
        leaveOneStop(at: index)
        items[index].button.focus()
        return
      }
      index += step
    }
  }

  /// Moves Tab's stop, and the focus if it is there, to the nearest sensitive button.
  private func moveStop(toOneOf abilities: [Bool]) {
    guard abilities.indices.contains(stop), !abilities[stop] else { return }
    let able = abilities.indices.filter { abilities[$0] }
    guard let nearest = able.min(by: { abs($0 - stop) < abs($1 - stop) }) else { return }
    let isFocus = items[stop].button.isFocus
    leaveOneStop(at: nearest)
    items[nearest].button.isSensitive = true
    if isFocus { items[nearest].button.focus() }
  }

  private func leaveOneStop(at index: Int) {
    stop = index
    for (place, item) in items.enumerated() { item.button.canFocus = place == index }
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
