import ConcertinaGObject
import Foundation
import RichTextEditing
import Testing

/// Compares the generated files of the C library with the declarations that they are made of; with
/// `CONCERTINA_RECORD=1` they are written again.
struct CHeaderTests {
  private let folder = PackageRoot.url.appendingPathComponent("Sources/CConcertina")

  @Test @MainActor func theFilesInCAreMadeOfTheDeclarations() throws {
    let header = try CHeader(of: ConcertinaClasses.all)
    try check(header.classes, "include/generated/concertina-classes.h")
    try check(header.enumerations, "include/generated/concertina-enums.h")
    try check(CCommands().header, "include/generated/concertina-commands.h")
    try check(header.implementation, "generated/concertina-classes.c")
    try check(exports(header.symbols), "generated/concertina-0.map")
  }

  /// The headers that are not generated.
  private static let written = ["error", "init", "version"]

  /// The linker's list of exported symbols: the functions of all headers.
  private func exports(_ generated: [String]) throws -> String {
    let written = try Self.written.flatMap { name in
      let text = try String(
        contentsOf: folder.appendingPathComponent("include/concertina-\(name).h"), encoding: .utf8)
      return text.matches(of: #/(?:^|\n)\w+ \*?(concertina_\w+) \(/#).map { String($0.1) }
    }
    let symbols = (written + generated).sorted().map { "    \($0);" }.joined(separator: "\n")
    return "CONCERTINA_0 {\n  global:\n\(symbols)\n  local:\n    *;\n};\n"
  }

  /// Words and names of Swift that mean nothing in C.
  @Test @MainActor func theReferenceSpeaksC() throws {
    let header = try CHeader(of: ConcertinaClasses.all)
    let foreign =
      /\b(nil|closures?|throws|async|await|actor)\b|\bbindings?\b|`\.?[a-z]+[A-Z]\w*(\(\w*:?\))?`|`[A-Z]\w+\.\w+(\(\))?`|`[a-z]+\.[a-z]+[A-Z]\w*`|`(?!Gtk|Gdk)[A-Z][a-z]+[A-Z]\w+`|than Swift/
    for line in (header.implementation + header.enumerations).split(separator: "\n")
    where line.hasPrefix(" *") {
      let isForeign = line.firstMatch(of: foreign) != nil
      #expect(!isForeign, "\(line)")
    }
    #expect(header.undocumented == [])
  }

  /// The modules with the widgets.
  private static let modules = [
    "AutoHeightEditing", "ExpandableInput", "RichTextDocuments", "RichTextEditing",
    "TextFieldCatalog",
  ]

  @Test func membersInSwiftHaveARowInTheTable() throws {
    let notes = try String(
      contentsOf: PackageRoot.url.appendingPathComponent("Tests/CLibraryTests/swift-only.txt"),
      encoding: .utf8)
    let table = try SwiftTable(of: ConcertinaClasses.all, modules: Self.modules, notes: notes)
    #expect(table.missing == [], "neither in C nor in swift-only.txt")
    #expect(table.superfluous == [], "in swift-only.txt, and not in Swift")
    try check(table.text, "../Concertina/Concertina.docc/SwiftAndC.md")
  }

  @MainActor
  @Test func constantsAreDifferent() {
    let names = CommandTable.standard.distinctNames
    #expect(Set(names.map { CCommands.constant(for: $0) }).count == names.count)
  }

  private func check(_ text: String, _ name: String) throws {
    let file = folder.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["CONCERTINA_RECORD"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let found = try? String(contentsOf: file, encoding: .utf8)
    #expect(found == text, "Sources/CConcertina/\(name) is out of date: see CONTRIBUTING.md")
  }
}

/// The package's folder.
enum PackageRoot {
  static let url = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
  }

  static func write(_ text: String, to path: String) throws {
    try text.write(to: url.appendingPathComponent(path), atomically: true, encoding: .utf8)
  }
}
