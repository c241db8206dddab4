import FoundationEssentials
import GtkCore
import RichTextEditing
import RichTextModel

/// Printing.
extension EditorView {
  /// Returns the content with the editor's styles and font, as it would be printed.
  ///
  /// Files of pictures that are references in the content are loaded by `pictures.load`; those
  /// that cannot be loaded are printed as their alternative text.
  ///
  /// - Parameter title: The title of the document.
  /// - Returns: The document, which does not change with the editor.
  public func printedDocument(title: String = "") async -> PrintedDocument {
    var document = PrintedDocument(content, title: title)
    document.styles = styles
    document.font = printedFont
    document.paragraphStyle = paragraphStyle
    document.pictures = await pictureFiles(in: document.content)
    return document
  }

  /// The font of the editor on paper.
  var printedFont: String {
    guard case .description(let description) = font else { return area.textView.printedFont() }
    return area.textView.printedFont(description)
  }

  /// Returns the files of the pictures that are references in a content, as far as the app loads
  /// them.
  private func pictureFiles(in content: RichText) async -> [String: [UInt8]] {
    guard let load = pictures.load else { return [:] }
    var files: [String: [UInt8]] = [:]
    for reference in content.pictureReferences { files[reference] = try? await load(reference) }
    return files
  }

  /// Shows the desktop's dialog for printing, and prints the content.
  ///
  ///     switch try await editor.print(above: window, title: "Minutes") {
  ///     case .printed: window.close()
  ///     case .cancelled: break
  ///     }
  ///
  /// - Parameters:
  ///   - window: The window, which cannot be used while the dialog is open.
  ///   - title: The title of the document.
  ///   - setup: The paper that the dialog begins with.
  /// - Returns: Whether the user has printed it.
  /// - Throws: `PrintError`.
  @discardableResult
  public func print(
    above window: Window, title: String = "", setup: PageSetup = PageSetup()
  ) async throws(PrintError) -> PrintResult {
    try await operation(title, setup).run(above: window, isPreview: false)
  }

  /// Shows the pages in the desktop's program for previews, such as Evince.
  ///
  /// - Parameters:
  ///   - window: The window that it is for.
  ///   - title: The title of the document.
  ///   - setup: The paper.
  /// - Returns: Whether the preview has the pages.
  /// - Throws: `PrintError`, if there is no such program, for instance.
  @discardableResult
  public func printPreview(
    above window: Window, title: String = "", setup: PageSetup = PageSetup()
  ) async throws(PrintError) -> PrintResult {
    try await operation(title, setup).run(above: window, isPreview: true)
  }

  /// Writes the content to a file in PDF.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - title: The title of the document.
  ///   - setup: The paper.
  /// - Throws: `PrintError`.
  public func exportPDF(
    to path: String, title: String = "", setup: PageSetup = PageSetup()
  ) async throws(PrintError) {
    var document = await printedDocument(title: title)
    document.setup = setup
    try await document.writePDF(to: path)
  }

  /// Writes the content to a file for other programs.
  ///
  ///     let notes = FileLocation(path: "notes.md")
  ///     let lost = try await editor.export(to: notes, as: .markdown)
  ///
  /// A page in HTML contains the pictures that the editor can load.
  ///
  /// - Parameters:
  ///   - file: The file, which is replaced if it is there.
  ///   - format: The format.
  ///   - title: The title of a page in HTML.
  /// - Returns: The names of what Markdown has no form for.
  /// - Throws: `GLibError` if the file cannot be written.
  @discardableResult
  public func export(
    to file: FileLocation, as format: ExportFormat, title: String = ""
  ) async throws(GLibError) -> [String] {
    var exported = content
    if format == .html { exported = exported.withPictureFiles(await pictureFiles(in: exported)) }
    var lost: [String] = []
    let text = format.text(of: exported, title: title, attachments: attachmentForms) { lost = $0 }
    try await file.writeBytes(Array(text.utf8))
    return lost
  }

  private func operation(_ title: String, _ setup: PageSetup) async -> PrintOperation {
    let document = await printedDocument(title: title)
    return document.makeOperation(setup)
  }
}

extension PrintedDocument {
  /// Returns GTK's operation that prints the document, on paper that the user chooses.
  @MainActor
  func makeOperation(_ setup: PageSetup) -> PrintOperation {
    PrintOperation(title: title, setup: setup) { (chosen) throws(PrintError) in
      var document = self
      document.setup = chosen
      return try PageLayout(document)
    }
  }
}
