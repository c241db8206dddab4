import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// The markers of lists, as they are painted.
///
/// They are compared with the same text in ordinary paragraphs of the same indents: only the room
/// before the text may look different.
final class ListMarkerTests: WidgetTestCase {
  /// The columns and rows of the pixels that differ between two pictures.
  struct Difference {
    let columns: ClosedRange<Int>
    let rows: ClosedRange<Int>
  }

  @MainActor
  static func pixels(of content: RichText, _ change: (EditorView) -> Void = { _ in })
    throws -> (pixels: [UInt8], width: Int, carets: [Rectangle], height: Int)
  {
    var texture: Texture?
    var (carets, height) = ([Rectangle](), 0)
    withEditor(content, isFocused: false) { editor, host in
      change(editor)
      editor.resignFocus()
      host.settle()
      texture = editor.area.makeTexture()
      carets = (0..<editor.area.buffer.lineCount).map {
        editor.caretRectangle(at: editor.implementation.content.range(ofLine: $0).lowerBound)
      }
      height = editor.height
    }
    let picture = try XCTUnwrap(texture)
    return (picture.pixels, picture.width, carets, height)
  }

  /// The same content without lists, but with their indents.
  @MainActor
  static func twin(of content: RichText) -> RichText {
    let paragraphs = EditorView(context: EditorViewContext()).implementation.content.tags.paragraphs
    var twin = content
    twin.changeAttributes(in: 0..<twin.count) { attributes in
      guard let format = attributes[ParagraphKey.self] else { return }
      attributes[ParagraphKey.self] = ParagraphFormat(
        headIndent: paragraphs.indent(of: format))
    }
    return twin
  }

  static func difference(
    _ first: [UInt8], _ second: [UInt8], width: Int, rows: Range<Int>
  ) -> Difference? {
    var (columns, lines) = (Set<Int>(), Set<Int>())
    for row in rows {
      for column in 0..<width {
        let start = (row * width + column) * 4
        guard first[start..<(start + 4)] != second[start..<(start + 4)] else { continue }
        columns.insert(column)
        lines.insert(row)
      }
    }
    guard let left = columns.min(), let right = columns.max(), let top = lines.min(),
      let bottom = lines.max()
    else { return nil }
    return Difference(columns: left...right, rows: top...bottom)
  }

  /// Checks that a marker is painted on each line of a text, and nothing else is different.
  @MainActor
  private static func checkMarkers(of lines: [String], toTheRight: Bool = false) throws {
    let content = EditorView.list(lines)
    let (listed, plain) = (try pixels(of: content), try pixels(of: twin(of: content)))
    XCTAssertEqual(listed.height, plain.height)
    XCTAssertEqual(listed.carets, plain.carets)
    let scale = listed.width / 400
    for (line, caret) in listed.carets.enumerated() {
      let rows = Int(caret.y) * scale..<Int(caret.y + caret.height) * scale
      let found = try XCTUnwrap(
        difference(listed.pixels, plain.pixels, width: listed.width, rows: rows), lines[line])
      let edge = Int(caret.x) * scale
      if toTheRight {
        XCTAssertGreaterThan(found.columns.lowerBound, edge, lines[line])
        XCTAssertLessThan(found.columns.upperBound, listed.width - 1, lines[line])
      } else {
        XCTAssertLessThan(found.columns.upperBound, edge, lines[line])
        XCTAssertGreaterThan(found.columns.lowerBound, 0, lines[line])
      }
      let nearest = toTheRight ? found.columns.lowerBound : found.columns.upperBound
      XCTAssertLessThan(abs(edge - nearest), 12 * scale, lines[line])
    }
  }

  func testEachKindIsPaintedBeforeTheText() throws {
    try onMain {
      try Self.checkMarkers(of: [
        "- one", "  - two", "    - three", "# one", "  # two", "    # three", "o open", "x done",
        "- two lines of text that is wider than the editor, so that it is wrapped to the next one",
      ])
    }
  }

  func testRightToLeftTextHasThemToTheRight() throws {
    try onMain {
      try Self.checkMarkers(of: ["- שלום", "  # עולם", "o שלום", "x עולם"], toTheRight: true)
    }
  }

  func testANumberHasTheDirectionOfItsText() throws {
    try onMain {
      let content = EditorView.list(["# one", "  # two"])
      let pictures = try [GtkCore.TextDirection.leftToRight, .rightToLeft].map { direction in
        try Self.pixels(of: content) { $0.area.textView.direction = direction }.pixels
      }
      XCTAssert(pictures[0] == pictures[1])
    }
  }

