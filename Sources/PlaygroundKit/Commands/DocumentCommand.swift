import GtkCore
import RichTextModel

/// The commands `pdf` and `export`: write a file of rich text in another format.
@MainActor
struct DocumentCommand {
  let program: PlaygroundProgram
  let request: DocumentRequest

  func run() throws {
    let file = try RichTextFile(request.file)
    switch request.format {
    case .pdf(let setup): try writePDF(of: file, setup)
    case .export(let format): try export(file, format)
    }
  }

  private func writePDF(of file: RichTextFile, _ setup: PageSetup) throws {
    guard let write = program.writePDF else {
      throw StageError("this program does not write PDF")
    }
    // Where windows can be opened, code has colors.
    try? Gtk.initialize()
    try write(
      ProgramDocument(
        content: file.content, title: file.title, setup: setup, pictures: file.pictures,
        output: request.output))
  }

  private func export(_ file: RichTextFile, _ format: ExportFormat) throws {
    let content =
      format == .html ? file.content.withPictureFiles(file.pictures) : file.content
    var lost: [String] = []
    let text = format.text(of: content, title: file.title) { lost = $0 }
    try FileBytes.write(Array(text.utf8), to: request.output)
    guard !lost.isEmpty else { return }
    try StandardStream.error.write(
      line: "\(program.name): left out: \(lost.joined(separator: ", "))")
  }
}
