import GtkCore
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
  /// "Replace" calls ``saveReplacing()``. "Save as Copy" calls ``saveCopy(at:versions:)``, and so
  /// does closing the dialog: no text is lost by it. While the dialog is open, further calls do
  /// nothing.
  ///
  /// - Parameters:
  ///   - window: The window, which cannot be used meanwhile.
  ///   - copy: Returns the path of the copy, where there must be no file, and its versions.
  /// - Throws: Why the file cannot be written.
  public func resolveConflict(
    above window: Window, copy: @MainActor () -> (path: String, versions: VersionFolder?)
  ) async throws(EditedDocumentError) {
    guard !isAskingAboutConflict else { return }
    isAskingAboutConflict = true
    let alert = AlertDialog(
      translated("Another program has changed this document"),
      detail: translated("Your text is not saved yet."),
      buttons: [translated("Save as _Copy"), translated("_Replace")])
    let answer = await alert.choose(above: window)
    isAskingAboutConflict = false
    guard path != nil else { return }
    if answer == 1 { return try saveReplacing() }
    let (path, versions) = copy()
    try saveCopy(at: path, versions: versions)
  }
}
