import Concertina
import ConcertinaTesting
import Foundation
import WidgetTestSupport
import XCTest

@testable import ExpandableInput
@testable import GtkCore
@testable import PlaygroundKit

/// Whatever call of the system fails while a file is written, and wherever the process ends: the
/// file is the old one or the new one, whole, and what is said of it is true.
///
/// The calls fail in a process of their own, whose calls a library counts that is loaded first.
final class InjectedFaultTests: WidgetTestCase {
  func testAnyCallOfTheSystemMayFail() throws {
    let folder = try TemporaryFolder()
    let library = folder.file("injected-faults.so")
    let source = URL(fileURLWithPath: #filePath).appendingPathComponent(
      "../../../../meson-helpers/testing/injected-faults.c")
    let compiler = try OutsideProgram(
      "/usr/bin/gcc", ["-shared", "-fPIC", "-O1", "-o", library, source.standardizedFileURL.path])
    XCTAssertEqual(try compiler.result().status, 0, compiler.errors)
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let program = try OutsideProgram(
      tests, ["WidgetTests.InjectedFaultTests/testInside"], changes: ["LD_PRELOAD": library])
    let result = try program.result(seconds: 300)
    let output = result.output + result.errors
    XCTAssertEqual(result.status, 0, String(output.suffix(4_000)))
    let counted = output.split(separator: "\n").last { $0.hasPrefix("Injected ") } ?? ""
    let count = counted.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    XCTAssertGreaterThan(count, TestEffort.size(1_500, thorough: 10_000), String(counted))
  }

  /// What the process with the library runs.
  func testInside() throws {
    try onMain {
      guard let faults = InjectedFaults() else { throw XCTSkip("no call of the system fails here") }
      for writer in FileWriter.all {
        for target in Target.all(of: writer) {
          for size in writer.sizes { try Self.check(writer, target, size, faults) }
        }
      }
      try Self.checkDocument(faults)
      try Self.checkVersions(faults)
      try Self.checkTitle(faults)
      try Self.checkImport(faults)
      try Self.checkRecording(faults)
      print("Injected \(faults.count) faults")
    }
  }

  // MARK: One file

  /// What is at the path before.
  private enum Target: CaseIterable {
    case nothing, file, link, linkToNothing

    /// The standard run has all of them only for what the others are made with.
    @MainActor
    static func all(of writer: FileWriter) -> [Target] {
      let count = TestEffort.size(writer.isOfFileReplacement ? 4 : 2, thorough: 4)
      return Array(allCases.prefix(count))
    }
  }

  @MainActor
  private static func check(
    _ writer: FileWriter, _ target: Target, _ size: Int, _ faults: InjectedFaults
  ) throws {
    let folder = try TemporaryFolder()
    let (path, real) = (folder.file("a.file"), folder.file("b.file"))
    func prepare() throws {
      unlink(path)
      unlink(real)
      let isLink = target == .link || target == .linkToNothing
      if target == .file { try folder.write("old", to: "a.file") }
      if target == .link { try folder.write("old", to: "b.file") }
      if isLink {
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: real)
      }
    }
    let before: [UInt8]? = target == .file || target == .link ? Array("old".utf8) : nil
    let last = target == .link || target == .linkToNothing ? real : path
    let name = "\(writer.name), \(target), \(size) bytes"
    try faults.injectEach(InjectedFaults.allKinds, into: name) { place, fault, inject in
      try prepare()
      let error = inject(folder.path) { try writer.write(size, path) }
      let found = FileManager.default.contents(atPath: last).map { [UInt8]($0) }
      let isNew = found.map { writer.isWhole($0, size) } ?? false
      XCTAssert(isNew || found == before, "\(place): \(found?.count ?? -1) bytes")
      guard fault != .endOfProcess else { return try removeLeftovers(in: folder) }
      XCTAssertEqual(isNew, error == nil, "\(place): \(error.map { "\($0)" } ?? "no error")")
      if let error { checkMessage(of: error, place) }
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      XCTAssert(Set(names).isSubset(of: ["a.file", "b.file"]), "\(place): \(names)")
    }
  }

  /// Those of a process that was ended, which have the names that are removed later.
  private static func removeLeftovers(in folder: TemporaryFolder) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where FileReplacement.isTemporary(name) {
      unlink(folder.file(name))
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    XCTAssert(Set(names).isSubset(of: ["a.file", "b.file"]), "\(names)")
  }

  /// Expects a sentence for people.
  static func checkMessage(of error: any Error, _ place: String) {
    // Errors of the command line have no other text.
    let message = (error as? any PresentableError)?.message ?? "\(error)"
    for word in ["CocoaError", "Code=", "Optional(", "errno"] {
      XCTAssertFalse(message.contains(word), "\(place): \(message)")
    }
  }

  // MARK: A document and its versions

  @MainActor
  private static func checkDocument(_ faults: InjectedFaults) throws {
    try faults.injectEach(InjectedFaults.appKinds, into: "a document") { place, fault, inject in
      let folder = try TemporaryFolder()
      let path = folder.file("note.json")
      try Data(SavedForm.bytes(of: "old")).write(to: URL(filePath: path))
      let (editor, versions) = (EditorView(), VersionFolder(folder.file("versions")))
      let document = EditedDocument(for: editor)
      document.onConflict = { XCTFail("\(place): no other program has written") }
      try document.open(path, versions: versions)
      editor.appendCharacters(" and new")
      func text() throws -> String {
        try SavedForm.content(from: Data(contentsOf: URL(filePath: path))).text
      }
      func kept() throws -> [String] {
        try versions.all.map { try SavedForm.content(from: versions.bytes(of: $0)).text }
      }
      let error = inject(folder.path) { try document.save() }
      guard fault != .endOfProcess else {
        let (text, kept) = (try text(), try kept())
        XCTAssert(["old", "old and new"].contains(text), "\(place): \(text)")
        XCTAssert(kept == ["old"] || kept.isEmpty && text == "old", "\(place): \(kept)")
        return document.close()
      }
      XCTAssertEqual(editor.text, "old and new", place)
      XCTAssertEqual(try text(), error == nil ? "old and new" : "old", place)
      XCTAssertEqual(editor.isModified, error != nil, place)
      XCTAssertEqual(document.failure?.message, (error as? EditedDocumentError)?.message, place)
      if let error { checkMessage(of: error, place) }
      // What has failed once has not lost its way.
      XCTAssert(try document.save(), place)
      XCTAssertEqual(try text(), "old and new", place)
      XCTAssertEqual(try kept(), ["old"], place)
      document.close()
    }
  }

  @MainActor
  private static func checkVersions(_ faults: InjectedFaults) throws {
    try faults.injectEach(
      InjectedFaults.appKinds, into: "versions that move"
    ) { place, _, inject in
      let folder = try TemporaryFolder()
      let (one, other) = (
        VersionFolder(folder.file("a/versions")), VersionFolder(folder.file("b/versions"))
      )
      for hour in 0..<3 {
        try one.add(
          Array("\(hour)".utf8), at: Date(timeIntervalSince1970: Double(hour) * 3_600 + 1e9))
      }
      let error = inject(folder.path) { try one.move(to: other) }
      XCTAssertEqual(one.all.count + other.all.count, 3, place)
      if let error { checkMessage(of: error, place) }
    }
  }
}
