import GtkCore
import RichTextModel
import TextTranslation

/// What the module of documents, which is above this one, does with an editor for programs in other
/// languages than Swift.
@MainActor
package protocol EditorDocuments {
  /// Prints the content, or shows its pages; returns whether the editor is in a window.
  func print(_ editor: EditorView, title: String, isPreview: Bool) -> Bool

  /// Writes the content to a file in PDF.
  func writePDF(of editor: EditorView, to path: String, title: String) throws

  /// Writes the content to a file in a format.
  func export(_ editor: EditorView, to path: String, as format: ExportFormat, title: String) throws
}

extension ExportFormat: ParameterValue {}

/// Printing and exporting as methods.
extension EditorView {
  /// What prints and exports editors; nil in a program without the module of documents.
  package static var documents: (any EditorDocuments)?

  nonisolated static let documentMethods: [AnyMethod] = [
    AnyMethod("print", ["title"], member: "print") { (editor: EditorView, title: String?) in
      documents?.print(editor, title: title ?? "", isPreview: false) ?? false
    },
    AnyMethod("print-preview", ["title"], member: "printPreview") {
      (editor: EditorView, title: String?) in
      documents?.print(editor, title: title ?? "", isPreview: true) ?? false
    },
    AnyMethod("export-pdf", ["path", "title"], member: "exportPDF", failure: .file) {
      (editor: EditorView, path: String, title: String?) in
      try documents?.writePDF(of: editor, to: path, title: title ?? "")
    },
    AnyMethod("export", ["path", "format", "title"], member: "export", failure: .file) {
      (editor: EditorView, path: String, format: ExportFormat, title: String?) in
      try documents?.export(editor, to: path, as: format, title: title ?? "")
    },
  ]
}
