import GtkCore
import RichTextModel
import WidgetSupport

/// The keys of a rich editor that are no text: undo and redo, which GTK's own view knows for plain text
/// only, the looks of letters, and the way into attachments and out again.
@MainActor
enum EditorKeys {
  static func connect(to editor: EditorViewImplementation) {
    let keys = KeyController()
    keys.setPhase(.capture)
    keys.onPressed { [weak editor] in editor?.pressed($0) ?? false }
    editor.area.textView.add(keys)
    // What a widget in the text has no use for.
    let others = KeyController()
    others.onPressed { [weak editor] in editor?.pressedBesideText($0) ?? false }
    editor.widget.add(others)
  }
}

extension EditorViewImplementation {
  fileprivate func pressed(_ key: KeyController.Key) -> Bool {
    guard hasWidget, area.preedit.isEmpty else { return false }
    if isSwallowed(key) || processKey(key) || links.pressed(key) { return true }
    guard !key.alt else { return false }
    if !key.shift, deletesTextBlock(key) { return true }
    if key.control { return shortcut(key) }
    // Where no caret is shown, the arrow keys scroll.
    guard area.textView.showsCaret else { return false }
    return !key.shift && (wayIn(key) || wayOut(key) || selectsBeforeDeleting(key))
  }

  /// Undo and redo serve the whole tree, also from a button in it.
  fileprivate func pressedBesideText(_ key: KeyController.Key) -> Bool {
    guard hasWidget, !area.textView.isFocus, key.control, !key.alt else { return false }
    return historyShortcut(key)
  }

  private func historyShortcut(_ key: KeyController.Key) -> Bool {
    guard area.acceptsInput else { return false }
    switch (key.name.lowercased(), key.shift) {
    case ("z", false): if admits(.undo) { session.undo() }
    case ("z", true), ("y", false): if admits(.redo) { session.redo() }
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
    case ("v", true): pastePlainText(from: area.textView.clipboard)
    default: return paragraphShortcut(key)
    }
    return true
  }

  /// The keys of word processors for links and paragraphs.
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

  // MARK: Attachments

  private func isForward(_ key: KeyController.Key) -> Bool? {
    let isMirrored = area.textView.direction == .rightToLeft
    switch key.name {
    case "Right", "KP_Right": return !isMirrored
    case "Left", "KP_Left": return isMirrored
    case "Down", "KP_Down": return true
    case "Up", "KP_Up": return false
    default: return nil
    }
  }

  private func isSideways(_ key: KeyController.Key) -> Bool {
    ["Right", "KP_Right", "Left", "KP_Left"].contains(key.name)
  }

  /// Into an editor that stands beside the caret.
  private func wayIn(_ key: KeyController.Key) -> Bool {
    guard let isForward = isForward(key), isSideways(key), area.buffer.selection.isEmpty else {
      return false
    }
    let caret = area.buffer.caret
    let attachment = content.attachments.attachment(at: isForward ? caret : caret - 1)
    let editor = isForward ? attachment?.editors.first : attachment?.editors.last
    guard let inner = editor?.implementation else { return false }
    let place = isForward ? 0 : inner.content.count
    inner.select(EditorSelection(caret: place))
    return true
  }

  /// Out of this editor at its ends, to beside the attachment that it stands in.
  private func wayOut(_ key: KeyController.Key) -> Bool {
    guard let isForward = isForward(key), let parent, let attachment,
      area.buffer.selection.isEmpty, isAtEnd(forward: isForward, sideways: isSideways(key)),
      let range = attachment.rangeInContainer
    else { return false }
    parent.select(EditorSelection(caret: isForward ? range.upperBound : range.lowerBound))
    return true
  }

  private func isAtEnd(forward: Bool, sideways: Bool) -> Bool {
    let buffer = area.buffer
    guard !sideways else { return buffer.caret == (forward ? buffer.scalarCount : 0) }
    // The line of the screen, not of the text: the top line ends above the middle of its caret.
    let caret = area.textView.caretRectangleInText
    guard forward else { return caret.y < caret.height / 2 }
    let last = area.textView.verticalExtent(ofLine: buffer.lineCount - 1)
    return caret.y + caret.height * 1.5 > Double(last.y + last.height)
  }

  private func selectsBeforeDeleting(_ key: KeyController.Key) -> Bool {
    key.name == "BackSpace" && selectsBeforeDeleting()
  }
}

extension EditorViewImplementation {
  /// The first Backspace behind an attachment that wants it selects the attachment.
  func selectsBeforeDeleting() -> Bool {
    let caret = area.buffer.caret
    guard area.buffer.selection.isEmpty, caret > 0,
      let attachment = content.attachments.attachment(at: caret - 1), selectsFirst(attachment)
    else { return false }
    area.buffer.select(anchor: caret - 1, caret: caret)
    return true
  }
}
