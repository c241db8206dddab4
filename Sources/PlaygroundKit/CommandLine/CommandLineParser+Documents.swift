import GtkCore
import RichTextModel

extension CommandLineParser {
  /// Reads a request for a PDF file.
  func pdfRequest(_ words: CommandLineWords) throws(CommandLineError) -> DocumentRequest {
    let file = try documentFile(words)
    var setup = PageSetup()
    if let name = try words.choice(of: .paper), let paper = PaperSize(name) { setup.paper = paper }
    setup.isLandscape = words.has(.landscape)
    let parts = PathParts(file)
    let name = parts.name.lastIndex(of: ".").map { String(parts.name[..<$0]) } ?? parts.name
    let usual = parts.folder == "." ? "\(name).pdf" : "\(parts.folder)/\(name).pdf"
    return DocumentRequest(
      file: file, output: words.value(of: .output) ?? usual, format: .pdf(setup))
  }

  /// Reads a request for a file for other programs.
  func exportRequest(_ words: CommandLineWords) throws(CommandLineError) -> DocumentRequest {
    let file = try documentFile(words)
    guard let output = words.value(of: .output) else { throw words.missing(.output) }
    guard let format = ExportFormat(fileName: output) else {
      let endings = ExportFormat.allCases.map { ".\($0.fileExtensions[0])" }
      throw words.error(
        "\(CommandOption.output.flag): expected a name with \(endings.joined(separator: ", ")), "
          + "found \(JSONWriter.excerpt(of: output))")
    }
    return DocumentRequest(file: file, output: output, format: .export(format))
  }

  private func documentFile(_ words: CommandLineWords) throws(CommandLineError) -> String {
    guard let file = words.operands.first else {
      throw words.error("\(words.command.rawValue) needs a file to read")
    }
    guard RichTextFile.Kind(fileName: file) != nil else {
      throw words.error(
        "expected a file .json, .md or .html, found \(JSONWriter.excerpt(of: file))")
    }
    return file
  }
}
