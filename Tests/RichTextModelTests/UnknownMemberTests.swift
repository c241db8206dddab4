import FoundationEssentials
import TestSupport
import Testing

@testable import RichTextModel

/// What other programs and later versions have written beside what this one knows is written again.
@Suite struct UnknownMemberTests {
  /// Adds a member to every object in a value, with its path as its value.
  private func injected(_ value: JSONValue, at path: String = "") -> JSONValue {
    switch value {
    case .array(let elements):
      return .array(elements.enumerated().map { injected($1, at: "\(path)[\($0)]") })
    case .object(let object):
      var changed = object.dictionary
      for (name, value) in changed { changed[name] = injected(value, at: "\(path).\(name)") }
      changed["x-unknown"] = .members(["path": .string(path), "more": [1, nil, ["deep": true]]])
      return .members(changed)
    case .null, .bool, .number, .string: return value
    }
  }

  private func saved(_ value: JSONValue) throws -> (content: RichText, again: JSONValue) {
    var others: [String: JSONValue] = [:]
    let data = try SavedForm.bytes(of: value)
    let content = try SavedForm.content(from: data, others: &others)
    return (content, try parsed(SavedForm.bytes(of: content, replacing: data)))
  }

  private func parsed(_ data: [UInt8]) throws -> JSONValue {
    try JSONValue(parsing: data)
  }

  @Test func membersOfEveryObjectSurvive() throws {
    var random = RandomContent(seed: TestEffort.seed(usually: 99))
    for _ in 0..<TestEffort.count(300) {
      let content = random.text(nesting: 3)
      let value = injected(try SavedForm.value(of: content))
      #expect(try saved(value).again == value)
    }
  }

  @Test func whatWeWriteHasNoneThatAreUnknown() throws {
    var random = RandomContent(seed: TestEffort.seed(usually: 98))
    for _ in 0..<TestEffort.count(300) {
      let content = random.text(nesting: 3)
      let read = try SavedForm.content(from: SavedForm.bytes(of: content))
      read.forEachRun { #expect($1[UnknownMembersKey.self] == nil) }
    }
  }

  private static let task = #"""
    {"format": "concertina-rich-text", "version": 1, "tags": ["a"], "content": [
      {"text": "one\n", "id": 7, "attributes": {
        "paragraph": {"list": {"kind": "task", "level": 0, "due": "May"}, "page": 2}}}]}
    """#

  @Test func theyStayWhenTheirObjectChangesAndGoWithIt() throws {
    let data = Array(Self.task.utf8)
    var content = try SavedForm.content(from: data)
    let task = try #require(content.tasks.first)
    content.setChecked(true, of: task)
    func paragraph() throws -> JSONValue? {
      try SavedForm.value(of: content)["content"]?.arrayValue?.first?["attributes"]?["paragraph"]
    }
    #expect(try paragraph()?["list"]?["isChecked"] == true)
    #expect(try paragraph()?["list"]?["due"] == "May")
    content.changeAttributes(in: 0..<content.count) { $0[ParagraphKey.self]?.list = nil }
    #expect(try paragraph()?["list"] == nil)
    #expect(try paragraph()?["page"] == 2)
    content.changeAttributes(in: 0..<content.count) { $0[ParagraphKey.self] = nil }
    #expect(try paragraph() == nil)
    #expect(try SavedForm.value(of: content)["content"]?.arrayValue?.first?["id"] == 7)
    let again = try SavedForm.bytes(of: content, replacing: data)
    #expect(try parsed(again)["tags"] == ["a"])
    #expect(try SavedForm.value(of: SavedForm.content(from: again)) == SavedForm.value(of: content))
  }

  @Test func theyStayWhenATableChanges() throws {
    let saved = #"""
      {"format": "concertina-rich-text", "version": 1, "content": [{"attachment": {"name": "table",
        "isBlock": true, "editors": [[], []], "data": {"columns": [{"note": "left"}, {}]}}}]}
      """#
    let content = try SavedForm.content(from: saved.utf8)
    let attachment = try #require(content.attachments.first?.content)
    var table = try #require(attachment.table)
    table.columns.swapAt(0, 1)
    let columns = attachment.replacing(table).data["columns"]?.arrayValue
    #expect(columns?.map { $0["note"] } == [nil, "left"])
  }
}
