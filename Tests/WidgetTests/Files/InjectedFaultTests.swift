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
    XCTAssertGreaterThan(count, TestEffort.size(1_500, thorough: 3_000), String(counted))
  }

  /// What the process with the library runs.
  func testInside() throws {
    try onMain {
      guard let faults = InjectedFaults() else { throw XCTSkip("no call of the system fails here") }
      for writer in FileWriter.all {
        for target in Target.allCases {
          for size in writer.sizes { try Self.check(writer, target, size, faults) }
        }
      }
      try Self.checkDocument(faults)
      try Self.checkVersions(faults)
      print("Injected \(faults.count) faults")
    }
  }

  // MARK: One file

  /// What is at the path before.
  private enum Target: CaseIterable { case nothing, file, link, linkToNothing }

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
    for fault in InjectedFaults.kinds + (writer.mayEnd ? [.endOfProcess] : []) {
      var number = 0
      repeat {
        number += 1
        try prepare()
        let place = "\(writer.name), \(target), \(size) bytes: \(fault) at call \(number)"
        let error = faults.inject(fault, at: number, in: folder.path) {
          try writer.write(size, path)
        }
        let found = FileManager.default.contents(atPath: last).map { [UInt8]($0) }
        let isNew = found.map { writer.isWhole($0, size) } ?? false
        XCTAssert(isNew || found == before, "\(place): \(found?.count ?? -1) bytes")
        guard fault != .endOfProcess else { continue }
        XCTAssertEqual(isNew, error == nil, "\(place): \(error.map { "\($0)" } ?? "no error")")
        if let error { checkMessage(of: error, place) }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        XCTAssert(Set(names).isSubset(of: ["a.file", "b.file"]), "\(place): \(names)")
      } while number <= faults.calls
      try removeLeftovers(in: folder)
    }
  }

  /// Those of a process that was ended.
  private static func removeLeftovers(in folder: TemporaryFolder) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where name.hasPrefix(".") {
      unlink(folder.file(name))
    }
  }

  /// Expects a sentence for people.
  private static func checkMessage(of error: any Error, _ place: String) {
    // Errors of the command line have no other text.
    let message = (error as? any PresentableError)?.message ?? "\(error)"
    for word in ["CocoaError", "Code=", "Optional(", "errno"] {
      XCTAssertFalse(message.contains(word), "\(place): \(message)")
    }
  }

  // MARK: A document and its versions

  @MainActor
  private static func checkDocument(_ faults: InjectedFaults) throws {
    for fault in InjectedFaults.kinds {
      var number = 0
      repeat {
        number += 1
        let place = "a document: \(fault) at call \(number)"
        let folder = try TemporaryFolder()
        let path = folder.file("note.json")
        try SavedForm.data(of: "old").write(to: URL(filePath: path))
        let (editor, versions) = (EditorView(), VersionFolder(folder.file("versions")))
        let document = EditedDocument(in: editor)
        document.onConflict = { XCTFail("\(place): no other program has written") }
        try document.open(path, versions: versions)
        editor.appendCharacters(" and new")
        func text() throws -> String {
          try SavedForm.content(from: Data(contentsOf: URL(filePath: path))).text
        }
        let error = faults.inject(fault, at: number, in: folder.path) { try document.save() }
        XCTAssertEqual(editor.text, "old and new", place)
        XCTAssertEqual(try text(), error == nil ? "old and new" : "old", place)
        XCTAssertEqual(editor.isModified, error != nil, place)
        XCTAssertEqual(document.failure?.message, (error as? EditedDocumentError)?.message, place)
        if let error { checkMessage(of: error, place) }
        // What has failed once has not lost its way.
        XCTAssert(try document.save(), place)
        XCTAssertEqual(try text(), "old and new", place)
        let kept = try versions.all.map { try SavedForm.content(from: versions.data(of: $0)).text }
        XCTAssertEqual(kept, ["old"], place)
        document.close()
      } while number <= faults.calls
    }
  }

  @MainActor
  private static func checkVersions(_ faults: InjectedFaults) throws {
    for fault in InjectedFaults.kinds {
      var number = 0
      repeat {
        number += 1
        let place = "versions that move: \(fault) at call \(number)"
        let folder = try TemporaryFolder()
        let (one, other) = (
          VersionFolder(folder.file("a/versions")), VersionFolder(folder.file("b/versions"))
        )
        for hour in 0..<3 {
          try one.add(
            Data("\(hour)".utf8), at: Date(timeIntervalSince1970: Double(hour) * 3_600 + 1e9))
        }
        let error = faults.inject(fault, at: number, in: folder.path) { try one.move(to: other) }
        XCTAssertEqual(one.all.count + other.all.count, 3, place)
        if let error { checkMessage(of: error, place) }
      } while number <= faults.calls
    }
  }
}

