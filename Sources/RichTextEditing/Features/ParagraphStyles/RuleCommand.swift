import FoundationEssentials
import RichTextModel
import TextTranslation

/// Inserts a rule after the paragraph with the caret, or in its place if that is empty, and leaves
/// the caret in the paragraph after it.
@MainActor
public struct RuleCommand: EditorCommand {
  /// The command's name.
  public let name = CommandName.rule

  /// Creates the command.
  public init() {}

  /// Inserts the rule, as one step.
  public func execute(on editor: EditorView) {
    let caret = editor.selectedRange.upperBound
    let end = editor.endOfLine(at: caret)
    let isAlone = editor.startOfLine(at: caret) == end
    var attributes = AttributeContainer()
    attributes[ParagraphKey.self] = ParagraphFormat(style: .rule)
    let rule = RichText("\n", attributes: attributes)
    let implementation = editor.implementation
    implementation.session.perform(.command) {
      if isAlone { StyleEditing(editor).set(.body, at: caret) }
      var text = rule
      if !isAlone {
        var last = implementation.content.textAttributes(at: end - 1)
        last[FollowingParagraphKey.self] = nil
        text = RichText("\n", attributes: last) + rule
      }
      guard implementation.editing.replace(end..<end, with: text) else { return }
      StyleEditing(editor).set(.body, at: end + text.count)
    }
  }
}

extension EditorCommand where Self == RuleCommand {
  /// Inserts a rule.
  public static var rule: RuleCommand { RuleCommand() }
}

/// The command for rules.
extension CommandEntry {
  /// Inserts a rule.
  public static var rule: CommandEntry {
    CommandEntry(.rule, title: translated("Rule"))
  }
}
