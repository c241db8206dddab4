import FoundationEssentials
import RichTextModel
import TextTranslation

/// Makes the selected text plain again: its letters, and the style, alignment and indents of the
/// paragraphs that it touches.
///
/// With nothing selected, it is the whole paragraph with the caret. Links, lists, text blocks and
/// the app's own attributes stay.
@MainActor
public struct ClearFormattingCommand: EditorCommand {
  /// The command's name.
  public let name = CommandName.clearFormatting

  /// Creates the command.
  public init() {}

  /// Changes the text, as one step.
  public func execute(on editor: EditorView) {
    let (node, selection) = (editor.node, editor.selectedRange)
    let typing = editor.implementation.typing
    let letters = selection.isEmpty ? editor.paragraphRange(for: selection) : selection
    node.session.perform(.command) {
      node.changeFormats(ofLines: node.content.lines(touching: selection), typing) {
        $1 = ParagraphFormat(list: $1.list)
      }
      node.changeAttributes(in: letters) { $0.removeFormatting() }
    }
    typing.set { $0.removeFormatting() }
  }
}

extension EditorCommand where Self == ClearFormattingCommand {
  /// Makes the selected text plain again.
  public static var clearFormatting: ClearFormattingCommand { ClearFormattingCommand() }
}

/// The command that makes text plain.
extension CommandEntry {
  /// Makes the selected text plain again.
  public static var clearFormatting: CommandEntry {
    CommandEntry(
      .clearFormatting, title: translated("Clear formatting"), keys: ["<Control>backslash"])
  }
}