  func testAWideNumberIsNotCut() {
    onMain {
      let format = ParagraphFormat(list: ListItem(.number, start: 123_456_789))
      for width in [400, 120] {
        let areas = Self.painted(RichText(paragraphs: [("wide", format)]), width: width)
        XCTAssertEqual(areas.count, 1)
      }
    }
  }

  func testAnAppHasMarkersOfItsOwn() throws {
    try onMain {
      let content = EditorView.list(["- a", "# b"])
      let (usual, own) = (
        try Self.pixels(of: content),
        try Self.pixels(of: content) { editor in
          editor.listMarker = { item, _ in item.kind == .bullet ? .text("→") : nil }
          XCTAssertEqual(editor.paragraphs.map(\.marker?.text), ["→", "1."])
          let panel = EditorView()
          editor.insertAttachment(
            RichTextEditing.Attachment(
              name: ContentType("panel"), content: panel, size: .fullWidth, isBlock: true,
              editors: [panel]), in: 0..<0)
          XCTAssertNotNil(panel.listMarker)
          editor.undo()
        }
      )
      let rows = usual.carets.map { Int($0.y)..<Int($0.y + $0.height) }
      let scale = usual.width / 400
      let differs = rows.map {
        Self.difference(
          usual.pixels, own.pixels, width: usual.width,
          rows: $0.lowerBound * scale..<$0.upperBound * scale) != nil
      }
      XCTAssertEqual(differs, [true, false])
    }
  }

  func testAnEmptyLastItemHasItsMarkerWhereverTheCaretIs() throws {
    try onMain {
      var pictures: [[UInt8]] = []
      for isThere in [true, false] {
        let picture = try Self.pixels(of: EditorView.list(["- ab"])) { editor in
          editor.selectedRange = editor.textEndRange
          editor.area.insertAtCaret("\n")
          XCTAssertEqual(editor.listedLines, ["• ab", "• "])
          if !isThere { editor.selectedRange = 0..<0 }
        }
        pictures.append(picture.pixels)
      }
      XCTAssert(pictures[0] == pictures[1])
    }
  }

  func testTheCaretOfAnEmptyItemIsWhereTheLetterWillBe() {
    onMain {
      for (letters, next) in [("ab", "a"), ("שש", "ש")] {
        for below in ["", "\n\(letters)"] {
          withEditor(EditorView.list(["- \(letters)"]) + RichText(below)) { editor, host in
            editor.selectedRange = 2..<2
            host.press("Return")
            host.settle()
            XCTAssertEqual(editor.area.violations, [])
            let empty = editor.caretRectangle(at: 3).x
            host.type(next)
            host.settle()
            XCTAssertEqual(empty, editor.caretRectangle(at: 3).x, letters + below)
            XCTAssertEqual(editor.area.violations, [])
          }
        }
      }
    }
  }

  /// Returns the markers of a content, as they are painted.
  @MainActor
  private static func painted(_ content: RichText, width: Int = 400) -> [Rectangle] {
    var areas: [Rectangle] = []
    withEditor(content, width: width) { editor, host in
      host.settle()
      XCTAssertEqual(editor.area.violations, [])
      areas = editor.implementation.features.part(ListMarkers.self)!.painted.map(\.area)
    }
    return areas
  }

  func testMarkersOfAStyleHaveTheSameSize() {
    onMain {
      let formats = [StyleName.body, .heading(1)].flatMap { style in
        [9, 10, 1_000].map {
          ParagraphFormat(list: ListItem(.number, start: $0), style: style)
        }
      }
      let content = RichText(paragraphs: formats.map { ("item", $0) })
      let areas = Self.painted(content)
      XCTAssertEqual(areas.count, 6)
      for group in [areas.prefix(3), areas.suffix(3)] {
        XCTAssertEqual(Set(group.map(\.height)).count, 1)
        let ends = Set(group.map { ($0.x + $0.width).rounded() })
        XCTAssertEqual(ends.count, 1, "the texts begin below each other")
      }
      XCTAssertGreaterThan(areas[5].height, areas[0].height * 1.5)
    }
  }

  func testMarkersOfLargeLettersAreWhole() {
    onMain {
      for line in ["o open", "# one"] {
        var content = EditorView.list([line])
        content.changeAttributes(in: 0..<content.count) { $0[FontSizeKey.self] = 48 }
        XCTAssertEqual(Self.painted(content).count, 1)
      }
      let heading = ParagraphFormat(list: ListItem(.task), style: .heading(1))
      XCTAssertEqual(Self.painted(RichText(paragraphs: [("task", heading)])).count, 1)
      XCTAssertEqual(
        Self.painted(RichText(paragraphs: [("task", heading)]), width: 60).count, 1)
    }
  }

