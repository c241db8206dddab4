import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// The insertion of attachments, their sizes, and their selection.
final class AttachmentTests: WidgetTestCase {
  @MainActor
  private static func label(isBlock: Bool = false) -> Attachment {
    Attachment(name: "label", content: Label("x"), isBlock: isBlock)
  }

  func testManyAttachmentsThatComeInAreComparedWithTheTreeOnce() {
    onMain {
      let editor = EditorView()
      let mark = AttachmentContent(name: ContentType("mark"))
      var content = RichText()
      for _ in 0..<50 { content.append(RichText(mark)) }
      editor.content = content
      let lookUps = editor.implementation.session.attachments.lookUps
      editor.appendCharacters(content)
      XCTAssertEqual(Set(editor.attachments.map(\.id)).count, 100)
      XCTAssertLessThanOrEqual(editor.implementation.session.attachments.lookUps, lookUps + 1)
      editor.undo()
      editor.redo()
      XCTAssertEqual(Set(editor.attachments.map(\.id)).count, 100)
    }
  }

  func testSpacersComeWhereNothingIsThere() {
    onMain {
      let cases: [(String, Int, Bool, String, Int)] = [
        ("", 0, false, "\u{FFFC} ", 2),
        ("ab", 1, false, "a\u{FFFC} b", 3),
        ("a b", 1, false, "a\u{FFFC} b", 2),
        ("a\nb", 1, false, "a\u{FFFC}\nb", 2),
        ("", 0, true, "\u{FFFC}\n", 2),
        ("ab", 1, true, "a\n\u{FFFC}\nb", 4),
        ("a\nb", 1, true, "a\n\u{FFFC}\nb", 4),
        ("a\n\nb", 2, true, "a\n\u{FFFC}\nb", 4),
        ("a\n", 2, true, "a\n\u{FFFC}\n", 4),
        ("a b", 1, true, "a\n\u{FFFC}\n b", 4),
      ]
      for (text, place, isBlock, expected, caret) in cases {
        withEditor(RichText(text), width: 300) { editor, _ in
          editor.insertAttachment(Self.label(isBlock: isBlock), in: place..<place)
          XCTAssertEqual(editor.text, expected, "into \(text.debugDescription) at \(place)")
          XCTAssertEqual(editor.selectedRange, caret..<caret, text.debugDescription)
          XCTAssertEqual(editor.undoDepth, 1)
          editor.undo()
          XCTAssertEqual(editor.content, RichText(text))
        }
      }
    }
  }

  func testAWidgetThatIsWiderThanItsLineIsClippedAtTheEnd() throws {
    try onMain {
      for direction in [TextDirection.leftToRight, .rightToLeft] {
        try withEditor(width: 41) { editor, host in
          editor.direction = direction
          editor.area.textView.direction = direction
          let wide = Label("x")
          wide.requestSize(width: 80)
          editor.insertAttachment(
            Attachment(name: "wide", content: wide, size: .fullWidth, isBlock: true), in: 0..<0)
          let paints = host.paints { host.setWidth(40) }
          XCTAssertFalse(paints.isEmpty)
          XCTAssertEqual(paints.flatMap(\.violations), [], "\(direction)")
          let bounds = try XCTUnwrap(wide.bounds(in: editor.area))
          XCTAssertEqual(bounds.width, 80)
          let start = direction == .leftToRight ? bounds.x : bounds.x + bounds.width
          // The line leaves a pixel for the caret.
          XCTAssertEqual(start, direction == .leftToRight ? 0 : 39, "\(direction)")
        }
      }
    }
  }

  func testUnnamedEditorsAreCalledAsTheirAttachment() {
    onMain {
      let editors = (0..<4).map { _ in EditorView(context: EditorViewContext()) }
      let labels = { editors.map(\.accessibleLabel) }
      editors[0].accessibleLabel = "Answer"
      let card = Attachment(
        name: "card", content: Box(.vertical, [editors[0], editors[1]]),
        editors: [editors[0], editors[1]])
      XCTAssertEqual(labels(), ["Answer", "card", "", ""])
      card.accessibleLabel = "Question and answer"
      XCTAssertEqual(labels(), ["Answer", "Question and answer", "", ""])
      editors[1].accessibleLabel = "Question"
      card.accessibleLabel = "Card"
      XCTAssertEqual(labels(), ["Answer", "Question", "", ""])
      card.update(content: editors[2], editors: [editors[2]])
      XCTAssertEqual(labels(), ["Answer", "Question", "Card", ""])
    }
  }

