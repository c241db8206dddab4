import TestSupport
import Testing

@testable import DraftTypist
@testable import ExpandableInput

@Suite("The names of draft files")
struct DraftFileNameTests {
  @Test("plain identifiers stay legible")
  func plain() {
    #expect(DraftFileName.file(for: "room-1_a.b") == "room-1_a.b.draft")
    #expect(DraftFileName.file(for: "Me@Example.org") == "%4de%40%45xample.org.draft")
    #expect(DraftFileName.folder(for: "org.example.Chat") == "org.example.Chat")
    #expect(DraftFileName.folder(for: "No identifier/..") == "%4eo%20identifier%2f..")
  }

  static let hostile = [
    "", ".", "..", "../../etc/passwd", "/", "a/b", "a\\b", "a\0b", "\0", "~", "%", "%2e", "*", " ",
    "\n", "-rf", "CON", "con", "é", "e\u{301}", "😀", String(repeating: "x", count: 300),
    String(repeating: "x", count: 301), String(repeating: "/", count: 300),
    String(repeating: "😀", count: 10_000), ".writing-1-x", "a.draft", "a",
  ]

  @Test("no identifier leaves the folder or is too long", arguments: hostile)
  func isSafe(identifier: String) {
    for name in [DraftFileName.file(for: identifier), DraftFileName.folder(for: identifier)] {
      #expect(name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "/") })
      #expect(!name.hasPrefix(".") && !name.isEmpty)
      #expect(name.utf8.count <= 140)
    }
  }

  @Test("no two identifiers share a name, even where case does not count")
  func namesDiffer() {
    var random = SeededRandom(seed: 3)
    let alphabet = Array("aA./%-0 é\u{301}e\0".unicodeScalars)
    var identifiers = Set(Self.hostile.map { Array($0.utf8) })
    for _ in 0..<20_000 {
      var scalars = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        scalars.append(alphabet[Int.random(in: 0..<alphabet.count, using: &random)])
      }
      identifiers.insert(Array(String(scalars).utf8))
    }
    // These have the same beginning, and differ only after the part that a name contains.
    for number in 0..<100 {
      identifiers.insert(Array(String(repeating: "é", count: 200 + number).utf8))
    }
    let names = Set(
      identifiers.map { DraftFileName.file(for: String(decoding: $0, as: UTF8.self)).lowercased() })
    #expect(names.count == identifiers.count)
  }
}
