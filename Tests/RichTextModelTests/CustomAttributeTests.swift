import FoundationEssentials
import Testing

@testable import RichTextModel

/// Attributes that an app brings along are kept like those of the library.
@Suite struct CustomAttributeTests {
  /// Registered: it is saved.
  enum CommentKey: CodableAttributedStringKey {
    typealias Value = String
    static let name = "org.example.comment"
  }

  /// Registered, with a value of several parts and a key that has no form of its own for it.
  enum SourceKey: AttributedStringKey {
    struct Value: Hashable, Codable, Sendable { var page: Int, title: String }
    static let name = "org.example.source"
  }

  /// An attribute that cannot be saved.
  enum TokenKey: AttributedStringKey {
    struct Value: Hashable, Sendable { var number: Int }
    static let name = "org.example.token"
  }

  init() {
    RichTextAttributes.register(CommentKey.self)
    RichTextAttributes.register(SourceKey.self)
  }

  private static func commented(_ text: String) -> RichText {
    var attributes = AttributeContainer()
    attributes[CommentKey.self] = "Which one?"
    attributes[SourceKey.self] = SourceKey.Value(page: 3, title: "Bees")
    attributes[FontTraitsKey.self] = .bold
    return RichText(text, attributes: attributes)
  }

  private static func marked(_ text: String) -> RichText {
    var attributes = AttributeContainer()
    attributes[TokenKey.self] = TokenKey.Value(number: 7)
    return RichText(text, attributes: attributes)
  }

  // MARK: The saved form

  @Test func whatIsCodableIsSavedAndRead() throws {
    let content = "a " + Self.commented("b") + " c"
    #expect(try SavedForm.content(from: SavedForm.bytes(of: content)) == content)
    let panel = AttachmentContent(name: "panel", editors: [content])
    let outer = "x" + RichText(panel)
    #expect(try SavedForm.content(from: SavedForm.bytes(of: outer)) == outer)
  }

  @Test func itIsSavedApartFromTheNamesOfTheFormat() throws {
    let saved = try #require(
      String(bytes: SavedForm.bytes(of: Self.commented("b")), encoding: .utf8))
    #expect(saved.contains(#""custom":{"org.example.comment":"Which one?","#))
  }

  @Test func whatCannotBeSavedIsToldByItsName() {
    let content = "a" + Self.marked("b")
    let panel = "x" + RichText(AttachmentContent(name: "panel", editors: [content]))
    let expected = SavedFormError(.unsavable(names: [TokenKey.name]))
    #expect(throws: expected) { try SavedForm.bytes(of: content) }
    #expect(throws: expected) { try SavedForm.bytes(of: panel) }
    #expect(expected.description.contains(TokenKey.name))
    var log = OperationLog()
    let start = EditorSelection(caret: 0)
    log.record(.command, Replacement(at: 0, removed: content), before: start, after: start)
    #expect(throws: expected) { try SavedHistory.bytes(of: "plain", log) }
  }

  @Test func itIsLeftOutOnDemand() throws {
    var names: [String] = []
    let data = try SavedForm.bytes(of: Self.commented("a") + Self.marked("b")) { names = $0 }
    #expect(names == [TokenKey.name])
    #expect(try SavedForm.content(from: data) == Self.commented("a") + "b")
    var nothing: [String]?
    _ = SavedForm.value(of: Self.commented("a")) { nothing = $0 }
    #expect(nothing == nil)
  }

  @Test func aValueThatWouldComeBackAsAnotherOneCannotBeSaved() {
    enum BigKey: AttributedStringKey {
      typealias Value = Int
      static let name = "org.example.big"
    }
    RichTextAttributes.register(BigKey.self)
    var attributes = AttributeContainer()
    attributes[BigKey.self] = (1 << 60) + 1
    #expect(RichText("a", attributes: attributes).unsavableAttributes == [BigKey.name])
    attributes[BigKey.self] = 12
    #expect(RichText("a", attributes: attributes).unsavableAttributes == [])
  }

  @Test func valuesOfUnknownKeysAreWrittenAgain() throws {
    let run =
      #"{"attributes":{"custom":{"org.example.comment":"b","org.example.later":{"a":1}}},"text":"x"}"#
    let file = #"{"content":["# + run + #"],"format":"concertina-rich-text","version":1}"#
    let content = try SavedForm.content(fromText: file)
    #expect(content.runs[0].attributes[CommentKey.self] == "b")
    #expect(String(bytes: try SavedForm.bytes(of: content), encoding: .utf8) == file)
  }

  @Test func aValueOfAnotherKindIsAnErrorWithItsName() {
    let run = #"{"attributes":{"custom":{"org.example.comment":3}},"text":"x"}"#
    let file = #"{"content":["# + run + #"],"format":"concertina-rich-text","version":1}"#
    #expect(
      throws: SavedFormError(
        .expected("a value of the attribute org.example.comment"),
        at: "content[0].attributes.custom.org.example.comment")
    ) { try SavedForm.content(fromText: file) }
  }

  // MARK: Changes

  @Test func changesTellOfThem() {
    let old = Self.commented("a").runs[0].attributes
    var new = old
    new[CommentKey.self] = "That one."
    new[SourceKey.self] = nil
    new[TokenKey.self] = TokenKey.Value(number: 1)
    let change = AttributeChange(from: old, to: new)
    var added = AttributeContainer()
    added[CommentKey.self] = "That one."
    added[TokenKey.self] = TokenKey.Value(number: 1)
    var removed = AttributeContainer()
    removed[SourceKey.self] = SourceKey.Value(page: 3, title: "Bees")
    #expect(change.added == added)
    #expect(change.removed == removed)
  }

  @Test func theyAreTakenAwayAndLocked() {
    var attributes = Self.commented("a").runs[0].attributes
    attributes[TokenKey.self] = TokenKey.Value(number: 1)
    var less = attributes
    less.subtract(Self.marked("b").runs[0].attributes)
    #expect(less == Self.commented("a").runs[0].attributes)
    attributes[LockedAttributesKey.self] = [TokenKey.name, CommentKey.name]
    attributes.removeLocked()
    var rest = AttributeContainer()
    rest[FontTraitsKey.self] = .bold
    rest[SourceKey.self] = SourceKey.Value(page: 3, title: "Bees")
    #expect(attributes == rest)
  }
}
