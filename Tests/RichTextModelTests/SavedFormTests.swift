import FoundationEssentials
import RichTextModel
import TestSupport
import Testing

/// Saved content comes back, and other files are rejected with a reason.
@Suite struct SavedFormTests {
  @Test func savingAndReadingGivesTheSameContent() throws {
    var random = RandomContent(seed: 4711)
    for _ in 0..<TestEffort.count(500) {
      let content = random.text(nesting: 3)
      let saved = try SavedForm.bytes(of: content)
      #expect(try SavedForm.content(from: saved) == content)
    }
  }

  @Test func unknownAttributesSurvive() throws {
    let saved = #"""
      {"format":"concertina-rich-text","version":1,"content":[
        {"text":"a","attributes":{"bold":true,"glow":{"radius":[1,2]}}}]}
      """#
    let content = try SavedForm.content(from: saved.utf8)
    let again = try #require(String(bytes: SavedForm.bytes(of: content), encoding: .utf8))
    #expect(again.contains(#""glow":{"radius":[1,2]}"#))
    #expect(again.contains(#""bold":true"#))
  }

  @Test(arguments: [
    ("", SavedFormError(.notJSON, at: "line 1, column 1")),
    (
      "{\n" + ##""format":"concertina-rich-text","version":1,"content":[{"te"##,
      SavedFormError(.notJSON, at: "line 2, column 60")
    ),
    ("[]", SavedFormError(.expected("an object"))),
    (#"{"format":"x"}"#, SavedFormError(.expected("\"concertina-rich-text\""), at: "format")),
    (
      #"{"format":"concertina-rich-text","version":7}"#,
      SavedFormError(.newerVersion(7), at: "version")
    ),
    (
      #"{"format":"concertina-rich-text","version":1e300}"#,
      SavedFormError(.newerVersion(1_000_000_000_000_000), at: "version")
    ),
    (
      #"{"format":"concertina-rich-text","version":1,"content":[{"text":"a"},{"text":3}]}"#,
      SavedFormError(.expected("a text"), at: "content[1].text")
    ),
    (
      #"{"format":"concertina-rich-text","version":1,"content":[{"text":"a","attributes":{"color":"red"}}]}"#,
      SavedFormError(.expected("#rrggbb or #rrggbbaa"), at: "content[0].attributes.color")
    ),
    (
      #"{"format":"concertina-rich-text","version":1,"content":[{"attachment":{"name":"p","size":{"kind":"big"}}}]}"#,
      SavedFormError(
        .expected("one of matchContent, fullWidth, fixed, range, percent"),
        at: "content[0].attachment.size.kind")
    ),
  ])
  func whatIsNoSavedTextSaysWhereAndWhy(saved: String, expected: SavedFormError) {
    #expect(throws: expected) { try SavedForm.content(from: saved.utf8) }
  }

  @Test func aNumberThatJSONCannotExpressIsNotSaved() {
    let panel = RichText(
      AttachmentContent(name: ContentType("panel"), data: ["level": .number(.infinity)]))
    #expect {
      try SavedForm.bytes(of: panel)
    } throws: { error in
      (error as? SavedFormError)?.reason == .unsavable(names: ["inf"])
    }
  }

  @Test func editorsNestedTooDeepAreRefused() throws {
    func nested(_ levels: Int) -> RichText {
      (0..<levels).reduce(RichText("core")) { inner, _ in
        RichText(AttachmentContent(name: ContentType("panel"), editors: [inner]))
      }
    }
    let deepest = nested(SavedForm.maxDepth)
    #expect(try SavedForm.content(from: SavedForm.bytes(of: deepest)) == deepest)
    for depth in [SavedForm.maxDepth + 1, 50] {
      #expect(throws: SavedFormError(.tooDeep)) { try SavedForm.bytes(of: nested(depth)) }
    }
    // As an older version, or another program, may have written it.
    let tooDeep = try SavedForm.bytes(of: nested(50)) { _ in }
    #expect(throws: SavedFormError.self) { try SavedForm.content(from: tooDeep) }
  }

  @Test func aParagraphOfVeryManyRunsIsRefused() throws {
    func striped(_ count: Int, end: String) -> RichText {
      var bold = AttributeContainer()
      bold.fontTraits = .bold
      var text = RichText()
      for number in 0..<count {
        text.append(
          RichText(number == count - 1 ? end : "x", attributes: number % 2 == 0 ? bold : .init()))
      }
      return text
    }
    let most = striped(SavedForm.maxRunCount, end: "x\n")
    let twice = most + striped(SavedForm.maxRunCount - 1, end: "x")
    #expect(try SavedForm.content(from: SavedForm.bytes(of: twice)) == twice)
    let longer = striped(SavedForm.maxRunCount + 1, end: "x")
    for content in [longer, "above\n" + longer, nested(in: longer)] {
      #expect(throws: SavedFormError(.tooManyRuns)) { try SavedForm.bytes(of: content) }
    }
    let tooMany = try SavedForm.bytes(of: longer) { _ in }
    #expect(throws: SavedFormError(.tooManyRuns, at: "content[10000]")) {
      try SavedForm.content(from: tooMany)
    }
  }

  private func nested(in editor: RichText) -> RichText {
    RichText(AttachmentContent(name: ContentType("panel"), editors: [editor]))
  }

  /// Near the limits, what is written is read again, or is not written.
  @Test func whatIsWrittenCanBeRead() throws {
    var bold = AttributeContainer()
    bold.fontTraits = .bold
    var random = SeededRandom(seed: TestEffort.seed(usually: 3))
    var refused = 0
    // Each with one run more than the one before: from below the limit to above it.
    let counts = (-3...2).map { SavedForm.maxRunCount + $0 }
    for count in counts {
      var content = RichText()
      let end = random.pick(["x", "x\n", "\u{2028}", "\r", "é\n"])
      for number in 0..<count {
        content.append(RichText("y", attributes: number % 2 == 0 ? bold : AttributeContainer()))
      }
      content.append(RichText(end))
      let panels = Int.random(in: 0...3, using: &random)
      for _ in 0..<panels { content.append(nested(in: "z")) }
      guard let data = try? SavedForm.bytes(of: content) else {
        refused += 1
        continue
      }
      #expect(try SavedForm.content(from: data) == content)
    }
    #expect((1..<counts.count).contains(refused))
  }

  @Test func charactersThatNoTextHoldsAreReplaced() throws {
    let saved =
      #"{"format":"concertina-rich-text","version":1,"content":[{"text":"a\u0000b\ufffcc"}]}"#
    let content = try SavedForm.content(from: saved.utf8)
    #expect(content.text == "a\u{FFFD}b\u{FFFD}c")
  }
}
