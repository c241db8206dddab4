import RichTextModel
import TextTranslation

/// Gives the selected paragraphs a style: body, a heading, a quote, code, or one of the app's.
///
/// ```swift
/// EditorCommandExecutor(context: context).execute(.style(.heading(2)))
/// ```
///
/// A style replaces the one before it. The attributes of the letters, alignment, indents and lists
/// stay.
@MainActor
public struct StyleCommand: EditorCommand {
  /// The command's name: `style-body`, `style-heading-1` and the like.
  public let name: CommandName
  /// True: the command can be on.
  public let isSwitch = true
  private let style: StyleName

  /// Creates a command for a style.
  public init(_ style: StyleName) {
    self.style = style
    name = .style(style)
  }

  /// Changes the paragraphs, as one step.
  public func execute(on editor: EditorView) { StyleEditing(editor).set(style) }

  /// Whether all paragraphs have the style.
  public func isOn(in editor: EditorView) -> Bool { StyleEditing(editor).isOn(style) }
}

extension EditorCommand where Self == StyleCommand {
  /// Gives paragraphs a style.
  public static func style(_ style: StyleName) -> StyleCommand { StyleCommand(style) }
}

extension StyleEditing {
  init(_ editor: EditorView) {
    self.init(editor.implementation.node, editor.implementation.typing)
  }
}

/// The commands for the styles of paragraphs.
extension CommandEntry {
  /// Makes paragraphs body text.
  public static var body: CommandEntry {
    CommandEntry(.style(.body), title: translated("Body"), keys: ["<Control><Alt>0"])
  }

  /// Makes paragraphs a heading of a level.
  public static func heading(_ level: Int) -> CommandEntry {
    style(.heading(level), keys: [CommandKey("<Control><Alt>\(level)")])
  }

  /// Gives paragraphs a style, whose title is that of the standard styles.
  public static func style(_ style: StyleName, keys: [CommandKey] = []) -> CommandEntry {
    CommandEntry(.style(style), title: NamedStyles.standard[style]?.title ?? "", keys: keys)
  }
}
