import GtkCore
import RichTextModel
import WidgetSupport

/// Buttons for commands, which serve whichever editor of a context has the focus.
///
///     let toolbar = FormattingToolbar(context: context)
///
/// It is one stop on the way of Tab; the arrow keys go from button to button. Each button's widget name
/// is its command's name.
///
/// ## CSS nodes
/// `toolbar` with a `box` of `button.flat` nodes.
///
/// ## Accessibility
/// A toolbar; each button has a name and tells whether it is pressed in.
@MainActor
public final class FormattingToolbar {
  /// What to put into a window.
  public let root: Widget
  private let box = Box(.horizontal, spacing: 2)
  private let items: [Item]
  private let executor: EditorCommandExecutor
  private let context: EditorViewContext
  private var endListening: (@MainActor () -> Void)?
  private var isUpdating = false

  private struct Item {
    let command: any EditorCommand
    let button: Button
  }

  /// A command with its icon and its words.
  public struct Entry {
    let command: any EditorCommand
    let icon: String
    let title: String

    /// Describes a button.
    ///
    /// - Parameters:
    ///   - command: What it does.
    ///   - icon: The name of a symbolic icon.
    ///   - title: What it is called, by the tooltip and by screen readers.
    public init(_ command: any EditorCommand, icon: String, title: String) {
      self.command = command
      self.icon = icon
      self.title = title
    }
  }

  /// The commands that every editor has.
  public static var standard: [Entry] {
    [
      Entry(.undo, icon: "edit-undo-symbolic", title: "Undo"),
      Entry(.redo, icon: "edit-redo-symbolic", title: "Redo"),
      Entry(.bold, icon: "format-text-bold-symbolic", title: "Bold"),
      Entry(.italic, icon: "format-text-italic-symbolic", title: "Italic"),
      Entry(.underline, icon: "format-text-underline-symbolic", title: "Underline"),
      Entry(.strikethrough, icon: "format-text-strikethrough-symbolic", title: "Strikethrough"),
    ]
  }

  /// Makes a toolbar for the editors of a context.
  public init(
    context: EditorViewContext = .shared, entries: [Entry] = FormattingToolbar.standard
  ) {
    self.context = context
    executor = EditorCommandExecutor(context: context)
    root = ToolbarFrame.make(box)
    items = entries.map { entry in
      let switches = entry.command is AttributeCommand
      let button: Button =
        switches
        ? ToggleButton(icon: entry.icon, tooltip: entry.title)
        : Button(icon: entry.icon, tooltip: entry.title)
      return Item(command: entry.command, button: button)
    }
    build()
  }

  private func build() {
    root.setAccessibleLabel("Formatting")
    for item in items {
      item.button.name = item.command.name
      item.button.addStyleClass("flat")
      item.button.setProperty("focus-on-click", to: false)
      item.button.onClicked { [weak self] in self?.clicked(item.command.name) }
      box.append(item.button)
    }
    let keys = KeyController()
    keys.onPressed { [weak self] in self?.pressed($0) ?? false }
    box.add(keys)
    leaveOneStop(at: 0)
    endListening = context.onChange { [weak self] in self?.update() }
    update()
  }

  /// Stops serving; to be called when the toolbar goes away.
  public func close() {
    endListening?()
    endListening = nil
  }

  private func clicked(_ name: String) {
    guard !isUpdating, let item = items.first(where: { $0.command.name == name }) else { return }
    executor.execute(item.command)
    update()
  }

  /// Shows what is on, and what could be done.
  private func update() {
    isUpdating = true
    defer { isUpdating = false }
    let editor = context.activeEditor
    for item in items {
      item.button.isSensitive = executor.canExecute(item.command)
      guard let toggle = item.button as? ToggleButton else { continue }
      let isOn = editor.map(item.command.isOn(in:)) ?? false
      if toggle.isActive != isOn { toggle.isActive = isOn }
    }
  }

  // MARK: Keys

  private func pressed(_ key: KeyController.Key) -> Bool {
    guard !key.control, !key.alt, let current = items.firstIndex(where: { $0.button.isFocus })
    else { return false }
    let forward = root.direction == .rightToLeft ? "Left" : "Right"
    let backward = root.direction == .rightToLeft ? "Right" : "Left"
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

  private func leaveOneStop(at index: Int) {
    for (place, item) in items.enumerated() { item.button.setCanFocus(place == index) }
  }
}
