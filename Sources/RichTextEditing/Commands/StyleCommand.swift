import FoundationEssentials
import RichTextModel

/// Gives the selected paragraphs a style: body, a heading, a quote, or code.
///
/// ```swift
/// EditorCommandExecutor(context: context).execute(.style(.heading(level: 2)))
/// ```
///
/// A style replaces the one before it. Other attributes of the letters, and lists, stay; only the
/// bold and the size of a heading, the italics of a quote and the font of code go with their style.
@MainActor
public struct StyleCommand: EditorCommand {
  /// The styles of paragraphs.
  public enum Style: Hashable, Sendable {
    /// Ordinary text.
    case body
    /// A heading, of level 1 to 6.
    case heading(level: Int)
    /// A quotation.
    case quote
    /// Lines of code.
    case code

    /// The attributes of the style; nil for body.
    fileprivate var block: BlockMarkup? {
      switch self {
      case .body: nil
      case .heading(let level): .heading(level: min(max(level, 1), 6))
      case .quote: .quote
      case .code: .code
      }
    }

    fileprivate var name: String {
      switch self {
      case .body: "body"
      case .heading(let level): "heading-\(level)"
      case .quote: "quote"
      case .code: "code"
      }
    }
  }

  /// The command's name: `style-body`, `style-heading-1` and the like.
  public let name: String
  /// True: the command can be on.
  public let isSwitch = true
  private let style: Style

  /// Creates a command for a style.
  public init(_ style: Style) {
    self.style = style
    name = "style-" + style.name
  }

  /// Changes the paragraphs, as one step.
  public func execute(on editor: EditorView) {
    let (content, lines) = (editor.implementation.content, editor.lists.selectedLines)
    let block = style.block
    editor.implementation.session.perform(.command) {
      for line in lines {
        let range = content.range(ofLine: line)
        let old = BlockMarkup(attributes: content.textAttributes(at: range.lowerBound))
        guard !range.isEmpty, old != block else { continue }
        editor.changeAttributes(in: range) { Self.change(&$0, from: old, to: block) }
      }
    }
    guard lines.contains(content.buffer.line(containing: content.buffer.caret)) else { return }
    editor.implementation.typing.set {
      Self.change(&$0, from: BlockMarkup(attributes: $0), to: block)
    }
  }

  private static func change(
    _ attributes: inout AttributeContainer, from old: BlockMarkup?, to new: BlockMarkup?
  ) {
    let item = attributes[ParagraphKey.self]?.list
    old?.remove(from: &attributes)
    new?.apply(to: &attributes)
    guard let item else { return }
    var format = attributes[ParagraphKey.self] ?? ParagraphFormat()
    format.list = item
    attributes[ParagraphKey.self] = format
  }

  /// Whether all paragraphs have the style.
  public func isOn(in editor: EditorView) -> Bool {
    let content = editor.implementation.content
    return editor.lists.selectedLines.allSatisfy { line in
      let range = content.range(ofLine: line)
      let attributes =
        range.isEmpty ? editor.typingAttributes : content.textAttributes(at: range.lowerBound)
      return BlockMarkup(attributes: attributes) == style.block
    }
  }
}

extension EditorCommand where Self == StyleCommand {
  /// Gives paragraphs a style.
  public static func style(_ style: StyleCommand.Style) -> StyleCommand { StyleCommand(style) }
}
