import GtkCore
import RichTextEditing
import RichTextModel
import TextTranslation

/// Prints and exports editors for programs in other languages than Swift, which wait for files.
@MainActor
package struct DocumentOutput: EditorDocuments {
  /// Creates it.
  package init() {}

  package func print(_ editor: EditorView, title: String, isPreview: Bool) -> Bool {
    guard editor.window != nil else { return false }
    PrintCommand.run(editor, title: title, isPreview: isPreview)
    return true
  }

  package func writePDF(of editor: EditorView, to path: String, title: String) throws {
    var document = PrintedDocument(editor.content, title: title)
    document.styles = editor.styles
    document.font = editor.printedFont
    document.paragraphStyle = editor.paragraphStyle
    try document.writePDFNow(to: path)
  }

  package func export(
    _ editor: EditorView, to path: String, as format: ExportFormat, title: String
  ) throws {
    let text = format.text(of: editor.content, title: title, attachments: editor.attachmentForms)
    try FileLocation(path: path).writeBytesNow(Array(text.utf8))
  }
}
