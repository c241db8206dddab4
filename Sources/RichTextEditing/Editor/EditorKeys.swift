import GtkCore
import RichTextModel
import WidgetSupport

/// The keys of a rich editor other than text: undo and redo, which GTK's own view only supports for
/// plain text, text attributes, and moving into attachments and out again.
@MainActor
enum EditorKeys {
  static func connect(to editor: EditorViewImplementation) {
    let keys = KeyController()
    keys.setPhase(.capture)
    keys.onPressed { [weak editor] in editor?.pressed($0) ?? false }
    editor.area.textView.add(keys)
    // Keys that a widget in the text does not use.
    let others = KeyController()
    others.onPressed { [weak editor] in editor?.pressedBesideText($0) ?? false }
    editor.widget.add(others)
  }
}

extension EditorViewImplementation {
  fileprivate func pressed(_ key: KeyController.Key) -> Bool {
    guard hasWidget, area.preedit.isEmpty else { return false }
    if delegates.offer(key) || processKey(key) || links.pressed(key) { return true }
    guard !key.alt else { return false }
    if !key.shift, deleteTextBlock(key) || selectBeforeDeleting(key) { return true }
    if leaveDownward(key) { return true }
    if key.control { return shortcut(key) }
    // If no caret is shown, the arrow keys scroll.
    return area.textView.showsCaret && moveAcrossEdge(key)
  }

  /// Handles undo and redo for the whole tree, for instance from a button in it.
  fileprivate func pressedBesideText(_ key: KeyController.Key) -> Bool {
    guard hasWidget, !area.textView.isFocus, key.control, !key.alt else { return false }
    return historyShortcut(key)
  }

  private func historyShortcut(_ key: KeyController.Key) -> Bool {
    guard area.acceptsInput else { return false }
    switch (key.name.lowercased(), key.shift) {
    case ("z", false): if node.permissions.allows(.undo) { session.undo() }
    case ("z", true), ("y", false): if node.permissions.allows(.redo) { session.redo() }
    default: return false
    }
    return true
  }

  private func shortcut(_ key: KeyController.Key) -> Bool {
    if historyShortcut(key) { return true }
    switch (key.name.lowercased(), key.shift) {
    case ("b", false): return execute(.bold)
    case ("i", false): return execute(.italic)
    case ("u", false): return execute(.underline)
    case ("x", true): return execute(.strikethrough)
    case ("a", false): return selectDocument()
    case ("v", true): pastePlainText(from: area.textView.clipboard)
    default: return paragraphShortcut(key)
    }
    return true
  }

  /// Handles the usual keys of word processors for links and paragraphs.
  private func paragraphShortcut(_ key: KeyController.Key) -> Bool {
    switch (key.name.lowercased(), key.shift) {
    case ("k", false): execute(.editLink)
    case ("l", false): execute(.alignLeft)
    case ("e", false): execute(.alignCenter)
    case ("r", false): execute(.alignRight)
    case ("j", false): execute(.justify)
    case ("bracketright", false), ("m", false): execute(.indent)
    case ("bracketleft", false), ("m", true): execute(.outdent)
    default: false
    }
  }

  private func execute(_ command: any EditorCommand) -> Bool {
    let editor = EditorView(existing: self)
    guard editor.allows(command), command.canExecute(on: editor) else { return false }
    command.execute(on: editor)
    return true
  }
}
