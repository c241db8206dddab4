import CConcertina
import Concertina
import Foundation
import Testing

/// Everything that names the version names the one in `Resources/version`.
struct VersionTests {
  @Test func theVersionIsTheSameInCAndInSwift() throws {
    let numbers = [
      concertina_get_major_version(), concertina_get_minor_version(),
      concertina_get_micro_version(),
    ]
    let version = numbers.map { "\($0)" }.joined(separator: ".")
    #expect(version == ConcertinaVersion.current)
    #expect(try version == LibraryVersion.current().description)
  }

  @Test func aVersionIsWrittenWhereverItIsNamed() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("concertina-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let copying = """
      header=$(find Sources/ -path '*/include/concertina-version.h')
      cp -L --parents -t "$0" "$header" CHANGELOG.md Resources/{version,*.1,*.metainfo.xml} \
        Sources/Concertina/ConcertinaVersion.swift meson-helpers/{check-release,set-version} \
        Sources/*/*.docc/{GettingStarted,FirstPlayground}.md
      """
    try #require(Self.status("-ec", copying, folder.path, in: PackageRoot.url) == 0)
    for version in ["998.0.0", "998.0.90", "998.1.0", "999.0.0"] {
      #expect(try Self.status("meson-helpers/set-version", version, in: folder) == 0)
    }
    #expect(try Self.status("meson-helpers/set-version", "999", in: folder) == 2)
    let changelog = try String(
      contentsOf: folder.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
    #expect(changelog.contains("\n## [Unreleased]\n\n## [999.0.0] - "))
    // One place that names another version is found.
    try "999.0.1\n".write(
      to: folder.appendingPathComponent("Resources/version"), atomically: true, encoding: .utf8)
    #expect(try Self.status("meson-helpers/check-release", in: folder) == 1)
  }

  /// Runs bash in a folder, without what it prints, and returns its exit status.
  private static func status(_ arguments: String..., in folder: URL) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    (process.standardOutput, process.standardError) = (Pipe(), Pipe())
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