/// A way in which the library writes a file.
@MainActor
private struct FileWriter {
  let name: String
  var sizes = [0, 5_000]
  /// Whether the process is ended, too; those that use the same calls need not.
  var mayEnd = false
  /// Writes a content of about that many bytes.
  let write: @MainActor (_ size: Int, _ path: String) throws -> Void
  /// Whether a file has all of that content.
  var isWhole: (_ bytes: [UInt8], _ size: Int) -> Bool = { $0 == FileWriter.bytes($1) }

  nonisolated static func bytes(_ size: Int) -> [UInt8] {
    [UInt8](repeating: UInt8(ascii: "n"), count: size)
  }

  static let all = [
    FileWriter(name: "FileReplacement", sizes: [0, 300_000], mayEnd: true) {
      try FileReplacement.write(bytes($0), to: $1)
    },
    FileWriter(name: "FileReplacement in parts", mayEnd: true) { size, path in
      let file = try FileReplacement(of: path)
      for _ in 0..<4 { try file.append(bytes(size / 4)) }
      try file.append(bytes(size % 4))
      try file.commit()
    },
    FileWriter(name: "a document's file") { size, path in
      var file = DocumentFile(path: path)
      if file.exists { _ = try file.read() }
      try file.write(bytes(size))
    },
    FileWriter(name: "a draft") { size, path in
      let url = URL(filePath: path)
      let file = DraftFile(
        folder: url.deletingLastPathComponent().path, name: url.lastPathComponent)
      try file.replace(with: bytes(size))
    },
    FileWriter(name: "the playground's file") { try FileBytes.write(bytes($0), to: $1) },
    FileWriter(name: "a picture", sizes: [1]) { _, path in
      try picture.writePNG(to: path)
    } isWhole: { bytes, _ in
      bytes.starts(with: [0x89, 0x50]) && bytes.suffix(8).starts(with: Array("IEND".utf8))
    },
    FileWriter(name: "a page", sizes: [1], mayEnd: true) { _, path in
      try PrintedDocument("A page").writePDFNow(to: path)
    } isWhole: { bytes, _ in
      bytes.starts(with: Array("%PDF".utf8)) && bytes.suffix(6).contains(UInt8(ascii: "%"))
    },
  ]

  private static let picture = Texture(
    width: 8, height: 8, pixels: [UInt8](repeating: 200, count: 256))
}

/// The library that is loaded first.
@MainActor
private final class InjectedFaults {
  /// How a call fails.
  enum Kind: Equatable, CustomStringConvertible {
    case error(Int32)
    case short
    case endOfProcess

    var number: Int32 {
      switch self {
      case .error(let code): code
      case .short: -1
      case .endOfProcess: -2
      }
    }

    var description: String {
      switch self {
      case .error(let code): String(cString: strerror(code))
      case .short: "half of it"
      case .endOfProcess: "the end"
      }
    }
  }

  /// The kinds; the standard run leaves out those that the library does not tell from others.
  static let kinds: [Kind] = Array(
    [
      .error(ENOSPC), .error(EIO), .error(EINTR), .short, .error(EDQUOT), .error(EACCES),
      .error(EROFS),
    ]
    .prefix(TestEffort.size(4, thorough: 7)))

  /// The number of all faults.
  private(set) var count = 0
  /// The number of calls of the last work.
  private(set) var calls = 0
  private typealias Inject = @convention(c) (UnsafePointer<CChar>, Int, Int32) -> Void
  private let begin: Inject
  private let end: @convention(c) () -> Int
  private let fork: @convention(c) () -> Int32

  /// Nil in a process without the library.
  init?() {
    func function<Function>(_ name: String, _: Function.Type) -> Function? {
      dlsym(nil, name).map { unsafeBitCast($0, to: Function.self) }
    }
    guard let begin = function("concertina_inject_fault", Inject.self),
      let end = function("concertina_stop_faults", (@convention(c) () -> Int).self),
      let fork = function("concertina_fork", (@convention(c) () -> Int32).self)
    else { return nil }
    (self.begin, self.end, self.fork) = (begin, end, fork)
  }

  /// Does something of whose calls in a folder one fails; returns the error that it throws.
  func inject(
    _ kind: Kind, at number: Int, in folder: String, _ work: () throws -> Void
  ) -> (any Error)? {
    guard kind != .endOfProcess else {
      endProcess(at: number, in: folder, work)
      return nil
    }
    begin(folder, number, kind.number)
    var failure: (any Error)?
    do { try work() } catch { failure = error }
    calls = end()
    if number <= calls { count += 1 }
    return failure
  }

  /// Does it in a copy of this process, which ends there.
  private func endProcess(at number: Int, in folder: String, _ work: () throws -> Void) {
    let child = fork()
    guard child == 0 else {
      var status: Int32 = 0
      waitpid(child, &status, 0)
      let hasEnded = status >> 8 == 9
      calls = hasEnded ? number : 0
      count += hasEnded ? 1 : 0
      return
    }
    begin(folder, number, Kind.endOfProcess.number)
    try? work()
    _exit(0)
  }
}
