import PlaygroundScenes
import Testing

struct IconFoldersTests {
  private static let icons = IconFolders(icon: "io.github.concertina.Playground")
  private static let icon = "io.github.concertina.Playground.svg"

  private func folders(_ program: String, _ files: Set<String>) -> [String] {
    Self.icons.folders(program: program, hasFile: files.contains)
  }

  @Test func aMovedProgramHasThemBesideItsFolder() {
    let file = "/opt/moved/share/icons/hicolor/scalable/apps/\(Self.icon)"
    #expect(
      folders("/opt/moved/bin/concertina-playground", [file]) == ["/opt/moved/share/icons"])
  }

  @Test func aProgramInItsBuildFolderHasThemInTheSource() {
    let program = "/home/me/concertina/.build/x86_64/debug/concertina-playground"
    let file = "/home/me/concertina/Resources/icons/\(Self.icon)"
    #expect(folders(program, [file]) == ["/home/me/concertina/Resources/icons"])
    #expect(Self.icons.looseIcon(program: program, hasFile: { $0 == file }) == file)
    #expect(Self.icons.looseIcon(program: program, hasFile: { _ in false }) == nil)
  }

  @Test(arguments: ["/usr/bin/concertina-playground", "/concertina-playground", "", "/"])
  func elsewhereThereAreNone(program: String) {
    #expect(folders(program, []).isEmpty)
  }

  @Test func thisTreeHasThem() {
    #expect(Self.icons.folders(program: Resource.path("program")).count == 1)
  }

  @Test func theProgramKnowsItsOwnFile() {
    #expect(FileBytes.exists(ProgramFile.path))
  }
}
