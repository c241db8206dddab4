import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// Which delegate methods are called: the editor's delegate comes before the context's.
final class DelegateTests: WidgetTestCase {
  @MainActor
  private static func withDelegates(
    _ body: (EditorView, DelegateLog, WindowHost) -> Void
  ) {
    let log = DelegateLog()
    let (own, shared) = (LoggingDelegate("own", log), LoggingDelegate("all", log))
    let context = EditorViewContext()
    context.delegate = shared
    let editor = EditorView(context: context)
    editor.delegate = own
    withExtendedLifetime((own, shared)) {
      withWindow(of: editor, isFocused: false) { body(editor, log, $0) }
    }
  }

  func testTheEditorsOwnDelegateIsCalledFirst() {
    onMain {
      Self.withDelegates { editor, log, host in
        editor.focus()
        XCTAssertEqual(
          log.take().filter { $0.contains("ready") || $0.contains("focus") },
          ["own ready true", "all ready true", "own focus 0..<0", "all focus 0..<0"])
        host.type("a")
        XCTAssertEqual(
          log.take(),
          [
            "own should other(\"a\") 0..<0", "all should other(\"a\") 0..<0",
            "own key other(\"a\")", "all key other(\"a\")", "own text 0..<1", "all text 0..<1",
            "own selection 1..<1 _text", "all selection 1..<1 _text",
          ])
        editor.selectedRange = 0..<1
        XCTAssertEqual(
          log.take("selection"), ["own selection 0..<1 _text", "all selection 0..<1 _text"])
        editor.isEditable = false
        editor.isEditable = false
        XCTAssertEqual(log.take("editable"), ["own editable false", "all editable false"])
        editor.content = "set"
        XCTAssertEqual(
          log.take().filter { $0.hasPrefix("own") && !$0.contains("selection") },
          ["own will set", "own text 0..<3", "own did set"])
        editor.area.textView.resignFocus()
        XCTAssertEqual(log.take("lost").count, 2)
      }
    }
  }

  func testAKeyCanBeSwallowed() {
    onMain {
      Self.withDelegates { editor, log, host in
        editor.focus()
        (editor.delegate as? LoggingDelegate)?.swallowed = .other("x")
        log.clear()
        host.type("x")
        XCTAssertEqual(editor.text, "")
        XCTAssertEqual(log.take(), ["own should other(\"x\") 0..<0"])
        host.type("y")
        XCTAssertEqual(editor.text, "y")
      }
    }
  }

  func testBackspaceInAnEmptyEditorArrives() {
    onMain {
      Self.withDelegates { editor, log, host in
        editor.focus()
        host.press("BackSpace")
        XCTAssertEqual(
          log.take("key"), ["own key backspace", "all key backspace"])
      }
    }
  }

  func testASizeIsReportedAfterTheLayout() {
    onMain {
      Self.withDelegates { editor, log, host in
        var sizes: [EditorSize] = []
        editor.onSizeChanged = { size, _ in sizes.append(size) }
        let before = editor.height
        log.clear()
        host.paints { editor.appendCharacters("one\ntwo") }
        XCTAssertEqual(sizes, [EditorSize(width: 400, height: editor.height)])
        XCTAssertGreaterThan(editor.height, before)
        XCTAssertEqual(log.take("size").count, 2)
      }
    }
  }

  func testProcessorsThatDidSomethingAreNamed() {
    onMain {
      Self.withDelegates { editor, log, host in
        editor.register(processors: [LinkDetector(), MarkupProcessor()])
        editor.focus()
        log.clear()
        host.type("*a*")
        XCTAssertEqual(
          log.take("processors"), ["own processors markup 0..<1", "all processors markup 0..<1"])
      }
    }
  }

  func testADelegateDecidesWhatBackspaceSelects() {
    onMain {
      Self.withDelegates { editor, _, host in
        editor.focus()
        editor.insertAttachment(Attachment(name: "label", content: Label("x")), in: 0..<0)
        editor.selectedRange = 1..<1
        (editor.delegate as? LoggingDelegate)?.selects = true
        host.press("BackSpace")
        XCTAssertEqual(editor.selectedRange, 0..<1)
        XCTAssertEqual(editor.attachments.count, 1)
      }
    }
  }

