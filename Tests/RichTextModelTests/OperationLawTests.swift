import FoundationEssentials
import RichTextModel
import TestSupport
import Testing

/// Whatever is done to a document, undoing all of it gives the first one, and redoing it the last.
@Suite struct OperationLawTests {
  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func undoingAllGivesTheFirstDocumentAndRedoingAllTheLast(seed: UInt64) {
    for round in 0..<TestEffort.count(12) {
      var session = RandomSession(seed: seed &* 1_000 &+ UInt64(round))
      let first = session.document
      for _ in 0..<200 { session.step() }
      // What was taken back in the end is repeated: the last document is the furthest one.
      session.redoAll()
      let last = session.document
      session.undoAll()
      #expect(session.document == first, "seed \(seed), round \(round)")
      session.redoAll()
      #expect(session.document == last, "seed \(seed), round \(round)")
    }
  }
}

/// A person who edits at random, in editors nested in each other.
private struct RandomSession {
  var document: RichText
  var log = OperationLog(byteBudget: nil)
  var random: RandomContent
  var selection = EditorSelection(caret: 0)

  init(seed: UInt64) {
    random = RandomContent(seed: seed)
    document = random.text()
  }

  mutating func step() {
    switch random.number(below: 20) {
    case 0: undo()
    case 1: redo()
    case 2:
      log.beginGroup()
      for _ in 0..<3 { edit(.command) }
      log.endGroup()
    case 3: edit(.automatic)
    case 4: log.closeStep()
    default: edit(random.number(below: 3) == 0 ? .deleting : .typing)
    }
  }

  private mutating func edit(_ kind: UndoStep.Kind) {
    let path = randomPath()
    guard let text = document.editor(at: path) else { return }
    if random.number(below: 3) == 0, changeTable(in: text, at: path) { return }
    let count = text.count
    let start = kind == .typing ? count : random.number(below: count + 1)
    let length = kind == .typing ? 0 : random.number(below: min(4, count - start) + 1)
    let removed = text.part(start..<(start + length))
    var inserted = RichText()
    if kind != .deleting { inserted = random.text(nesting: kind == .command ? 1 : 0) }
    if random.number(below: 4) == 0, length > 0 { inserted = restyled(removed) }
    let replacement = Replacement(in: path, at: start, removed: removed, inserted: inserted)
    let after = EditorSelection(in: path, caret: replacement.insertedRange.upperBound)
    let done = document.apply(replacement)
    #expect(done)
    log.record(kind, replacement, before: selection, after: after)
    selection = after
  }

  /// Changes the rows, the columns or the cells of a table; returns whether there is one.
  private mutating func changeTable(in text: RichText, at path: EditorPath) -> Bool {
    let tables = text.attachments.filter { $0.content.table != nil }
    guard let (offset, content) = tables.randomElement(using: &random.generator),
      var table = content.table
    else { return false }
    TableContentTests.change(&table, "changed", &random.generator)
    let removed = text.part(offset..<(offset + 1))
    var inserted = removed
    inserted.changeAttributes(in: 0..<1) {
      $0[AttachmentKey.self] = content.replacing(table)
    }
    let replacement = Replacement(in: path, at: offset, removed: removed, inserted: inserted)
    #expect(replacement.isRestyling || removed == inserted)
    let done = document.apply(replacement)
    #expect(done)
    log.record(.command, replacement, before: selection, after: selection)
    return true
  }

  private mutating func restyled(_ text: RichText) -> RichText {
    var text = text
    let attributes = random.attributes()
    text.changeAttributes(in: 0..<text.count) { $0.merge(attributes) }
    return text
  }

  private mutating func randomPath() -> EditorPath {
    var path = EditorPath.root
    var text = document
    while random.number(below: 2) == 0 {
      let nested = text.attachments.filter { !$0.content.editors.isEmpty }
      guard !nested.isEmpty else { break }
      let attachment = nested[random.number(below: nested.count)].content
      let editor = random.number(below: attachment.editors.count)
      path = path.appending(attachment: attachment.id, editor: editor)
      text = attachment.editors[editor]
    }
    // Identifiers are unique among those that were made, and copies of the same one are not edited.
    return document.editor(at: path) == text ? path : .root
  }

  private mutating func undo() {
    guard let step = log.undo() else { return }
    for replacement in step.inverses {
      let done = document.apply(replacement)
      #expect(done)
    }
    selection = step.before
  }

  private mutating func redo() {
    guard let step = log.redo() else { return }
    for replacement in step.replacements {
      let done = document.apply(replacement)
      #expect(done)
    }
    selection = step.after
  }

  mutating func undoAll() { while log.canUndo { undo() } }
  mutating func redoAll() { while log.canRedo { redo() } }
}
