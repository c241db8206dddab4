import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// Nested editors, which all grow in the same frame.
final class NestingTests: WidgetTestCase {
  /// Returns editors nested in each other, the outermost one first.
  @MainActor
  private static func nested(_ levels: Int) -> [EditorView] {
    let editors = (0..<levels).map { _ in EditorView() }
    for (outer, inner) in zip(editors, editors.dropFirst()) {
      outer.content = "before\nafter"
      outer.insertAttachment(
        Attachment(
          name: ContentType("panel"), content: inner, size: .fullWidth, isBlock: true,
          editors: [inner]),
        in: 7..<7)
    }
    return editors
  }

  func testFourLevelsGrowInTheSameFrame() {
    onMain {
      let editors = Self.nested(4)
      let host = WindowHost(editors[0], width: 300, watching: editors[3].area)
      XCTAssertEqual(editors.map(\.nestingLevel), [0, 1, 2, 3])
      XCTAssertEqual(editors[0].nestedEditors, Array(editors.dropFirst()))
      editors[3].focus()
      host.settle()
      for step in 0..<4 {
        let before = editors.map(\.height)
        let paints = host.paints { host.press("Return") }
        let after = editors.map(\.height)
        let growth = zip(after, before).map { $0 - $1 }
        XCTAssertGreaterThan(growth[3], 8, "step \(step)")
        XCTAssertEqual(Set(growth), [growth[3]], "\(before) to \(after), step \(step)")
        XCTAssertEqual(paints.filter { $0.violations != [] }.count, 0)
        XCTAssertEqual(paints.count, 1, "step \(step)")
      }
    }
  }

  func testALineThatIsWrappedInAPanelHasItsHeightInTheFirstFrame() {
    onMain {
      let editors = Self.nested(2)
      let host = WindowHost(editors[0], width: 200, watching: editors[1].area)
      editors[1].focus()
      host.settle()
      let height = editors[1].height
      for letter in String(repeating: "wwww ", count: 24) {
        let paints = host.paints { host.type(String(letter)) }
        XCTAssertEqual(paints.filter { $0.violations != [] }.count, 0)
        // Spelling may color a word in a frame of its own.
        XCTAssertEqual(Set(paints.map(\.height)).count, 1, "\(editors[1].text.count) letters")
      }
      XCTAssertGreaterThan(editors[1].height, height + 30)
    }
  }

  func testEachFrameShowsTheCaretOfAPanelInATextThatScrolls() {
    onMain {
      let editors = Self.nested(3)
      let (outer, inner) = (editors[0], editors[2])
      outer.maxHeight = .max(120)
      let host = WindowHost(
        outer, width: 300, watching: outer.area,
        alsoViolated: {
          let caret = inner.area.textView.caretRectangle
          guard inner.area.textView.isFocus, let view = inner.area.textView.bounds(in: outer.area)
          else { return [] }
          let (top, bottom) = (view.y + caret.y, view.y + caret.y + caret.height)
          return top > -1 && bottom < Double(outer.area.height) + 1
            ? [] : ["caretInSight \(top) to \(bottom)"]
        })
      inner.focus()
      host.settle()
      for step in 0..<12 {
        let key = step == 9 ? "Up" : step == 11 ? "BackSpace" : "Return"
        let paints = host.paints { host.press(key) }
        XCTAssertEqual(paints.flatMap { $0.violations }, [], "step \(step)")
        XCTAssertLessThanOrEqual(paints.count, 2, "step \(step)")
      }
      XCTAssertTrue(outer.area.scrolls)
    }
  }

  func testHeightIsThatOfTheRealLines() {
    onMain {
      var random = SeededRandom(seed: 4)
      withEditor(context: .shared, width: 260, isFocused: false) { editor, host in
        for round in 0..<150 {
          editor.content = Self.content(using: &random)
          host.setWidth(Int.random(in: 60...500, using: &random))
          host.settle()
          let view = editor.area.textView
          let last = view.verticalExtent(ofLine: view.buffer.lineCount - 1)
          XCTAssertEqual(editor.area.wantedHeight, last.y + last.height, "round \(round)")
        }
      }
    }
  }

