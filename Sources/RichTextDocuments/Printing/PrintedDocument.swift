import FoundationEssentials
import GtkCore
import RichTextEditing
import RichTextModel
import WidgetSupport

/// Content with all that its pages depend on: styles, font, paper.
///
/// ```swift
/// var document = PrintedDocument(content, title: "Minutes")
/// document.setup = PageSetup(paper: .a4, isLandscape: true)
/// try await document.writePDF(to: "minutes.pdf")
/// ```
///
/// Styles, indents, markers and tables are those of an editor, with lengths in pixels of 1/96
/// inch, in the colors of a light theme. Lines, rows of tables and pictures are not cut, as far
/// as they are no higher than a page; a paragraph has at least two lines on each page, and a
/// heading stays with what follows it. The header of a table is repeated on each page.
///
/// Attachments of apps are printed as the texts of their editors in a frame, or as their name.
public struct PrintedDocument: Sendable {
  /// The content.
  public var content: RichText
  /// The title, by which a PDF file and the job of a printer are known; empty for none.
  public var title: String
  /// The styles of paragraphs.
  public var styles = NamedStyles.standard
  /// A Pango font description for letters without a font of their own.
  public var font = "Sans 11"
  /// The format of paragraphs without one of their own.
  public var paragraphStyle = ParagraphFormat()
  /// The paper and its margins.
  public var setup = PageSetup()
  /// Whether each page has its number and that of all pages below its text.
  public var hasPageNumbers = true
  /// The files of pictures that are references in the content, by their references.
  ///
  /// In place of a picture that is missing here, its alternative text is printed.
  public var pictures: [String: [UInt8]] = [:]

  /// Describes a document.
  public init(_ content: RichText, title: String = "") {
    self.content = content
    self.title = title
  }

  /// Writes the document to a file in PDF, with links and with its headings as an outline.
  ///
  /// A file that is there is replaced when the new one is complete. The main loop handles other
  /// events meanwhile.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: `PrintError`.
  @MainActor
  public func writePDF(to path: String) async throws(PrintError) {
    let writer = try PDFWriter(self, path)
    defer { writer.close() }
    while try !writer.writeMore() { await MainLoop.untilIdle() }
  }

  /// Writes the document to a file in PDF before anything else happens, for programs without
  /// windows.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: `PrintError`.
  @MainActor
  public func writePDFNow(to path: String) throws(PrintError) {
    let writer = try PDFWriter(self, path)
    defer { writer.close() }
    while try !writer.writeMore() {}
  }
}
