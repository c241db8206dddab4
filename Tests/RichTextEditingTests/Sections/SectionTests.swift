import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextDocuments
@testable import RichTextEditing

/// Sections of headings: hidden, moved past, expanded by what reaches into them, and undone.
final class SectionTests: WidgetTestCase {
  /// "One" with two paragraphs, "Two" with one and a heading below it, and an empty last paragraph.
  private static let document: RichText =
    RichText.heading("One", 1) + "first\nsecond\n" + RichText.heading("Two", 1) + "third\n"
    + RichText.heading("Under two", 2) + "fourth\n"

  @MainActor
  private static func withSections(_ body: (EditorView, WindowHost) throws -> Void) rethrows {
    let editor = EditorView()
    editor.hasCollapsibleHeadings = true
    editor.content = Self.document
    try withWindow(of: editor) { host in
      host.settle()
      try body(editor, host)
    }
  }

  @MainActor
  private static func visibleLines(_ editor: EditorView) -> [String] {
    let lines = editor.text.split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
    let hidden = editor.implementation.content.sections
    return lines.indices.filter { !hidden.isHidden($0) }.map { lines[$0] }
  }

  @MainActor
  private static func offset(of text: String, in editor: EditorView) -> Int {
    let range = editor.text.range(of: text)
    return range.map {
      editor.text.unicodeScalars.distance(
        from: editor.text.startIndex, to: $0.lowerBound)
    } ?? -1
  }

  func testACollapsedSectionTakesNoRoom() {
    onMain {
      Self.withSections { editor, host in
        let paints = host.paints { editor.setCollapsed(true, at: 0) }
        XCTAssertEqual(paints.flatMap(\.violations), [])
        XCTAssertEqual(
          Self.visibleLines(editor), ["One", "Two", "third", "Under two", "fourth", ""])
        let other = EditorView()
        other.content =
          RichText.heading("One", 1) + RichText.heading("Two", 1) + "third\n"
          + RichText.heading("Under two", 2) + "fourth\n"
        withWindow(of: other) { otherHost in
          otherHost.settle()
          XCTAssertEqual(editor.height, other.height)
        }
        XCTAssertEqual(editor.content.outline.map(\.isCollapsed), [true, false, false])
        editor.setCollapsed(false, at: 0)
        host.settle()
        XCTAssertEqual(editor.content, Self.document)
      }
    }
  }

  func testWithoutTheOptionEverythingIsVisible() {
    onMain {
      Self.withSections { editor, _ in
        editor.setAllCollapsed(true)
        XCTAssertEqual(Self.visibleLines(editor), ["One", "Two", ""])
        editor.hasCollapsibleHeadings = false
        XCTAssertEqual(Self.visibleLines(editor).count, 8)
        XCTAssertEqual(editor.content.outline.map(\.isCollapsed), [true, true, true])
        let inside = Self.offset(of: "second", in: editor)
        editor.selectedRange = inside..<inside
        editor.hasCollapsibleHeadings = true
        XCTAssertEqual(Self.visibleLines(editor), ["One", "Two", ""])
        XCTAssertEqual(editor.selectedRange, 3..<3)
      }
    }
  }

  func testKeysCollapseAndExpandTheSectionWithTheCaret() {
    onMain {
      Self.withSections { editor, host in
        let inside = Self.offset(of: "second", in: editor)
        editor.selectedRange = inside..<inside
        host.press("Left", shift: true, alt: true)
        XCTAssertEqual(Self.visibleLines(editor).first, "One")
        XCTAssertEqual(Self.visibleLines(editor)[1], "Two")
        XCTAssertEqual(editor.selectedRange, 3..<3)
        host.press("Right", shift: true, alt: true)
        XCTAssertEqual(editor.content, Self.document)
        XCTAssertEqual(editor.undoDepth, 2)
        editor.undo()
        editor.undo()
        XCTAssertEqual(editor.content, Self.document)
        XCTAssertEqual(editor.selectedRange, inside..<inside)
        editor.redo()
        XCTAssertEqual(Self.visibleLines(editor)[1], "Two")
      }
    }
  }

