import FoundationEssentials
import RichTextModel
import Testing

/// Content with its log, written and read.
@Suite struct SavedHistoryTests {
  private static let path = EditorPath.root.appending(attachment: "a1", editor: 2)

  private static var log: OperationLog {
    var bold = AttributeContainer()
    bold.fontTraits = .bold
    var log = OperationLog()
    let start = EditorSelection(caret: 0)
    log.record(
      .typing, Replacement(at: 0, inserted: RichText("warm", attributes: bold)), before: start,
      after: EditorSelection(caret: 4))
    log.closeStep()
    log.record(
      .command,
      Replacement(
        in: path, at: 3, removed: "old",
        inserted: RichText(AttachmentContent(id: "a2", name: ContentType("panel"), editors: ["x"]))),
      before: EditorSelection(in: path, caret: 6, anchor: 3), after: start)
    _ = log.undo()
    return log
  }

  @Test func nothingIsLost() throws {
    let content = RichText("warm") + RichText(AttachmentContent(id: "a1", name: ContentType("box")))
    let (read, log) = try SavedHistory.content(from: SavedHistory.bytes(of: content, Self.log))
    #expect(read == content)
    #expect(log.undoSteps == Self.log.undoSteps)
    #expect(log.redoSteps == Self.log.redoSteps)
  }

  @Test(arguments: [
    ("{", "not JSON"), ("[]", "expected an object"), ("{}", "format"),
    (#"{"format": "concertina-rich-text", "version": 1}"#, "concertina-rich-text-history"),
    (
      #"{"format": "concertina-rich-text-history", "version": 7, "content": []}"#, "newer"
    ),
    (
      #"{"format": "concertina-rich-text-history", "version": 1, "content": [], "undo": [{}]}"#,
      "undo[0].changes"
    ),
    (
      #"{"format": "concertina-rich-text-history", "version": 1, "content": [], "undo": [{"changes": [{"path": [], "offset": -1}]}]}"#,
      "undo[0].changes[0].offset"
    ),
  ])
  func whatIsWrongIsNamed(text: String, message: String) {
    do {
      _ = try SavedHistory.content(from: text.utf8)
      Issue.record("was read: \(text)")
    } catch {
      #expect("\(error)".contains(message), "\(error)")
    }
  }
}
