import Concertina
import GtkCore

/// The code of `Printing.md`.
@MainActor
func printMinutes(of editor: EditorView, in window: Window) async throws {
  var setup = PageSetup(paper: .a4)
  setup.margins.left = 72  // an inch, in points
  if try await editor.print(above: window, title: "Minutes", setup: setup) == .printed {
    editor.markSaved()
  }
}

@MainActor
func savePDF(of editor: EditorView) async throws {
  try await editor.exportPDF(to: "minutes.pdf", title: "Minutes")
}

@MainActor
func writeReport(_ markdown: String) throws {
  var report = PrintedDocument(try MarkdownForm.content(fromText: markdown), title: "Report")
  report.font = "Serif 11"
  report.setup = PageSetup(paper: PaperSize("A5") ?? .standard, isLandscape: true)
  report.styles[.heading(1)]?.size = 28
  try report.writePDFNow(to: "report.pdf")
}

@MainActor
func exportMarkdown(of editor: EditorView, log: (String) -> Void) async throws {
  let file = FileLocation(path: "minutes.md")
  let lost = try await editor.export(to: file, as: .markdown)
  if !lost.isEmpty { log("left out: \(lost)") }
}

@MainActor
func addPrinting(to editor: EditorView) {
  PrintCommand.addKey(to: editor)
}
