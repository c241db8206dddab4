import FoundationEssentials
import RichTextModel
import TextTranslation

/// Changes the format of whole paragraphs: all that the selection touches, or the one with the
/// caret.
///
/// Editors in attachments are changed only if the attachment passes the change on
/// (``Attachment/addedAttributesOnContainingRange(_:)``).
@MainActor
public struct ParagraphCommand: EditorCommand {
  /// The command's name.
  public let name: CommandName
  /// Whether its button appears pressed while all paragraphs have the format.
  public let isSwitch: Bool
  private let isDone: @Sendable (ParagraphFormat) -> Bool
  private let change: @Sendable (inout ParagraphFormat, _ wasDone: Bool) -> Void

  /// Creates a command that changes paragraphs.
  ///
  /// - Parameters:
  ///   - name: The command's name.
  ///   - isSwitch: Whether it can be on.
  ///   - isDone: Returns whether a paragraph has the format already; for a command that cannot be
  ///     on, whether there is nothing to do.
  ///   - change: Changes a paragraph; `wasDone` is whether all of them had the format already.
  public init(
    name: CommandName, isSwitch: Bool = false,
    isDone: @escaping @Sendable (ParagraphFormat) -> Bool,
    change: @escaping @Sendable (_ format: inout ParagraphFormat, _ wasDone: Bool) -> Void
  ) {
    self.name = name
    self.isSwitch = isSwitch
    self.isDone = isDone
    self.change = change
  }

  /// Whether the editor is editable, and there is something to change.
  public func canExecute(on editor: EditorView) -> Bool {
    editor.isEditable && (isSwitch || !areDone(in: editor))
  }

  /// Changes the paragraphs, as one step.
  public func execute(on editor: EditorView) {
    let wasDone = areDone(in: editor)
    editor.node.changeFormats(ofLines: lines(of: editor), editor.implementation.typing) {
      change(&$1, wasDone)
    }
  }

  /// Whether all paragraphs have the format.
  public func isOn(in editor: EditorView) -> Bool { isSwitch && areDone(in: editor) }

  /// An empty last line counts only by itself: selecting all of a text does not mean it.
  private func areDone(in editor: EditorView) -> Bool {
    let (node, lines) = (editor.node, lines(of: editor))
    return lines.allSatisfy { line in
      let isLeftOut = lines.count > 1 && node.content.range(ofLine: line).isEmpty
      return isLeftOut || isDone(node.paragraphFormat(ofLine: line))
    }
  }

  private func lines(of editor: EditorView) -> ClosedRange<Int> {
    editor.node.content.lines(touching: editor.selectedRange)
  }
}

extension ParagraphFormat {
  /// The distance that a paragraph is indented or outdented by, in pixels.
  public static let indentStep = 25
  /// The greatest indent that a command applies, in pixels.
  public static let maxIndent = 1_000
}

extension EditorCommand where Self == ParagraphCommand {
  /// Aligns lines to the start of the paragraph: to the left, or to the right in right-to-left
  /// text.
  public static var alignLeft: ParagraphCommand {
    ParagraphCommand(
      name: .alignLeft, isSwitch: true, isDone: { [.natural, .left].contains($0.alignment) },
      change: { format, _ in format.alignment = .natural })
  }

  /// Centers lines.
  public static var alignCenter: ParagraphCommand { .align(.center, name: .alignCenter) }

  /// Aligns lines to the end of the paragraph: to the right, or to the left in right-to-left text.
  public static var alignRight: ParagraphCommand { .align(.right, name: .alignRight) }

  /// Justifies lines.
  public static var justify: ParagraphCommand { .align(.justified, name: .justify) }

  private static func align(
    _ alignment: ParagraphFormat.Alignment, name: CommandName
  ) -> ParagraphCommand {
    ParagraphCommand(
      name: name, isSwitch: true, isDone: { $0.alignment == alignment },
      change: { format, wasDone in format.alignment = wasDone ? .natural : alignment })
  }
}

/// The commands for the alignment of paragraphs.
extension CommandEntry {
  /// Aligns lines to the start of the paragraph.
  public static var alignLeft: CommandEntry {
    CommandEntry(
      .alignLeft, icon: "format-justify-left-symbolic", title: translated("Align left"),
      keys: ["<Control>l"])
  }

  /// Centers lines.
  public static var alignCenter: CommandEntry {
    CommandEntry(
      .alignCenter, icon: "format-justify-center-symbolic", title: translated("Center"),
      keys: ["<Control>e"])
  }

  /// Aligns lines to the end of the paragraph.
  public static var alignRight: CommandEntry {
    CommandEntry(
      .alignRight, icon: "format-justify-right-symbolic", title: translated("Align right"),
      keys: ["<Control>r"])
  }

  /// Justifies lines.
  public static var justify: CommandEntry {
    CommandEntry(
      .justify, icon: "format-justify-fill-symbolic", title: translated("Justify"),
      keys: ["<Control>j"])
  }
}
