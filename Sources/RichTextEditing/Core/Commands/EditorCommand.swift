/// An action on an editor, triggered by a button or a key.
///
/// ## Origin
/// Proton's EditorCommand.
@MainActor
public protocol EditorCommand {
  /// The name that identifies the command, for the set that an editor allows.
  var name: CommandName { get }

  /// Whether it toggles something, which a button can show.
  var isSwitch: Bool { get }

  /// Whether the command can be executed on an editor now.
  func canExecute(on editor: EditorView) -> Bool

  /// Executes the command, as one step that can be undone.
  func execute(on editor: EditorView)

  /// Whether the command's toggle is on in an editor now; false for one that toggles nothing.
  func isOn(in editor: EditorView) -> Bool
}

extension EditorCommand {
  /// False by default: the command does something once.
  public var isSwitch: Bool { false }

  /// Whether the editor is editable, by default.
  public func canExecute(on editor: EditorView) -> Bool { editor.isEditable }

  /// False by default: the command toggles nothing.
  public func isOn(in editor: EditorView) -> Bool { false }
}
