import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// Laws that hold after any edits of a tree of real editors.
final class EditingLawTests: WidgetTestCase {
  func testUndoingAllGivesTheFirstDocumentAndRedoingAllTheLast() throws {
    try onMain {
      for seed in TestEffort.seeds(10) {
        markProgress("seed \(seed)")
        var user = RandomUser(seed: seed)
        let first = user.root.content
        for _ in 0..<250 { user.act() }
        while user.root.redo() {}
        let last = user.root.content
        XCTAssertEqual(
          try SavedForm.content(from: SavedForm.bytes(of: last)), last, "seed \(seed)")
        if seed % 10 == 0 { try Self.checkSavedHistory(of: user.root, first: first, last: last) }
        while user.root.undo() {}
        XCTAssertEqual(user.root.content, first, "seed \(seed)")
        while user.root.redo() {}
        XCTAssertEqual(user.root.content, last, "seed \(seed)")
      }
    }
  }

  /// Checks that another editor with the saved history can undo and redo everything too.
  @MainActor
  private static func checkSavedHistory(of editor: EditorView, first: RichText, last: RichText)
    throws
  {
    let other = EditorView(context: EditorViewContext())
    other.attachmentMaker = { content in
      guard content.picture == nil, content.table == nil else { return nil }
      let inner = EditorView(context: EditorViewContext())
      return RichTextEditing.Attachment(
        name: content.name, content: inner, size: content.size, isBlock: content.isBlock,
        editors: [inner])
    }
    try other.restore(savedHistory: editor.savedHistory())
    XCTAssertEqual(other.content, last)
    XCTAssertEqual(other.undoDepth, editor.undoDepth)
    while other.undo() {}
    XCTAssertEqual(other.content, first)
    while other.redo() {}
    XCTAssertEqual(other.content, last)
    XCTAssertThrowsError(try other.restore(savedHistory: "[]".utf8))
    XCTAssertEqual(other.content, last)
  }
}

