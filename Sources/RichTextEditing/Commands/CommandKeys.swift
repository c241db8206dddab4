import GtkCore

/// The keys that execute commands, as in word processors, and those that give a selection a look.
@MainActor
enum CommandKeys {
  /// Executes the command of a key; returns whether there is one, and the editor allows it.
  static func execute(_ key: KeyPress, on node: EditorNode) -> Bool {
    guard key.control || key.alt else { return SelectionWrapping(node).pressed(key) }
    if key.alt, key.control, key.name.lowercased() == "b" { return execute(.blockMenu, on: node) }
    if key.alt, key.control { return executeStyle(key, on: node) }
    if key.alt, key.shift { return executeSection(key, on: node) }
    if key.alt { return key.symbol == .enter && execute(.describePicture, on: node) }
    if key.shift, let digit = key.digit, let list = list(of: digit) {
      return execute(list, on: node)
    }
    return switch (key.name.lowercased(), key.shift) {
    case ("b", false): execute(.bold, on: node)
    case ("i", false): execute(.italic, on: node)
    case ("u", false): execute(.underline, on: node)
    case ("x", true): execute(.strikethrough, on: node)
    case ("k", false): execute(.editLink, on: node)
    case ("l", false): execute(.alignLeft, on: node)
    case ("e", false): execute(.alignCenter, on: node)
    case ("r", false): execute(.alignRight, on: node)
    case ("j", false): execute(.justify, on: node)
    case ("bracketright", false), ("m", false): execute(.indent, on: node)
    case ("bracketleft", false), ("m", true): execute(.outdent, on: node)
    case ("backslash", false): execute(.clearFormatting, on: node)
    case ("h", true): execute(.marker(.yellow), on: node)
    case ("p", true): execute(.letterPosition(.superscript), on: node)
    case ("b", true): execute(.letterPosition(.subscript), on: node)
    case ("greater", _): execute(.textSize(.larger), on: node)
    case ("less", _): execute(.textSize(.smaller), on: node)
    case ("d", false): execute(.duplicate, on: node)
    case ("k", true): execute(.deleteLine, on: node)
    case ("plus", _), ("equal", _), ("kp_add", _): execute(.resizePicture(.larger), on: node)
    case ("minus", _), ("kp_subtract", _): execute(.resizePicture(.smaller), on: node)
    case ("0", false), ("kp_0", false): execute(.resizePicture(.naturalSize), on: node)
    default: false
    }
  }

  /// Returns the kind of list of a digit that is pressed with Control and Shift.
  private static func list(of digit: Int) -> ListCommand? {
    switch digit {
    case 7: .numberedList
    case 8: .bulletedList
    case 9: .taskList
    default: nil
    }
  }

  /// Executes the style command of a digit that is pressed with Control and Alt.
  private static func executeStyle(_ key: KeyPress, on node: EditorNode) -> Bool {
    guard let digit = key.name.last?.wholeNumberValue,
      key.name == "\(digit)" || key.name == "KP_\(digit)"
    else { return false }
    switch digit {
    case 0: return execute(.style(.body), on: node)
    case 1...6: return execute(.style(.heading(digit)), on: node)
    default: return false
    }
  }

  /// Collapses or expands the section with the caret, by the arrow keys that do so in trees.
  private static func executeSection(_ key: KeyPress, on node: EditorNode) -> Bool {
    let isMirrored = node.area.textView.direction == .rightToLeft
    return switch key.symbol {
    case .left: execute(.section(isMirrored ? .expand : .collapse), on: node)
    case .right: execute(.section(isMirrored ? .collapse : .expand), on: node)
    default: false
    }
  }

  private static func execute(_ command: any EditorCommand, on node: EditorNode) -> Bool {
    guard let editor = node.editor, editor.allows(command), command.canExecute(on: editor) else {
      return false
    }
    command.execute(on: editor)
    return true
  }
}
