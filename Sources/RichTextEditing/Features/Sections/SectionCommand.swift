import RichTextModel
import TextTranslation

/// Collapses the section with the caret or expands it, or all sections.
///
///     editor.hasCollapsibleHeadings = true
///     EditorCommandExecutor(context: context).execute(.section(.collapse))
@MainActor
public struct SectionCommand: EditorCommand {
  /// What becomes of the sections.
  public enum Change: String, Hashable, Sendable, CaseIterable {
    /// Hides the section that contains the caret.
    case collapse
    /// Shows the section of the heading with the caret.
    case expand
    /// Hides all sections.
    case collapseAll = "collapse-all"
    /// Shows all sections.
    case expandAll = "expand-all"
  }

  /// The command's name: `section-collapse` and the like.
  public let name: CommandName
  private let change: Change

  /// Creates a command.
  public init(_ change: Change) {
    self.change = change
    name = .section(change)
  }

  /// Whether headings can be collapsed, and there is one for the command.
  public func canExecute(on editor: EditorView) -> Bool {
    guard editor.hasCollapsibleHeadings else { return false }
    let editing = SectionEditing(editor)
    return switch change {
    case .collapse, .expand: editing.current != nil
    case .collapseAll, .expandAll: editing.hasHeadings
    }
  }

  /// Changes the sections, as one step.
  public func execute(on editor: EditorView) {
    let editing = SectionEditing(editor)
    switch change {
    case .collapse: editing.setCurrent(true)
    case .expand: editing.setCurrent(false)
    case .collapseAll: editing.setAll(true)
    case .expandAll: editing.setAll(false)
    }
  }
}

extension EditorCommand where Self == SectionCommand {
  /// Collapses or expands sections.
  public static func section(_ change: SectionCommand.Change) -> SectionCommand {
    SectionCommand(change)
  }
}

/// The commands for sections.
extension CommandEntry {
  /// Collapses the section with the caret.
  public static var collapseSection: CommandEntry {
    CommandEntry(
      .section(.collapse), title: translated("Collapse section"),
      keys: [CommandKey("<Alt><Shift>Left", isMirrored: true)])
  }

  /// Expands the section of the heading with the caret.
  public static var expandSection: CommandEntry {
    CommandEntry(
      .section(.expand), title: translated("Expand section"),
      keys: [CommandKey("<Alt><Shift>Right", isMirrored: true)])
  }
}
