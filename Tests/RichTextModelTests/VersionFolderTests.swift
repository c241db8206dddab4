import Foundation
import Testing

@testable import RichTextModel

/// Older versions of a file.
@Suite struct VersionFolderTests {
  private let folder = VersionFolder(
    NSTemporaryDirectory() + "concertina-" + UUID().uuidString + "/.versions/Note")

  private func date(daysAgo days: Double) -> Date {
    Date(timeIntervalSince1970: 1_800_000_000 - days * 86_400)
  }

  @Test func versionsAreKeptNewestFirst() throws {
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    #expect(folder.all.isEmpty)
    try folder.add(Array("one".utf8), at: date(daysAgo: 2))
    try folder.add(Array("two".utf8), at: date(daysAgo: 1))
    try folder.add(Array("two".utf8), at: date(daysAgo: 0))
    #expect(folder.all.map(\.date) == [date(daysAgo: 1), date(daysAgo: 2)])
    #expect(try folder.bytes(of: folder.all[1]) == Array("one".utf8))
    try Data("other".utf8).write(to: URL(filePath: folder.path + "/README"))
    #expect(folder.all.count == 2)
  }

  /// The clock may be set back between two versions, to a time at which there is one.
  @Test func noVersionTakesThePlaceOfAnother() throws {
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    let texts = ["one", "two", "three", "four"]
    for (number, text) in texts.enumerated() {
      try folder.add(Array(text.utf8), at: date(daysAgo: number == 3 ? 1 : 0))
    }
    let kept = try folder.all.map { String(decoding: try folder.bytes(of: $0), as: UTF8.self) }
    #expect(kept == ["three", "two", "one", "four"])
    try folder.thinOut(at: date(daysAgo: 1))
    #expect(folder.all.count == 4, "what seems to come from the future stays")
  }

  @Test func onlyTheUserMayReadAVersionUnlessOthersMayReadTheFile() throws {
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    try folder.add(Array("one".utf8))
    let path = try #require(folder.all.first?.path)
    let found = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect((found as? NSNumber)?.intValue == 0o600)
  }

  @Test func oldVersionsAreThinnedOut() throws {
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    for hour in 0..<240 {
      try folder.add(Array("\(hour)".utf8), at: date(daysAgo: Double(hour) / 24))
    }
    let before = folder.all
    try folder.thinOut(at: date(daysAgo: 0))
    let after = folder.all
    #expect(after.count < before.count)
    #expect(after.first == before.first)
    #expect(after.filter { $0.date >= date(daysAgo: 1) }.count == 25)
    // After a week one of each day stays.
    #expect((2...4).contains(after.filter { $0.date < date(daysAgo: 7) }.count))
  }

  @Test func versionsFollowTheirFile() throws {
    let root = URL(filePath: folder.path).deletingLastPathComponent().deletingLastPathComponent()
    defer { try? FileManager.default.removeItem(at: root) }
    let other = VersionFolder(root.path + "/Work/.versions/Plan")
    try other.add(Array("another file's".utf8), at: date(daysAgo: 3))
    try folder.add(Array("one".utf8), at: date(daysAgo: 2))
    try folder.move(to: folder)
    try folder.move(to: other)
    #expect(folder.all.isEmpty)
    #expect(other.all.map(\.date) == [date(daysAgo: 2)])
    // A file without versions takes over none, either.
    try folder.move(to: other)
    #expect(other.all.isEmpty)
    try folder.add(Array("two".utf8), at: date(daysAgo: 1))
    try folder.removeAll()
    try folder.removeAll()
    #expect(folder.all.isEmpty)
  }

  @Test func thinningTwiceIsThinningOnce() {
    var random = SystemRandomNumberGenerator()
    let dates = (0..<500).map { _ in
      date(daysAgo: Double.random(in: 0...400, using: &random))
    }
    let kept = VersionFolder.kept(of: dates, at: date(daysAgo: 0))
    #expect(VersionFolder.kept(of: kept, at: date(daysAgo: 0)) == kept)
    #expect(kept.count < 220)
  }
}
