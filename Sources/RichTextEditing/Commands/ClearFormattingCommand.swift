import FoundationEssentials
import RichTextModel

/// Makes the selected text plain again: its letters, and the style, alignment and indents of the
/// paragraphs that it touches.
///
/// With nothing selected, it is the whole paragraph with the caret. Links, lists, text blocks and
/// the app's own attributes stay.
@MainActor
public struct ClearFormattingCommand: EditorCommand {
  /// The command's name.
  public let name = "clear-formatting"

  /// Creates the command.
  public init() {}

  /// Changes the text, as one step.
  public func execute(on editor: EditorView) {
    let paragraphs = editor.paragraphRange(for: editor.selectedRange)
    let letters = editor.selectedRange.isEmpty ? paragraphs : editor.selectedRange
    editor.implementation.session.perform(.command) {
      editor.changeAttributes(in: paragraphs, Self.clearParagraph)
      editor.changeAttributes(in: letters, Self.clearLetters)
    }
    editor.implementation.typing.set {
      Self.clearParagraph(&$0)
      Self.clearLetters(&$0)
    }
  }

  private static func clearParagraph(_ attributes: inout AttributeContainer) {
    let item = attributes[ParagraphKey.self]?.list
    attributes[ParagraphKey.self] = item.map { ParagraphFormat(list: $0) }
  }

  private static func clearLetters(_ attributes: inout AttributeContainer) {
    attributes[FontTraitsKey.self] = nil
    attributes[FontFamilyKey.self] = nil
    attributes[FontSizeKey.self] = nil
    attributes[ForegroundColorKey.self] = nil
    attributes[BackgroundColorKey.self] = nil
    attributes[UnderlineKey.self] = nil
    attributes[StrikethroughKey.self] = nil
    attributes[HighlightKey.self] = nil
    attributes[LetterPositionKey.self] = nil
    if attributes[TextBlockKey.self] == nil { attributes[BackgroundStyleKey.self] = nil }
  }
}

extension EditorCommand where Self == ClearFormattingCommand {
  /// Makes the selected text plain again.
  public static var clearFormatting: ClearFormattingCommand { ClearFormattingCommand() }
}
