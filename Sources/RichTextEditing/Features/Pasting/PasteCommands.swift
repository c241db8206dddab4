import RichTextModel
import TextTranslation

/// Pastes the text alone, without attributes, links and pictures, as Ctrl+Shift+V does.
@MainActor
public struct PasteTextCommand: EditorCommand {
  /// The command's name.
  public let name = CommandName.pasteText

  /// Creates the command.
  public init() {}

  /// Pastes, as one step.
  public func execute(on editor: EditorView) {
    editor.implementation.actions.intake.pastePlainText()
  }
}

/// Pastes with the sizes and the families of the letters, which a paste from another program leaves
/// out.
@MainActor
public struct PasteWithLookCommand: EditorCommand {
  /// The command's name.
  public let name = CommandName.pasteWithLook

  /// Creates the command.
  public init() {}

  /// Pastes, as one step.
  public func execute(on editor: EditorView) {
    editor.implementation.actions.intake.pasteWithLook()
  }
}

/// The names of the commands for pasting.
extension CommandName {
  /// Pastes the text alone.
  public static let pasteText: Self = "paste-text"
  /// Pastes with sizes and families.
  public static let pasteWithLook: Self = "paste-with-look"
}

/// The commands for pasting.
extension CommandEntry {
  /// Pastes the text alone.
  public static var pasteText: CommandEntry {
    CommandEntry(PasteTextCommand(), title: translated("Paste as Text"))
  }

  /// Pastes with sizes and families.
  public static var pasteWithLook: CommandEntry {
    CommandEntry(PasteWithLookCommand(), title: translated("Paste With Its Look"))
  }
}