  func testATapIsReported() {
    onMain {
      Self.withDelegates { editor, log, host in
        editor.content = "text"
        host.settle()
        let place = editor.rectangles(for: 1..<2)[0]
        editor.implementation.links.taps.tap(x: place.x + 1, y: place.y + 2)
        editor.implementation.links.taps.tap(x: 300, y: 3)
        XCTAssertEqual(
          log.take("tap").filter { $0.hasPrefix("own") },
          ["own tap Optional(Range(1..<2))", "own tap nil"])
      }
    }
  }

  func testALayoutIsReportedOnceAndNotWhenNothingButTheCaretIsDrawn() {
    onMain {
      Self.withDelegates { editor, log, host in
        host.settle()
        XCTAssertEqual(log.take("layout"), ["own layout", "all layout"])
        host.type("a")
        host.settle()
        XCTAssertEqual(log.take("layout").count, 2)
        editor.changeAttributes(in: 0..<1) { $0[FontSizeKey.self] = 30 }
        host.settle()
        XCTAssertEqual(log.take("layout").count, 2)
        editor.area.textView.queueDraw()
        host.settle()
        XCTAssertEqual(log.take("layout"), [])
        host.setWidth(200)
        host.settle()
        XCTAssertEqual(log.take("layout").count, 2)
      }
    }
  }

  func testScrollingOfTheTextIsReported() {
    onMain {
      Self.withDelegates { editor, log, host in
        editor.maxHeight = .max(60)
        editor.content = "1\n2\n3\n4\n5\n6\n7"
        host.settle()
        XCTAssertEqual(log.take("scrolls"), ["own scrolls true", "all scrolls true"])
        editor.content = "1"
        host.settle()
        XCTAssertEqual(log.take("scrolls"), ["own scrolls false", "all scrolls false"])
      }
    }
  }

  func testAnAttachmentIsReportedWhenItIsInsertedAndWhenItIsVisible() {
    onMain {
      Self.withDelegates { editor, log, host in
        editor.maxHeight = .max(60)
        editor.content = RichText(String(repeating: "line\n", count: 40))
        host.settle()
        log.clear()
        let end = editor.contentLength
        let attachment = Attachment(name: ContentType("label"), content: Label("label"))
        editor.insertAttachment(attachment, in: end..<end)
        editor.selectedRange = 0..<0
        editor.scrollRangeToVisible(0..<1)
        host.settle()
        XCTAssertEqual(
          log.take("").filter { $0.contains("render") },
          ["own", "all"].map { "\($0) will render \(attachment.id)" })
        editor.scrollRangeToVisible(end..<(end + 1))
        host.settle()
        XCTAssertEqual(
          log.take("did render"), ["own", "all"].map { "\($0) did render \(attachment.id)" })
        editor.scrollRangeToVisible(0..<1)
        host.settle()
        editor.scrollRangeToVisible(end..<(end + 1))
        host.settle()
        XCTAssertEqual(log.take("did render"), [])
      }
    }
  }

  func testADelegateIsCalledForNestedEditorsWithoutOne() {
    onMain {
      Self.withDelegates { editor, log, host in
        let (inner, innermost) = (EditorView(), EditorView())
        let other = LoggingDelegate("other", log)
        for (outer, nested) in [(editor, inner), (inner, innermost)] {
          let panel = Attachment(
            name: ContentType("panel"), content: nested, editors: [nested])
          outer.insertAttachment(panel, in: 0..<0)
        }
        log.clear()
        innermost.appendCharacters("x")
        XCTAssertEqual(
          log.take("text"), ["own text 0..<1", "all text 0..<1"], "its context is that around it")
        inner.delegate = other
        innermost.appendCharacters("y")
        XCTAssertEqual(log.take("text"), ["other text 1..<2", "all text 1..<2"])
        // An editor that has a context of its own keeps it.
        let stranger = EditorView(context: EditorViewContext())
        innermost.insertAttachment(
          Attachment(name: ContentType("panel"), content: stranger, editors: [stranger]), in: 0..<0)
        log.clear()
        stranger.appendCharacters("z")
        XCTAssertEqual(log.take("text"), ["other text 0..<1"])
        withExtendedLifetime(other) {}
      }
    }
  }

