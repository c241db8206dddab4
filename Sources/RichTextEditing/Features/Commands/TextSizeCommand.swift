import FoundationEssentials
import RichTextModel
import TextTranslation

/// Makes the selected letters, or those typed next, larger or smaller by a step.
@MainActor
public struct TextSizeCommand: EditorCommand {
  /// A change of size.
  public enum Change: String, Sendable {
    /// The next larger size.
    case larger
    /// The next smaller size.
    case smaller
  }

  /// The sizes, in points.
  private static let sizes = [8.0, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 36, 48, 72]

  /// The command's name.
  public let name: CommandName
  private let change: Change

  /// Creates a command.
  public init(_ change: Change) {
    self.change = change
    name = .textSize(change)
  }

  /// Changes the sizes, each from what it is.
  public func execute(on editor: EditorView) {
    let paragraphs = editor.implementation.content.tags.paragraphs
    let (styles, usual) = (paragraphs.styles, paragraphs.fontSize.rounded())
    let change = { (attributes: inout AttributeContainer) in
      let style = attributes[ParagraphKey.self]?.style
      let styled = style.flatMap { styles[$0]?.points(inFontOf: usual) }
      let size = attributes[FontSizeKey.self] ?? styled ?? usual
      attributes[FontSizeKey.self] = Self.next(to: size, self.change) ?? size
    }
    editor.changeAttributes(in: editor.selectedRange, change)
    editor.implementation.typing.set(change)
  }

  private static func next(to size: Double, _ change: Change) -> Double? {
    switch change {
    case .larger: sizes.first { $0 > size }
    case .smaller: sizes.last { $0 < size }
    }
  }
}

extension EditorCommand where Self == TextSizeCommand {
  /// Makes letters larger or smaller.
  public static func textSize(_ change: TextSizeCommand.Change) -> TextSizeCommand {
    TextSizeCommand(change)
  }
}

/// The commands for the size of letters.
extension CommandEntry {
  /// Makes letters larger.
  public static var largerText: CommandEntry {
    CommandEntry(
      .textSize(.larger), title: translated("Larger letters"), keys: ["<Control>greater"])
  }

  /// Makes letters smaller.
  public static var smallerText: CommandEntry {
    CommandEntry(.textSize(.smaller), title: translated("Smaller letters"), keys: ["<Control>less"])
  }
}