  func testWhatIsReplacedDoesNotCount() {
    onMain {
      withEditor("one two", width: 300) { editor, _ in
        editor.insertAttachment(Self.label(), in: 0..<3)
        XCTAssertEqual(editor.text, "\u{FFFC} two")
        editor.insertAttachment(Self.label(), in: -5..<99)
        XCTAssertEqual(editor.text, "\u{FFFC} ")
        editor.insertAttachment(Self.label(), in: 70..<80)
        XCTAssertEqual(editor.attachments.count, 2)
      }
    }
  }

  func testAnAttachmentThatMovesGoesWhereItWasSent() {
    onMain {
      withEditor("abcd", width: 300) { editor, _ in
        let label = Self.label()
        editor.insertAttachment(label, in: 0..<0)
        XCTAssertEqual(editor.text, "\u{FFFC} abcd")
        editor.insertAttachment(label, in: 4..<4)
        XCTAssertEqual(editor.text, " ab\u{FFFC} cd")
        editor.undo()
        XCTAssertEqual(editor.text, "\u{FFFC} abcd")
        XCTAssertEqual(label.rangeInContainer, 0..<1)
      }
    }
  }

  func testTheFocusGoesInWhereItIsWanted() {
    onMain {
      withEditor(width: 300) { editor, host in
        let inner = EditorView()
        let panel = Attachment(name: "panel", content: inner, editors: [inner])
        panel.takesFocusOnInsertion = true
        editor.insertAttachment(panel, in: 0..<0)
        XCTAssertTrue(panel.containsFocus)
        host.type("in")
        XCTAssertEqual(inner.text, "in")
        let saved = editor.content
        editor.focus()
        editor.content = saved
        XCTAssertTrue(editor.area.textView.isFocus, "what is set takes no focus")
      }
    }
  }

  func testASavedTreeIsMadeByTheMakerAtAllLevels() {
    onMain {
      withEditor(width: 300) { editor, _ in
        var made = 0
        editor.attachmentMaker = { content in
          made += 1
          let inner = EditorView()
          return Attachment(name: content.name, content: inner, editors: [inner])
        }
        let innermost = RichText(AttachmentContent(name: "panel", editors: ["deep"]))
        let middle = RichText(AttachmentContent(name: "panel", editors: [innermost]))
        editor.content = RichText(AttachmentContent(name: "panel", editors: [middle]))
        XCTAssertEqual(made, 3)
        XCTAssertEqual(editor.nestedEditors.map(\.text), ["\u{FFFC}", "\u{FFFC}", "deep"])
      }
    }
  }

  func testAProviderSaysTheSizeWithinLimits() {
    onMain {
      withEditor("a", width: 300) { editor, host in
        let label = Self.label()
        let size = SizeOfOne(EditorSize(width: 70, height: 50))
        label.boundsProvider = size
        editor.insertAttachment(label, in: 1..<1)
        host.settle()
        XCTAssertEqual(label.content.width, 70)
        XCTAssertEqual(label.content.height, 50)
        XCTAssertGreaterThanOrEqual(editor.height, 50)
        for (width, height) in [(-5, -5), (Int.max, Int.max), (Int.min, 7)] {
          size.size = EditorSize(width: width, height: height)
          label.content.queueResize()
          host.settle()
          XCTAssert((1...16_384).contains(label.content.width), "\(width)")
          XCTAssert((1...16_384).contains(label.content.height), "\(height)")
        }
      }
    }
  }

  func testAnOffsetMovesTheDrawingOnly() {
    onMain {
      withEditor("a", width: 300) { editor, host in
        let label = Self.label()
        editor.insertAttachment(label, in: 1..<1)
        host.settle()
        let before = label.frameInContainer
        let height = editor.height
        label.offsetProvider = { _ in (3, -4) }
        host.settle()
        XCTAssertEqual(label.frameInContainer?.x, before.map { $0.x + 3 })
        XCTAssertEqual(label.frameInContainer?.y, before.map { $0.y - 4 })
        XCTAssertEqual(editor.height, height)
      }
    }
  }

