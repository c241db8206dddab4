import FoundationEssentials
import RichTextModel
import Synchronization
import Testing
import TextRules

/// Searching many documents at once.
@Suite struct DocumentIndexTests {
  private typealias Document = DocumentIndex<String>.Document

  private struct Unreadable: Error {}

  private let contents: [String: RichText] = [
    "a": "Shopping\nmilk and more milk\nbread\nMilk",
    "b": "Nothing here"
      + RichText(
        AttachmentContent(id: "p", name: ContentType("panel"), editors: ["a line\nwith MILK"])),
    "c": "Empty",
  ]

  private func results(
    of query: TextQuery, in index: DocumentIndex<String>, _ documents: [Document]
  ) async throws -> [DocumentIndex<String>.Result] {
    var results: [DocumentIndex<String>.Result] = []
    for await result in try index.results(of: query, in: documents) { results.append(result) }
    return results
  }

  private func documents(_ version: String = "1") -> [Document] {
    ["a", "b", "c", "gone"].map { Document($0, title: "Note \($0)", version: version) }
  }

  private func index() -> DocumentIndex<String> {
    DocumentIndex { [contents] key in
      guard let content = contents[key] else { throw Unreadable() }
      return content
    }
  }

  @Test func linesWithHitsAreFoundOnce() async throws {
    let results = try await results(of: TextQuery("milk"), in: index(), documents())
    #expect(results.map(\.document.key) == ["a", "b"])
    #expect(results[0].hits.map(\.line) == ["milk and more milk", "Milk"])
    #expect(results[0].hits.map(\.range) == [9..<13, 34..<38])
    #expect(results[0].hits[1].rangeInLine == 0..<4)
    let nested = results[1].hits
    #expect(nested.map(\.line) == ["with MILK"])
    #expect(nested[0].rangeInLine == 5..<9)
    #expect(nested[0].path == EditorPath.root.appending(attachment: "p"))
  }

  @Test func titlesAreFoundEvenOfWhatCannotBeRead() async throws {
    let results = try await results(of: TextQuery("note gone"), in: index(), documents())
    #expect(results.map(\.document.key) == ["gone"])
    #expect(results[0].hits[0].range.isEmpty)
    #expect(results[0].hits[0].rangeInLine == 0..<9)
  }

  @Test func longLinesAreCutAroundTheHit() async throws {
    let text = String(repeating: "x", count: 500) + "hit" + String(repeating: "y", count: 500)
    let index = DocumentIndex<String> { _ in RichText(text) }
    let hit = try await results(of: TextQuery("hit"), in: index, [Document("a", version: "")])
      .first?.hits.first
    let found = try #require(hit)
    #expect(found.range == 500..<503)
    #expect(found.line.hasPrefix("…x") && found.line.count < 200)
    let scalars = Array(found.line.unicodeScalars)[found.rangeInLine]
    #expect(String(String.UnicodeScalarView(scalars)) == "hit")
  }

  @Test func documentsAreReadAgainOnlyInAnotherVersion() async throws {
    let reads = ReadCount()
    let index = DocumentIndex<String> { _ in
      reads.value.withLock { $0 += 1 }
      return "milk"
    }
    for version in ["1", "1", "2"] {
      _ = try await results(
        of: TextQuery("milk"), in: index, [Document("a", version: version)])
    }
    _ = await index.tasks(of: [Document("a", version: "2")])
    #expect(reads.value.withLock { $0 } == 2)
  }

  @Test func aSearchThatIsGivenUpEnds() async throws {
    let reads = ReadCount()
    let index = DocumentIndex<Int> { _ in
      reads.value.withLock { $0 += 1 }
      return "milk"
    }
    let many = (0..<100_000).map { DocumentIndex<Int>.Document($0, version: "") }
    for await _ in try index.results(of: TextQuery("milk"), in: many) { break }
    // Another one is not behind the first.
    _ = await index.tasks(of: [])
    #expect(reads.value.withLock { $0 } < 100_000)
  }

  @Test func tasksOfAllDocumentsAreListed() async {
    let index = DocumentIndex<String> { TaskTests.task($0) }
    let found = await index.tasks(of: ["a", "b"].map { Document($0, version: "") })
    #expect(found.map(\.document.key) == ["a", "b"])
    #expect(found.flatMap(\.tasks).map(\.text) == ["a", "b"])
  }

  @Test func anInvalidExpressionIsAnError() {
    #expect(throws: PatternError.self) {
      _ = try index().results(of: TextQuery("(", isExpression: true), in: documents())
    }
  }
}

private final class ReadCount: Sendable {
  let value = Mutex(0)
}
