import ConcertinaTesting
import Foundation
import XCTest

/// The pages of the reference in C: every example in them is compiled or run.
final class ReferencePageTests: WindowTestCase {
  private static let preamble = """
    import gi
    gi.require_version("Gtk", "4.0")
    gi.require_version("Concertina", "0")
    from gi.repository import Concertina, Gdk, Gio, GLib, GObject, Gtk
    Gtk.init()
    Concertina.init()

    """

  func testEveryExampleInCCompiles() throws {
    let examples = try LanguageExamples.shared.get()
    let pieces = try Self.pieces(in: "c")
    XCTAssertGreaterThan(pieces.count, 10)
    for piece in pieces { try examples.check(c: piece) }
  }

  func testEveryExampleInPythonRuns() throws {
    let examples = try LanguageExamples.shared.get()
    let pieces = try Self.pieces(in: "python")
    XCTAssertGreaterThan(pieces.count, 10)
    for piece in pieces { _ = try examples.runPython(Self.preamble + piece) }
  }

  func testTheReferenceIsMadeWithoutWarnings() throws {
    try XCTSkipUnless(
      FileManager.default.isExecutableFile(atPath: "/usr/bin/gi-docgen"),
      "gi-docgen is not installed")
    let folder = try LanguageExamples.shared.get().reference()
    let made = try FileManager.default.contentsOfDirectory(atPath: folder)
    for (name, _) in try Self.pages() {
      let page = String(name.dropLast("md".count)) + "html"
      XCTAssertTrue(made.contains(page), "\(name) is not in the reference")
    }
  }

  /// The pages by their names: all that begin with a title.
  private static func pages() throws -> [(name: String, text: String)] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../meson-helpers/library").standardizedFileURL
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let texts = try names.filter { $0.hasSuffix(".md") }.map { name in
      (name, try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
    }
    return texts.filter { $0.1.hasPrefix("Title: ") }
  }

  /// The examples in a language.
  private static func pieces(in language: String) throws -> [String] {
    try pages().flatMap { _, text in
      text.components(separatedBy: "\n```\(language)\n").dropFirst().map {
        String($0.components(separatedBy: "\n```")[0]) + "\n"
      }
    }
  }
}