  func testTheRoomGrowsWithTheNumbersThatAreTyped() {
    onMain {
      let format = ParagraphFormat(list: ListItem(.number, start: 999))
      withEditor(RichText(paragraphs: [("a", format)])) { editor, host in
        host.settle()
        editor.selectedRange = 1..<1
        let paints = host.paints {
          host.press("Return")
          host.type("b")
          host.settle()
        }
        XCTAssertEqual(editor.listedLines, ["999. a", "1000. b"])
        XCTAssertEqual(editor.caretRectangle(at: 0).x, editor.caretRectangle(at: 2).x)
        XCTAssertEqual(paints.flatMap(\.violations), [])
        XCTAssertEqual(editor.area.violations, [])
      }
    }
  }

  func testMarkersFollowTheSizeOfTheLetters() throws {
    try onMain {
      var heights: [Int] = []
      // A marker that is wider than its room gets a smaller font, so not twice as large.
      for size in [10.0, 15] {
        var content = EditorView.list(["# one"])
        content.changeAttributes(in: 0..<content.count) { $0[FontSizeKey.self] = size }
        let (listed, plain) = (
          try Self.pixels(of: content), try Self.pixels(of: Self.twin(of: content))
        )
        let rows = 0..<(listed.pixels.count / 4 / listed.width)
        let found = try XCTUnwrap(
          Self.difference(listed.pixels, plain.pixels, width: listed.width, rows: rows))
        heights.append(found.rows.count)
      }
      XCTAssertGreaterThan(heights[1], heights[0] * 5 / 4)
    }
  }

  func testNumbersFollowAnEditAbove() throws {
    try onMain {
      let lines = ["# a", "# b", "# c"]
      let edited = try Self.pixels(of: EditorView.list(lines)) { editor in
        editor.selectedRange = 0..<0
        ListCommand.numberedList.execute(on: editor)
      }
      let loaded = try Self.pixels(of: EditorView.list(["a", "# b", "# c"]))
      XCTAssert(edited.pixels == loaded.pixels)
    }
  }

  // MARK: Boxes

  @MainActor
  private static func click(_ editor: EditorView, line: Int, dx: Double) {
    let lists = editor.lists
    let view = editor.area.textView
    let box = TaskBox(ItemPlace(line, editor.implementation.node)).square
    let origin = view.originOfText
    lists.tapped(
      Click(
        button: 1, at: (box.x + box.width / 2 + dx + origin.x, box.y + box.height / 2 + origin.y),
        modifiers: 0, isTouch: false))
  }

  func testAClickOnABoxTicksIt() {
    onMain {
      withEditor(EditorView.list(["o a", "x b", "- c"])) { editor, host in
        host.settle()
        Self.click(editor, line: 0, dx: 0)
        Self.click(editor, line: 1, dx: 3)
        XCTAssertEqual(editor.listedLines, ["☑ a", "☐ b", "• c"])
        Self.click(editor, line: 0, dx: 30)
        Self.click(editor, line: 2, dx: 0)
        XCTAssertEqual(editor.listedLines, ["☑ a", "☐ b", "• c"])
        editor.isEditable = false
        Self.click(editor, line: 0, dx: 0)
        XCTAssertEqual(editor.listedLines, ["☑ a", "☐ b", "• c"])
        XCTAssertEqual(editor.undoDepth, 2)
      }
    }
  }

  func testTheIndentFollowsTheSizeOfTheFont() {
    onMain {
      withEditor(EditorView.list(["- a"])) { editor, host in
        host.settle()
        let (before, height) = (editor.caretRectangle(at: 0).x, editor.height)
        let sheet = StyleSheet(
          css: "richeditor.large textview { font-size: 30pt; }", priority: .application)
        editor.addStyleClass("large")
        host.settle()
        XCTAssertGreaterThan(editor.caretRectangle(at: 0).x, before * 2)
        XCTAssertGreaterThan(editor.height, height * 2)
        editor.removeStyleClass("large")
        withExtendedLifetime(sheet) { host.settle() }
        XCTAssertEqual(editor.caretRectangle(at: 0).x, before)
        XCTAssertEqual(editor.height, height)
      }
    }
  }

  func testAnEmptyTextMakesRoomForItsNumberAtOnce() {
    onMain {
      withEditor { editor, _ in
        let paragraphs = editor.implementation.content.tags.paragraphs
        let item = ListItem(.number, start: 123_456)
        let usual = paragraphs.indent(of: ParagraphFormat(list: item))
        editor.lists.setItem(item, at: 0)
        XCTAssertGreaterThan(paragraphs.indent(of: ParagraphFormat(list: item)), usual)
      }
    }
  }
}
