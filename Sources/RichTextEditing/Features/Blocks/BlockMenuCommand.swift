import TextTranslation

/// Opens the menu of the block with the caret, which is also what a click on its handle opens:
/// turning it into another kind, moving, duplicating, copying and deleting it.
///
/// It is for editors with ``EditorView/showsBlockHandles``; the key is Ctrl+Alt+B.
@MainActor
public struct BlockMenuCommand: EditorCommand {
  /// The command's name.
  public let name = CommandName.blockMenu

  /// Creates the command.
  public init() {}

  /// Whether the editor is editable and its blocks have handles.
  public func canExecute(on editor: EditorView) -> Bool {
    editor.isEditable && editor.showsBlockHandles
  }

  /// Selects the block and opens its menu.
  public func execute(on editor: EditorView) { editor.implementation.blockHandle?.openMenu() }
}

extension EditorCommand where Self == BlockMenuCommand {
  /// Opens the menu of the block with the caret.
  public static var blockMenu: BlockMenuCommand { BlockMenuCommand() }
}

/// The command for the menu of a block.
extension CommandEntry {
  /// Opens the menu of the block with the caret.
  public static var blockMenu: CommandEntry {
    CommandEntry(.blockMenu, title: translated("Block menu"), keys: ["<Control><Alt>b"])
  }
}