  @MainActor
  private static func content(using random: inout SeededRandom) -> RichText {
    var content = RichText()
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      var attributes = AttributeContainer()
      if Bool.random(using: &random) { attributes[FontTraitsKey.self] = .bold }
      if Bool.random(using: &random) {
        attributes[FontSizeKey.self] = Double.random(in: 7...25, using: &random)
      }
      if Int.random(in: 0..<4, using: &random) == 0 {
        content.append(
          RichText(
            AttachmentContent(
              name: ContentType("panel"),
              size: [.fullWidth, .fixed(90), .percent(40), .matchContent].randomElement(
                using: &random)
                ?? .fullWidth,
              editors: ["some text in a nested editor\nand more"]),
            attributes: attributes))
      }
      let words = ["word ", "many words in a line ", "é漢字 ", "line\n", "שלום "]
      content.append(RichText(words.randomElement(using: &random) ?? "", attributes: attributes))
    }
    return content
  }

  func testACompositionBesideAnAttachmentCounts() {
    onMain {
      ComposerInputMethod.install()
      let editors = Self.nested(2)
      var bold = AttributeContainer()
      bold[FontTraitsKey.self] = .bold
      bold[FontSizeKey.self] = 20
      let host = WindowHost(editors[0], width: 200, watching: editors[0].area)
      for (editor, caret) in [
        (editors[0], 8), (editors[0], 7), (editors[1], 0), (editors[0], 11), (editors[0], 15),
      ] {
        if editor == editors[0] { editor.addAttributes(bold, in: 8..<13) }
        editor.focus()
        editor.selectedRange = caret..<caret
        host.settle()
        let before = editors[0].height
        XCTAssert(ComposerInputMethod.compose(String(repeating: "한글", count: 14)))
        host.settle()
        let view = editor.area.textView
        let last = view.verticalExtent(ofLine: view.buffer.lineCount - 1)
        XCTAssertEqual(editor.area.wantedHeight, last.y + last.height, "caret \(caret)")
        XCTAssertGreaterThan(editors[0].height, before + 10)
        XCTAssert(ComposerInputMethod.commit("한"))
        host.settle()
        XCTAssert(editor.text.contains("한"))
        XCTAssertEqual(editors[0].attachments.count, 1)
      }
    }
  }

  func testACompositionLooksLikeWhatGoesOnAroundIt() {
    onMain {
      ComposerInputMethod.install()
      var large = AttributeContainer()
      large[FontSizeKey.self] = 24
      // Between two runs, within one, at the start of a line that continues the run of the line
      // before, and at its end.
      let cases: [(Range<Int>, Int)] = [
        (4..<8, 4), (4..<8, 8), (4..<8, 6), (0..<12, 5), (5..<12, 5), (0..<4, 0), (0..<5, 5),
      ]
      for (range, caret) in cases {
        let editor = EditorView()
        editor.content = "some\ntext is here"
        editor.addAttributes(large, in: range)
        withWindow(of: editor, width: 200) { host in
          editor.selectedRange = 1..<1
          editor.selectedRange = caret..<caret
          host.settle()
          XCTAssert(ComposerInputMethod.compose(String(repeating: "한글", count: 14)))
          host.settle()
          let last = editor.area.textView.verticalExtent(ofLine: 1)
          XCTAssertEqual(
            editor.area.wantedHeight, last.y + last.height, "\(range), caret \(caret)")
          XCTAssert(ComposerInputMethod.commit("한"))
        }
      }
    }
  }

  func testOneUndoServesTheWholeTree() {
    onMain {
      let editors = Self.nested(3)
      let host = WindowHost(editors[0], width: 300, watching: editors[2].area)
      let start = editors[0].content
      editors[2].focus()
      host.type("in")
      editors[0].focus()
      editors[0].selectedRange = 0..<0
      host.type("out")
      let end = editors[0].content
      host.press("z", control: true)
      XCTAssertEqual(editors[0].text.prefix(6), "before")
      XCTAssertEqual(editors[2].text, "in")
      host.press("z", control: true)
      XCTAssertEqual(editors[2].text, "")
      XCTAssert(editors[2].area.textView.isFocus, "the focus goes where it happened")
      XCTAssertEqual(editors[0].content.text, start.text)
      host.press("z", control: true, shift: true)
      host.press("z", control: true, shift: true)
      XCTAssertEqual(editors[0].content, end)
    }
  }
}