  func testAVeilLiesOverWhatIsSelected() {
    onMain {
      withEditor("ab", width: 300) { editor, host in
        let label = Self.label()
        label.selectionStyle = AttachmentSelectionStyle(cornerRadius: 4, alpha: 0.25)
        editor.insertAttachment(label, in: 1..<1)
        host.settle()
        @MainActor func veils() -> [Widget] {
          editor.area.children.filter { $0.styleName == "attachmentselection" }
        }
        XCTAssertEqual(veils().count, 0)
        editor.selectedRange = 0..<4
        host.settle()
        XCTAssertTrue(label.isInSelectedRange)
        XCTAssertEqual(veils().count, 1)
        XCTAssertEqual(veils().first?.opacity ?? 0, 0.25, accuracy: 0.01)
        XCTAssertEqual(veils().first?.width, label.content.width)
        XCTAssertEqual(veils().first?.bounds(in: editor), label.frameInContainer)
        editor.selectedRange = 0..<0
        XCTAssertFalse(label.isInSelectedRange)
        XCTAssertEqual(veils().count, 0)
        editor.selectedRange = 0..<4
        host.press("Delete")
        XCTAssertEqual(veils().count, 0)
        host.settle()
      }
    }
  }

  func testATapSelectsWhereThatIsWanted() {
    onMain {
      withEditor("ab", width: 300) { editor, host in
        let label = Self.label()
        editor.insertAttachment(label, in: 1..<1)
        host.settle()
        label.selectOnTap = true
        label.tapListener?.tap()
        XCTAssertEqual(editor.selectedRange, 1..<2)
        editor.selectedRange = 0..<0
        editor.isEditable = false
        label.tapListener?.tap()
        XCTAssertEqual(editor.selectedRange, 0..<0)
      }
    }
  }

  func testAWidgetGoesWithItsCharacterInALineOfTheSameHeight() {
    onMain {
      withEditor("ab", width: 300) { editor, host in
        let label = Self.label()
        editor.insertAttachment(label, in: 1..<1)
        editor.selectedRange = 0..<0
        editor.focus()
        host.settle()
        let (before, height) = (label.frameInContainer, editor.height)
        host.type("wide ")
        host.settle()
        XCTAssertEqual(editor.height, height)
        XCTAssertGreaterThan(label.frameInContainer?.x ?? 0, (before?.x ?? 0) + 10)
        XCTAssertEqual(label.frameInContainer?.x, editor.rectangles(for: 6..<7).first?.x)
        editor.undo()
        host.settle()
        XCTAssertEqual(label.frameInContainer?.x, before?.x)
      }
    }
  }

  func testAClickIntoATextInAnAttachmentIsForThatText() {
    onMain {
      withEditor("ab", width: 300) { editor, host in
        let inner = EditorView()
        inner.content = "inner"
        let panel = Attachment(name: ContentType("panel"), content: inner, editors: [inner])
        panel.selectOnTap = true
        editor.insertAttachment(panel, in: 1..<1)
        editor.selectedRange = 0..<0
        host.settle()
        panel.tapListener?.tap(x: 5, y: 5)
        XCTAssertEqual(editor.selectedRange, 0..<0)
        // The user selects words, and releases the button outside the text.
        panel.tapListener?.tap(x: 5, y: 5, movedBy: 1_000)
        XCTAssertEqual(editor.selectedRange, 0..<0)
      }
    }
  }

  func testWhoMovesThePointerDragsAndDoesNotTap() {
    onMain {
      withEditor("ab", width: 300) { editor, host in
        let label = Self.label()
        editor.insertAttachment(label, in: 1..<1)
        editor.selectedRange = 0..<0
        host.settle()
        label.selectOnTap = true
        label.tapListener?.tap(movedBy: 40)
        XCTAssertEqual(editor.selectedRange, 0..<0)
        label.tapListener?.tap(movedBy: 1)
        XCTAssertEqual(editor.selectedRange, 1..<2)
      }
    }
  }