/// A random user who types, deletes and formats, and inserts, moves and removes attachments, at any
/// depth.
@MainActor
private struct RandomUser {
  let root = EditorView()
  private var random: SeededRandom
  private let letters: [String]
  private let words: String

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    // Pango 1.50 ends the program at a joiner before a widget in a right-to-left paragraph whose
    // lines have no width, as in an editor that was never shown. So a seed has one or the other.
    let runsToTheLeft = seed.isMultiple(of: 2)
    letters = ["a", " ", "é", "\n", runsToTheLeft ? "ל" : "👨‍👩‍👧"]
    words = runsToTheLeft ? "\nשלום עולם\n" : "\nmore words\n"
    root.content = "first words\nand more"
  }

  mutating func act() {
    let editors = [root] + root.nestedEditors
    let editor = editors[number(below: editors.count)]
    let range = self.range(in: editor)
    switch number(below: 30) {
    case 0: root.undo()
    case 1: root.redo()
    case 2, 3: editor.changeAttributes(in: range) { $0[FontTraitsKey.self] = .bold }
    case 4: editor.changeAttributes(in: range) { $0[FontTraitsKey.self] = nil }
    case 5: editor.insertAttachment(attachment(), in: range)
    case 6: editor.attachments.randomElement(using: &random)?.removeFromContainer()
    case 7: move(to: editor, range)
    case 8: editor.replaceCharacters(in: range, with: editor.selectedText)
    case 9: delete(range, in: editor)
    case 10, 11: style(range, in: editor)
    case 12: indent(range, of: editor)
    case 13:
      editor.selectedRange = range.lowerBound..<range.lowerBound
      editor.area.insertAtCaret(words)
    case 14, 15, 16: list(range, in: editor)
    case 17: changePicture(in: editor)
    case 18: insertTable(in: editor, range)
    case 19, 20, 21: changeTable(around: editor)
    case 22, 23: collapse(range, in: editor)
    default: type(in: editor, at: range.lowerBound)
    }
  }

  private mutating func number(below limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &random)
  }

  private mutating func range(in editor: EditorView) -> Range<Int> {
    let start = number(below: editor.contentLength + 1)
    return start..<min(start + number(below: 5), editor.contentLength)
  }

  private mutating func attachment() -> RichTextEditing.Attachment {
    if random.once(in: 3) {
      let size = PictureSize(width: 40 + number(below: 80), height: 30)
      return PictureAttachment(PictureContent(.reference("x"), naturalSize: size))
    }
    let inner = EditorView()
    let sizes: [AttachmentSize] = [
      .matchContent, .fullWidth, .fixed(90), .range(minWidth: 60, maxWidth: 140), .percent(50),
    ]
    return RichTextEditing.Attachment(
      name: ContentType("panel"), content: inner, size: random.pick(sizes),
      isBlock: random.once(in: 3), editors: [inner])
  }

  /// Resizes a picture, or describes it.
  private mutating func changePicture(in editor: EditorView) {
    let pictures = editor.attachments.compactMap { $0 as? PictureAttachment }
    guard let picture = pictures.randomElement(using: &random) else { return }
    if random.once(in: 2) {
      picture.picture.size = .fixed(20 + number(below: 200))
    } else {
      picture.picture.alternativeText = random.pick(["", "A cat", "Hills"])
    }
  }

  private mutating func insertTable(in editor: EditorView, _ range: Range<Int>) {
    editor.selectedRange = range
    let command = InsertTableCommand(rows: 1 + number(below: 3), columns: 1 + number(below: 3))
    // A table with many tables in it would be all that is left of the document.
    guard command.canExecute(on: editor), root.nestedEditors.count < 60 else { return }
    command.execute(on: editor)
  }

  /// Changes the rows, the columns or the cells of a table.
  private mutating func changeTable(around editor: EditorView) {
    let cells = root.nestedEditors.filter { TableAttachment.around($0) != nil }
    let around =
      TableAttachment.around(editor) == nil ? cells.randomElement(using: &random) : editor
    guard let cell = around, let (table, position) = TableAttachment.around(cell) else { return }
    if random.once(in: 3), let other = table.structure.positions.randomElement(using: &random) {
      table.selecting.select(from: position, to: other)
    }
    let changes = TableCommand.Change.allCases.filter { $0 != .remove || number(below: 6) == 0 }
    let command = TableCommand(random.pick(changes))
    if command.canExecute(on: cell) { command.execute(on: cell) }
  }

  private mutating func indent(_ range: Range<Int>, of editor: EditorView) {
    let (first, indent) = (-12 * number(below: 2), 24 * number(below: 4))
    let alignment: ParagraphFormat.Alignment = random.pick([.natural, .right, .center])
    editor.changeAttributes(in: range) {
      $0[ParagraphKey.self] = ParagraphFormat(
        alignment: alignment, firstLineIndent: first, headIndent: indent)
    }
  }

  /// Gives paragraphs a style, or inserts a rule.
  private mutating func style(_ range: Range<Int>, in editor: EditorView) {
    editor.selectedRange = range
    let names: [StyleName] = [.body, .heading(1), .heading(4), .quote, .code]
    guard number(below: 8) > 0 else { return RuleCommand().execute(on: editor) }
    StyleCommand(random.pick(names)).execute(on: editor)
  }

  /// Collapses sections, or expands them.
  private mutating func collapse(_ range: Range<Int>, in editor: EditorView) {
    editor.hasCollapsibleHeadings = true
    guard number(below: 3) > 0 else { return editor.setAllCollapsed(random.once(in: 2)) }
    editor.setCollapsed(number(below: 3) > 0, at: range.lowerBound)
  }

  /// Makes items, changes their levels, or moves them.
  private mutating func list(_ range: Range<Int>, in editor: EditorView) {
    editor.selectedRange = range
    switch number(below: 7) {
    case 0: ListCommand.bulletedList.execute(on: editor)
    case 1: ListCommand.numberedList.execute(on: editor)
    case 2: ListCommand.taskList.execute(on: editor)
    case 3: editor.lists.nest()
    case 4: editor.lists.unnest()
    case 5: editor.lists.toggleTicks()
    default: editor.lists.move(down: number(below: 2) == 0)
    }
  }

  private mutating func move(to editor: EditorView, _ range: Range<Int>) {
    let all = ([root] + root.nestedEditors).flatMap(\.attachments)
    guard let attachment = all.randomElement(using: &random) else { return }
    editor.insertAttachment(attachment, in: range)
  }

  private func delete(_ range: Range<Int>, in editor: EditorView) {
    editor.selectedRange = range
    editor.area.buffer.deleteBackward()
  }

  private mutating func type(in editor: EditorView, at offset: Int) {
    editor.selectedRange = offset..<offset
    for character in letters.shuffled(using: &random).prefix(3) {
      editor.area.insertAtCaret(character)
    }
  }
}