  func testDelegatesAreNotKept() {
    onMain {
      let editor = EditorView(context: EditorViewContext())
      weak var kept: LoggingDelegate?
      do {
        let delegate = LoggingDelegate("own", DelegateLog())
        editor.delegate = delegate
        kept = delegate
      }
      XCTAssertNil(kept)
      XCTAssertNil(editor.delegate)
    }
  }
}

@MainActor
private final class DelegateLog {
  private var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
  func clear() { lines = [] }
  func take(_ part: String = "") -> [String] {
    defer { lines = [] }
    return lines.filter { $0.contains(" " + part) }
  }
}

@MainActor
private final class LoggingDelegate: EditorViewDelegate {
  private let name: String
  private let log: DelegateLog
  var swallowed: EditorKey?
  var selects: Bool?

  init(_ name: String, _ log: DelegateLog) {
    self.name = name
    self.log = log
  }

  func editor(
    _ editor: EditorView, shouldHandle key: EditorKey, modifiers: EditorKeyModifiers,
    at range: Range<Int>
  ) -> Bool {
    log.add("\(name) should \(key) \(range)")
    return key == swallowed
  }
  func editor(_ editor: EditorView, didReceiveKey key: EditorKey, at range: Range<Int>) {
    log.add("\(name) key \(key)")
  }
  func editor(_ editor: EditorView, didReceiveFocusAt range: Range<Int>) {
    log.add("\(name) focus \(range)")
  }
  func editor(_ editor: EditorView, didLoseFocusFrom range: Range<Int>) {
    log.add("\(name) lost \(range)")
  }
  func editor(_ editor: EditorView, didChangeTextAt range: Range<Int>) {
    log.add("\(name) text \(range)")
  }
  func editor(
    _ editor: EditorView, didChangeSelectionAt range: Range<Int>,
    attributes: AttributeContainer, contentType: ContentType
  ) { log.add("\(name) selection \(range) \(contentType)") }
  func editor(
    _ editor: EditorView, didExecuteProcessors processors: [any TextProcessing],
    at range: Range<Int>
  ) {
    log.add("\(name) processors \(processors.map(\.name).joined(separator: ",")) \(range)")
  }
  func editor(_ editor: EditorView, didChangeSize size: EditorSize, from old: EditorSize) {
    log.add("\(name) size \(size.height)")
  }
  func editor(
    _ editor: EditorView, didTapAtX x: Double, y: Double, characterRange: Range<Int>?
  ) { log.add("\(name) tap \(characterRange as Any)") }
  func editorWillSetAttributedText(_ editor: EditorView) { log.add("\(name) will set") }
  func editorDidSetAttributedText(_ editor: EditorView) { log.add("\(name) did set") }
  func editor(_ editor: EditorView, isReady: Bool) { log.add("\(name) ready \(isReady)") }
  func editor(_ editor: EditorView, didChangeEditable isEditable: Bool) {
    log.add("\(name) editable \(isEditable)")
  }
  func editor(
    _ editor: EditorView, shouldSelectAttachmentOnBackspace attachment: Attachment
  ) -> Bool? { selects }
  func editorDidLayout(_ editor: EditorView) { log.add("\(name) layout") }
  func editor(_ editor: EditorView, didChangeScrollEnabled isEnabled: Bool) {
    log.add("\(name) scrolls \(isEnabled)")
  }
  func editor(_ editor: EditorView, willRenderAttachment attachment: Attachment) {
    log.add("\(name) will render \(attachment.id)")
  }
  func editor(_ editor: EditorView, didRenderAttachment attachment: Attachment) {
    log.add("\(name) did render \(attachment.id)")
  }
}
