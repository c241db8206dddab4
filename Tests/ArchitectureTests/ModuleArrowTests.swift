import Testing

@Suite("Arrows between modules")
struct ModuleArrowTests {
  @Test("every module imports only what its row of the table allows")
  func importsFollowTheTable() throws {
    for folder in try SourceTree.moduleFolders() {
      let row = try #require(ModuleTable.row(for: folder), "\(folder) has no row in the table")
      for file in try SourceTree.swiftFiles(in: folder) {
        #expect(forbiddenImports(of: file, allowedBy: row) == [], "\(file.path)")
      }
    }
  }

  @Test("no source file is too long to overlook")
  func filesStaySmall() throws {
    for folder in try SourceTree.moduleFolders() {
      for file in try SourceTree.swiftFiles(in: folder) {
        let lineCount = file.text.split(separator: "\n", omittingEmptySubsequences: false).count
        #expect(lineCount <= 400, "\(file.path)")
      }
    }
  }

  @Test(
    "a forbidden import is noticed in every spelling",
    arguments: [
      "import PlaygroundScenes",
      "@testable import PlaygroundScenes",
      "@_exported public import PlaygroundScenes",
      "  import struct PlaygroundScenes.Scene",
      "import PlaygroundScenes  // for now",
    ])
  func forbiddenImportIsNoticed(spelling: String) throws {
    let file = SourceTree.File(
      path: "Sample.swift", text: "import CConcertinaGLib\n" + spelling + "\n")
    let row = try #require(ModuleTable.row(for: "Sources/TextRules"))
    #expect(forbiddenImports(of: file, allowedBy: row) == ["PlaygroundScenes"])
  }

  @Test(
    "what only looks like an import is none",
    arguments: [
      "// import Foundation",
      "/* import Foundation */",
      "/*\nimport Foundation\n*/",
      "let code = \"\"\"\n  import Foundation\n  \"\"\"",
      "let text = \"we import Foundation\"",
    ])
  func lookalikeIsNoImport(source: String) {
    #expect(ImportReader.importedModules(in: source) == [])
  }

  private func forbiddenImports(
    of file: SourceTree.File, allowedBy row: ModuleRow
  ) -> [String] {
    let allowed = row.allowedImports.union(ModuleTable.toolchain)
    return ImportReader.importedModules(in: file.text).filter { !allowed.contains($0) }
  }
}