  func testTheCaretMovesPastACollapsedSection() {
    onMain {
      Self.withSections { editor, host in
        editor.setCollapsed(true, at: 0)
        let two = Self.offset(of: "Two", in: editor)
        for (key, control) in [("Right", false), ("Down", false), ("Down", true)] {
          editor.selectedRange = 3..<3
          host.press(key, control: control)
          XCTAssertEqual(Self.visibleLines(editor)[1], "Two", "\(key) \(control)")
          XCTAssertGreaterThanOrEqual(editor.selectedRange.lowerBound, two, "\(key) \(control)")
        }
        for (key, control) in [("Left", false), ("Up", false), ("Left", true), ("Up", true)] {
          editor.selectedRange = two..<two
          host.press(key, control: control)
          XCTAssertEqual(Self.visibleLines(editor)[1], "Two", "\(key) \(control)")
          XCTAssertLessThanOrEqual(editor.selectedRange.lowerBound, 3, "\(key) \(control)")
        }
      }
    }
  }

  func testWhatReachesIntoASectionExpandsIt() {
    onMain {
      Self.withSections { editor, host in
        let two = Self.offset(of: "Two", in: editor)
        for (caret, key) in [(3, "Return"), (3, "Delete"), (two, "BackSpace")] {
          editor.content = Self.document
          editor.setCollapsed(true, at: 0)
          editor.selectedRange = caret..<caret
          host.press(key)
          XCTAssertEqual(editor.content.outline.map(\.isCollapsed), [false, false, false], key)
          XCTAssertEqual(editor.text.count, Self.document.count + (key == "Return" ? 1 : 0), key)
        }
        editor.content = Self.document
        editor.setAllCollapsed(true)
        let fourth = Self.offset(of: "fourth", in: editor)
        editor.selectedRange = fourth..<fourth
        XCTAssertEqual(editor.content.outline.map(\.isCollapsed), [true, false, false])
      }
    }
  }

  func testUndoingWhatWasTypedInASectionShowsIt() {
    onMain {
      Self.withSections { editor, host in
        let end = Self.offset(of: "second", in: editor)
        editor.selectedRange = end..<end
        host.type("x")
        editor.setCollapsed(true, at: 0)
        host.press("z", control: true)
        XCTAssertEqual(Self.visibleLines(editor)[2], "xsecond")
        host.press("z", control: true)
        XCTAssertEqual(editor.content, Self.document)
        editor.redo()
        editor.redo()
        XCTAssertEqual(Self.visibleLines(editor)[1], "Two")
        XCTAssertEqual(editor.redoDepth, 0)
      }
    }
  }

  func testFindingShowsWhatItFinds() {
    onMain {
      Self.withSections { editor, host in
        editor.setAllCollapsed(true)
        let bar = FindBar(for: editor)
        bar.show()
        bar.query = TextQuery("fourth")
        host.settle()
        bar.finder.next()
        host.settle()
        XCTAssertEqual(editor.selectedText.text, "fourth")
        XCTAssertEqual(editor.content.outline.map(\.isCollapsed), [true, false, false])
      }
    }
  }

  func testAltDownMovesASectionWithItsHeading() {
    onMain {
      Self.withSections { editor, host in
        editor.setCollapsed(true, at: 0)
        editor.selectedRange = 1..<1
        host.press("Down", alt: true)
        XCTAssertEqual(
          Self.visibleLines(editor), ["Two", "third", "Under two", "fourth", "One", ""])
        XCTAssertEqual(editor.text.suffix(17), "One\nfirst\nsecond\n")
        host.press("Up", alt: true)
        XCTAssertEqual(
          Self.visibleLines(editor), ["One", "Two", "third", "Under two", "fourth", ""])
      }
    }
  }

  func testABlockKeepsItsCollapsedSectionWhereverItIsMoved() {
    onMain {
      Self.withSections { editor, _ in
        editor.setCollapsed(true, at: 0)
        let lists = editor.lists
        XCTAssertEqual(lists.lines.block(at: 0), 0...2)
        lists.select(0...2)
        XCTAssertEqual(editor.content.outline.map(\.isCollapsed), [true, false, false])
        XCTAssertEqual(editor.selectedText.text, "One\nfirst\nsecond\n")
        XCTAssertTrue(lists.move(0...2, toLine: 7))
        XCTAssertEqual(
          Self.visibleLines(editor), ["Two", "third", "Under two", "fourth", "One", ""])
        XCTAssertTrue(lists.move(4...6, toLine: 0))
        XCTAssertEqual(editor.content.outline.map(\.isCollapsed), [true, false, false])
        while editor.undo() {}
        XCTAssertEqual(editor.content, Self.document)
      }
    }
  }

