import GtkCore
import TextTranslation

/// Asks the user for files, and begins each time in the folder of the file before.
@MainActor
enum FileChoice {
  /// The folder of the last file.
  private static var folder: String?

  /// Asks for a file to open; nil if the user cancels it.
  static func open(_ kind: FileKind, title: String, above parent: Window) async -> String? {
    let dialog = FileDialog(title: title, purpose: .open, parent: parent)
    dialog.addFilter(kind.title, pattern: kind.pattern)
    return await choose(in: dialog)
  }

  /// Asks where to save a file.
  ///
  /// - Parameters:
  ///   - kind: The kind of file, whose suffix the path has.
  ///   - name: The proposed name, without the suffix.
  ///   - title: The title of the dialog.
  ///   - parent: The window that the dialog is above.
  /// - Returns: The path; nil if the user cancels it.
  static func save(
    _ kind: FileKind, as name: String, title: String, above parent: Window
  ) async -> String? {
    let dialog = FileDialog(
      title: title, purpose: .save(as: kind.completed(name)), parent: parent)
    guard let chosen = await choose(in: dialog) else { return nil }
    let path = kind.completed(chosen)
    // The dialog itself has asked about the name that was typed.
    guard path != chosen, FileBytes.isTaken(path) else { return path }
    return await replaces(path, above: parent) ? path : nil
  }

  /// Asks for a folder; nil if the user cancels it.
  static func openFolder(title: String, above parent: Window) async -> String? {
    await choose(in: FileDialog(title: title, purpose: .folder, parent: parent))
  }

  private static func choose(in dialog: FileDialog) async -> String? {
    // A program that a desktop has started is in the root folder.
    dialog.begin(in: folder ?? UserFolder.documents)
    guard let path = await dialog.choosePath() else { return nil }
    folder = PathParts(path).folder
    return path
  }

  private static func replaces(_ path: String, above parent: Window) async -> Bool {
    let question = AlertDialog(
      translated("Replace “%s”?").formatted(PathParts(path).name),
      detail: translated("The file exists already, and would be overwritten."),
      choices: [false: translated("Cancel"), true: translated("Replace")])
    return await question.choose(above: parent)
  }
}
