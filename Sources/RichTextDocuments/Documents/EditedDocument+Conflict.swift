import FoundationEssentials
import GtkCore
import RichTextEditing
import TextTranslation

extension EditedDocument {
  /// Asks the user what becomes of the text where another program has changed the file, and does
  /// it.
  ///
  ///     document.onConflict = {
  ///       Task {
  ///         try await document.resolveConflict(above: window) { (path + ".mine", nil) }
  ///       }
  ///     }
  ///
  /// The text is saved as a copy before anything is asked, so that not even a power cut loses it.
  /// "Replace" puts it in the place of the other program's text, which becomes a version, and
  /// removes the copy. "Keep Both" goes on with the copy, and so does closing the dialog. While the
  /// dialog is open, further calls do nothing.
  ///
  /// - Parameters:
  ///   - window: The window, which cannot be used meanwhile.
  ///   - copy: Returns the path of the copy, where there must be no file, and its versions.
  /// - Throws: Why the file cannot be written.
  public func resolveConflict(
    above window: Window, copy: @MainActor () -> (path: String, versions: VersionFolder?)
  ) async throws(EditedDocumentError) {
    guard !isAskingAboutConflict, path != nil else { return }
    let original = place
    let (copyPath, versions) = copy()
    do throws(EditedDocumentError) { try saveCopy(at: copyPath, versions: versions) } catch {
      tryAgain(error)
      throw error
    }
    isAskingAboutConflict = true
    let alert = AlertDialog(
      translated("Another program has changed this document"),
      detail: translated("Your text is saved beside it, as “%s”.").formatted(
        URL(filePath: copyPath).deletingPathExtension().lastPathComponent),
      choices: [false: translated("_Keep Both"), true: translated("_Replace")])
    let replaces = await alert.choose(above: window)
    isAskingAboutConflict = false
    guard replaces, path == copyPath else { return }
    try replace(original)
  }
}