  func testAWidgetLiesOverItsSpaceInTextThatRunsToTheLeft() {
    onMain {
      for text in ["שלום\n", "שלום ", "left ", "left\n"] {
        withEditor(RichText(text), width: 300) { editor, host in
          let end = editor.contentLength
          let label = Self.label()
          label.size = .fixed(120)
          editor.insertAttachment(label, in: end..<end)
          host.settle()
          let space = editor.rectangles(for: end..<(end + 1)).first
          XCTAssertEqual(label.frameInContainer?.x, space?.x, text)
          XCTAssertEqual(label.frameInContainer?.width, 120, text)
          XCTAssertLessThanOrEqual((space?.x ?? 0) + 120, Double(editor.width), text)
        }
      }
    }
  }

  func testAnotherWidgetTakesThePlace() {
    onMain {
      withEditor("ab", width: 300) { editor, host in
        let inner = EditorView()
        inner.content = "inner"
        let label = Self.label()
        let old = label.content
        editor.insertAttachment(label, in: 1..<1)
        host.settle()
        label.update(content: inner, editors: [inner])
        host.settle()
        XCTAssertNil(old.parent)
        XCTAssertEqual(editor.nestedEditors, [inner])
        XCTAssertEqual(inner.parentEditor, editor)
        XCTAssertEqual(editor.content.attachments.first?.content.editors, ["inner"])
        XCTAssertGreaterThan(inner.width, 0)
        label.update(content: Label("y"))
        host.settle()
        XCTAssertNil(inner.parentEditor)
        XCTAssertEqual(editor.nestedEditors, [])
      }
    }
  }

  func testAPictureIsAsLargeAsItWasGiven() throws {
    try onMain {
      try withEditor(width: 300, isFocused: false) { editor, host in
        let texture = try XCTUnwrap(editor.makeTexture())
        let image = AttachmentImage(
          name: "shot", texture: texture, description: "A shot",
          size: EditorSize(width: 40, height: 30))
        let attachment = Attachment(image: image)
        editor.insertAttachment(attachment, in: 0..<0)
        host.settle()
        XCTAssertEqual(attachment.content.width, 40)
        XCTAssertEqual(attachment.content.height, 30)
        attachment.update(
          AttachmentImage(name: "shot", texture: texture, description: "The same"))
        host.settle()
        // A line is as wide as the editor without the caret.
        XCTAssertEqual(attachment.content.width, texture.width - 1)
        host.setWidth(360)
        host.settle()
        XCTAssertEqual(attachment.content.width, texture.width)
      }
    }
  }

  func testAWidgetThatResizesForEverIsReportedAndStopped() {
    onMain {
      let most = AttachmentPlace.maximumChanges
      AttachmentPlace.maximumChanges = 20
      defer { AttachmentPlace.maximumChanges = most }
      for lies in [false, true] {
        withEditor(width: 300, isFocused: false) { editor, host in
          var loops: [AttachmentResizeLoop] = []
          editor.onAttachmentResizeLoop = { loops.append($0) }
          let growing = Growing(lies: lies)
          let widget = Widget(class: Growing.widgetClass, implementation: growing)
          let attachment = Attachment(name: "growing", content: widget, id: "g")
          editor.insertAttachment(attachment, in: 0..<0)
          XCTAssert(MainLoop.run(atMost: 60) { !loops.isEmpty }, "lies: \(lies)")
          XCTAssertEqual(
            loops, [AttachmentResizeLoop(id: "g", name: "growing", changes: 20)], "lies: \(lies)")
          let height = editor.area.wantedHeight
          growing.rounds = 0
          XCTAssert(MainLoop.run(atMost: 60) { growing.rounds > 6 })
          XCTAssertEqual(editor.area.wantedHeight, height, "lies: \(lies)")
          XCTAssertEqual(loops.count, 1)
          growing.isStill = true
          attachment.size = .fixed(40)
          host.settle()
          XCTAssertEqual(widget.width, 40)
        }
      }
    }
  }

