import GtkCore
import RichTextEditing
import RichTextModel
import TextTranslation

/// Lets the user choose a file, and exports the content of the outermost editor to it.
///
/// An error is shown in a message.
@MainActor
public struct ExportCommand: EditorCommand {
  /// The command's name.
  public var name: CommandName { .export(format) }
  private let format: ExportFormat

  /// Creates a command for a format.
  public init(_ format: ExportFormat) { self.format = format }

  /// Whether the editor is in a window: also one that is not editable can be exported.
  public func canExecute(on editor: EditorView) -> Bool { editor.window != nil }

  /// Opens the dialog.
  public func execute(on editor: EditorView) {
    guard let window = editor.window, let root = editor.node.root.editor else { return }
    Task {
      let title = window.title
      let start = title.isEmpty ? translated("Document") : title.replacing("/", with: "-")
      let dialog = FileDialog(
        title: translated("Export"), purpose: .save(as: "\(start).\(format.fileExtensions[0])"),
        parent: window)
      guard let file = await dialog.chooseFile() else { return }
      do throws(GLibError) {
        try await root.export(to: file, as: format, title: title)
      } catch {
        await AlertDialog(error.message).choose(above: window)
      }
    }
  }
}

extension EditorCommand where Self == ExportCommand {
  /// Exports the content to a file that the user chooses.
  public static func export(_ format: ExportFormat) -> ExportCommand { ExportCommand(format) }
}