  func testAWidgetInASectionIsOutOfReach() {
    onMain {
      Self.withSections { editor, host in
        let inner = EditorView()
        let panel = Attachment(
          name: ContentType("panel"), content: inner, size: .fullWidth, isBlock: true,
          editors: [inner])
        let place = Self.offset(of: "second", in: editor)
        editor.insertAttachment(panel, in: place..<place)
        inner.content = "inside"
        host.settle()
        inner.focus()
        let paints = host.paints { editor.setCollapsed(true, at: 0) }
        XCTAssertEqual(paints.flatMap(\.violations), [])
        XCTAssertFalse(inner.isMapped)
        XCTAssertTrue(editor.area.textView.isFocus)
        XCTAssertEqual(editor.selectedRange, 3..<3)
        host.press("Tab")
        XCTAssertFalse(inner.containsFocus)
        inner.selectedRange = 2..<2
        host.settle()
        XCTAssertTrue(inner.isMapped)
        XCTAssertEqual(editor.content.outline.map(\.isCollapsed), [false, false, false])
      }
    }
  }

  func testAClickOnATriangleCollapsesAndExpands() {
    onMain {
      for direction in [TextDirection.leftToRight, .rightToLeft] {
        Self.withSections { editor, host in
          editor.direction = direction
          editor.area.textView.direction = direction
          editor.area.queueResize()
          host.settle()
          let isMirrored = direction == .rightToLeft
          XCTAssertEqual(editor.area.textView.bounds(in: editor)?.x, isMirrored ? 0 : 24)
          let line = editor.area.textView.verticalExtent(ofLine: 3)
          let x = isMirrored ? Double(editor.width) - 12 : 12
          let paints = host.paints {
            editor.implementation.gutter.press(x: x, y: Double(line.y + line.height / 2))
          }
          XCTAssertEqual(paints.flatMap(\.violations), [])
          XCTAssertEqual(editor.content.outline.map(\.isCollapsed), [false, true, false])
          editor.implementation.gutter.press(x: x, y: Double(line.y + line.height / 2))
          XCTAssertEqual(editor.content, Self.document)
          // Beside a paragraph that is no heading there is nothing to click on.
          editor.implementation.gutter.press(x: x, y: Double(line.y + line.height * 3 / 2))
          XCTAssertEqual(editor.content, Self.document)
        }
      }
    }
  }

  func testTypingReadsNoOtherHeadings() {
    onMain {
      Self.withSections { editor, host in
        editor.setCollapsed(true, at: 0)
        let third = Self.offset(of: "third", in: editor)
        editor.selectedRange = third..<third
        let hidden = editor.implementation.content.sections.hiddenLines
        host.type("ab")
        XCTAssertEqual(editor.implementation.content.sections.hiddenLines, hidden)
        editor.selectedRange = 0..<0
        host.type("a")
        host.press("Return")
        XCTAssertEqual(Self.visibleLines(editor)[1], "One")
      }
    }
  }

  func testNoPaintShowsAGlitch() {
    onMain {
      for seed in 1...3 as ClosedRange<UInt64> {
        var random = SeededRandom(seed: seed)
        Self.withSections { editor, host in
          for step in 0..<60 {
            let paints = host.paints { Self.act(in: editor, host, &random) }
            for paint in paints {
              XCTAssertEqual(paint.violations, [], "seed \(seed), step \(step)")
            }
            XCTAssertFalse(
              editor.isHidden(at: editor.selectedRange.upperBound), "seed \(seed), step \(step)")
          }
          while editor.undo() {}
          XCTAssertEqual(editor.content, Self.document, "seed \(seed)")
        }
      }
    }
  }

  @MainActor
  private static func act(in editor: EditorView, _ host: WindowHost, _ random: inout SeededRandom) {
    let place = Int.random(in: 0...editor.contentLength, using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0: host.press("z", control: true)
    case 1, 2: editor.setCollapsed(random.once(in: 2), at: place)
    case 3: editor.setAllCollapsed(random.once(in: 2))
    case 4: editor.selectedRange = place..<place
    case 5: host.press(random.pick(["Left", "Right", "Up", "Down", "End", "Home"]))
    case 6: host.press(random.pick(["1", "2", "0"]), control: true, alt: true)
    case 7: host.press("BackSpace")
    case 8: host.press("Return")
    case 9: host.setWidth(Int.random(in: 120...400, using: &random))
    default: host.type("word ")
    }
  }
}

extension RichText {
  /// Creates the paragraph of a heading.
  fileprivate static func heading(_ title: String, _ level: Int) -> RichText {
    var attributes = AttributeContainer()
    attributes[ParagraphKey.self] = ParagraphFormat(style: .heading(level))
    return RichText(title + "\n", attributes: attributes)
  }
}
