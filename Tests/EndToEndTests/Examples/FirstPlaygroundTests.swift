import ConcertinaTesting
import Foundation
import XCTest

/// The page `FirstPlayground.md`, word for word: its scenario, its commands and its script for CI,
/// one after another in a folder that is empty at first.
final class FirstPlaygroundTests: XCTestCase {
  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent(
      "../../../Sources/PlaygroundKit/PlaygroundKit.docc/FirstPlayground.md"
    ).standardized

  /// Returns the blocks of the page in a language.
  private func blocks(_ language: String) throws -> [String] {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    return text.components(separatedBy: "```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "\n```")[0]
    }
  }

  /// Makes the folder of a project as it is on the page, with the programs that it has by then.
  private func makeProject() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let files = FileManager.default
    for path in ["Scenarios", "ci", ".build/debug", "bin"] {
      try files.createDirectory(atPath: folder.file(path), withIntermediateDirectories: true)
    }
    let program = try Executable.path(of: "ExamplePlayground")
    for path in ["bin/booking-playground", ".build/debug/booking-playground"] {
      try files.createSymbolicLink(atPath: folder.file(path), withDestinationPath: program)
    }
    // There is a display already.
    let display = try folder.write("#!/bin/sh\nshift\nexec \"$@\"\n", to: "bin/xvfb-run")
    try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: display)
    _ = try folder.write(
      try XCTUnwrap(blocks("json").first), to: "Scenarios/booking.scenario.json")
    _ = try folder.write(try XCTUnwrap(blocks("bash").first), to: "ci/playground.sh")
    return folder
  }

  private func run(_ script: String, in folder: TemporaryFolder) throws -> OutsideProgram.Result {
    let path = "\(folder.file("bin")):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
    return try OutsideProgram(
      "/bin/bash", ["-c", "cd \"$0\" && \(script)", folder.path],
      changes: PlaygroundBinary.environment(["PATH": path])
    ).result()
  }

  func testEachCommandOfThePageSucceeds() throws {
    let folder = try makeProject()
    let commands = try blocks("text").flatMap {
      $0.replacingOccurrences(of: "\\\n", with: " ").components(separatedBy: "\n")
    }
    XCTAssertEqual(commands.count, 6)
    for command in commands {
      let result = try run(command, in: folder)
      XCTAssertEqual(result.status, 0, command + "\n" + result.output + result.errors)
    }
    for file in [
      "references/booking/booked.png", "references/environment.json", "out/booked.png",
      "out/index.html", "references/day.dark.rtl.1x.700.png",
    ] {
      XCTAssert(FileManager.default.fileExists(atPath: folder.file(file)), file)
    }
  }

  func testTheJobOfThePageMakesReferencesAndComparesWithThem() throws {
    let folder = try makeProject()
    let first = try run("bash ci/playground.sh", in: folder)
    XCTAssertEqual(first.status, 1, first.output)
    XCTAssert(first.errors.contains("references: there is no such folder"), first.errors)
    for arguments in ["update", "", ""] {
      let result = try run("bash ci/playground.sh \(arguments)", in: folder)
      XCTAssertEqual(result.status, 0, result.output + result.errors)
    }
    let dark = folder.file("references/day.dark.ltr.1x.png")
    try FileManager.default.removeItem(atPath: dark)
    try FileManager.default.copyItem(
      atPath: folder.file("references/day.light.ltr.1x.png"), toPath: dark)
    let environment = folder.file("references/environment.json")
    let text = try String(contentsOfFile: environment, encoding: .utf8)
    XCTAssert(text.contains("GskCairoRenderer"), text)
    try text.replacingOccurrences(of: "GskCairoRenderer", with: "GskOtherRenderer")
      .write(toFile: environment, atomically: true, encoding: .utf8)
    let changed = try run("bash ci/playground.sh", in: folder)
    XCTAssertEqual(changed.status, 1)
    XCTAssert(
      changed.output.contains("renderer GskCairoRenderer instead of GskOtherRenderer"),
      changed.output)
  }
}