  func testLineBreaksBesideABlockStayWhereThatIsWanted() {
    onMain {
      let cases: [(PreserveBlockAttachmentNewline, Range<Int>, String, String)] = [
        (.none, 3..<4, "a\n\u{FFFC}bc", "BackSpace"),
        (.after, 3..<4, "a\n\u{FFFC}\nbc", "BackSpace"),
        (.after, 3..<5, "a\n\u{FFFC}\nc", "BackSpace"),
        (.after, 1..<2, "a\u{FFFC}\nbc", "Delete"),
        (.before, 1..<2, "a\n\u{FFFC}\nbc", "Delete"),
        (.both, 3..<6, "a\n\u{FFFC}", "BackSpace"),
        (.both, 1..<3, "a\nbc", "BackSpace"),
      ]
      for (keeps, range, expected, key) in cases {
        withEditor("a\nbc", width: 300) { editor, host in
          editor.insertAttachment(Self.label(isBlock: true), in: 2..<2)
          XCTAssertEqual(editor.text, "a\n\u{FFFC}\nbc")
          let before = editor.content
          editor.forgetHistory()
          editor.preserveBlockAttachmentNewline = keeps
          editor.selectedRange = range
          host.press(key)
          XCTAssertEqual(editor.text, expected, "\(keeps) \(range)")
          editor.undo()
          XCTAssertEqual(editor.content, before, "\(keeps) \(range)")
        }
      }
    }
  }

  func testALetterInThePlaceOfALineBreakBesideABlockLeavesItThere() {
    onMain {
      let cases: [(PreserveBlockAttachmentNewline, Range<Int>, String, Int)] = [
        (.after, 4..<6, "ab\n\u{FFFC}\nx", 6), (.before, 1..<3, "ax\n\u{FFFC}\nc", 2),
        (.after, 4..<5, "ab\n\u{FFFC}\nc", 5),
      ]
      for (keeps, range, expected, caret) in cases {
        withEditor("ab\nc", width: 300) { editor, host in
          editor.insertAttachment(Self.label(isBlock: true), in: 3..<3)
          let before = editor.content
          editor.forgetHistory()
          editor.preserveBlockAttachmentNewline = keeps
          editor.selectedRange = range
          host.type("x")
          XCTAssertEqual(editor.text, expected, "\(keeps) \(range)")
          XCTAssertEqual(editor.area.buffer.caret, caret, "\(keeps) \(range)")
          XCTAssertEqual(editor.undoDepth, expected == before.text ? 0 : 1, "\(keeps) \(range)")
          editor.undo()
          XCTAssertEqual(editor.content, before, "\(keeps) \(range)")
        }
      }
    }
  }

  func testEverythingIsFreed() {
    onMain {
      assertFinalized {
        let editor = EditorView(context: EditorViewContext())
        let host = WindowHost(editor, width: 300, watching: editor.area)
        let label = Self.label()
        label.selectOnTap = true
        editor.insertAttachment(label, in: 0..<0)
        editor.selectedRange = 0..<1
        host.settle()
        // The buffer is not checked: the primary clipboard keeps it alive.
        let objects: [Object] = [editor, editor.area, label.content]
        host.close()
        return objects
      }
    }
  }
}

/// A widget that requests another height after each allocation, or measures differently each time.
@MainActor
private final class Growing: WidgetImplementation {
  static let widgetClass = WidgetClass(name: "ConcertinaTestGrowing", cssName: "growing")
  private let lies: Bool
  private var extent = 10
  var rounds = 0
  var isStill = false

  init(lies: Bool) { self.lies = lies }

  override func measure(_ orientation: Orientation, forSize: Int) -> SizeRequest {
    if lies, !isStill { extent = 10 + (extent + 7) % 40 }
    return SizeRequest(minimum: 1, natural: extent)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    rounds += 1
    guard !isStill else { return }
    if !lies { extent += 1 }
    MainLoopSource.idle(priority: .beforeLayout) { [weak self] in
      guard let self, self.hasWidget, !self.isStill else { return }
      self.widget.queueResize()
    }
  }
}

@MainActor
private final class SizeOfOne: DynamicBoundsProviding {
  var size: EditorSize

  init(_ size: EditorSize) { self.size = size }

  func size(of attachment: Attachment, lineWidth: Int) -> EditorSize { size }
}
