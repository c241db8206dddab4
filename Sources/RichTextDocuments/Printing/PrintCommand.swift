import GtkCore
import RichTextEditing
import RichTextModel

/// Shows the desktop's dialog for printing, and prints the content of the outermost editor; or
/// shows the pages in the desktop's program for previews.
///
/// The title of the document is that of its window. An error is shown in a message.
///
/// ```swift
/// PrintCommand.addKey(to: editor)  // Ctrl+P
/// ```
@MainActor
public struct PrintCommand: EditorCommand {
  /// The command's name.
  public let name = CommandName.print

  private let isPreview: Bool

  /// Creates the command.
  ///
  /// - Parameter isPreview: Whether to show the pages instead of printing them.
  public init(isPreview: Bool = false) { self.isPreview = isPreview }

  /// Whether the editor is in a window: also one that is not editable can be printed.
  public func canExecute(on editor: EditorView) -> Bool { editor.window != nil }

  /// Opens the dialog, or the preview.
  public func execute(on editor: EditorView) {
    guard let window = editor.window, let root = editor.node.root.editor else { return }
    Self.run(root, title: window.title, isPreview: isPreview)
  }

  /// Prints an editor that is in a window, or shows its pages.
  static func run(_ editor: EditorView, title: String, isPreview: Bool) {
    guard let window = editor.window else { return }
    Task {
      do throws(PrintError) {
        if isPreview {
          try await editor.printPreview(above: window, title: title)
        } else {
          try await editor.print(above: window, title: title)
        }
      } catch {
        await AlertDialog(error.message).choose(above: window)
      }
    }
  }

  /// Executes the command with Ctrl+P while the focus is in an editor that allows it.
  ///
  /// Without this the key is left to the app's window.
  public static func addKey(to editor: EditorView) {
    let keys = KeyController()
    keys.onPressed { [weak node = editor.node] key in
      guard key.control, !key.shift, !key.alt, key.name.lowercased() == "p",
        let editor = node?.editor, editor.allows(PrintCommand()),
        PrintCommand().canExecute(on: editor)
      else { return false }
      PrintCommand().execute(on: editor)
      return true
    }
    editor.add(keys)
  }
}

extension EditorCommand where Self == PrintCommand {
  /// Prints the content.
  public static var print: PrintCommand { PrintCommand() }
}

extension EditorView {
  /// The window that the editor is in; nil for none.
  var window: Window? { root.map { Window(retaining: $0.nativePointer) } }
}
