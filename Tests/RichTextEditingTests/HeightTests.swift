import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// The height of an editor that is as high as its text, after every kind of change.
final class HeightTests: WidgetTestCase {
  @MainActor
  private static func withPage(
    lines: Int, _ body: (EditorView, WindowHost) throws -> Void
  ) rethrows {
    let editor = EditorView(context: EditorViewContext())
    editor.maxHeight = .infinite
    editor.content = RichText(
      (0..<lines).map { "line \($0) of a text" }.joined(separator: "\n"))
    let page = ScrolledWindow()
    page.child = editor
    let host = WindowHost(page, width: 300, watching: editor.area)
    editor.focus()
    host.settle()
    try body(editor, host)
    host.close()
  }

  /// Returns how many paragraphs are measured for a change, until the window is still.
  @MainActor
  private static func measurements(
    in editor: EditorView, _ host: WindowHost, _ change: () -> Void
  ) -> Int {
    let before = editor.area.measuredParagraphCount
    change()
    host.settle()
    return editor.area.measuredParagraphCount - before
  }

  func testAKeyLooksAtTheLineThatItChanges() {
    onMain {
      Self.withPage(lines: 400) { editor, host in
        editor.insertAttachment(Self.label("first"), in: 5..<5)
        editor.insertAttachment(Self.label("last"), in: 6_000..<6_000)
        editor.selectedRange = 3_000..<3_000
        host.settle()
        let height = editor.area.wantedHeight
        XCTAssertGreaterThan(height, 400 * 10)
        for key in ["a", "Return", "b", "BackSpace", "BackSpace"] {
          let count = Self.measurements(in: editor, host) {
            key.count == 1 ? host.type(key) : host.press(key)
          }
          XCTAssertLessThan(count, 12, key)
        }
        let bold = Self.measurements(in: editor, host) {
          editor.changeAttributes(in: 2_000..<2_010) { $0[FontSizeKey.self] = 30 }
        }
        XCTAssertLessThan(bold, 12)
        XCTAssertGreaterThan(editor.area.wantedHeight, height)
      }
    }
  }

  func testAWidgetThatGrowsHasItsOwnLineLookedAt() {
    onMain {
      Self.withPage(lines: 300) { editor, host in
        let label = Label("x")
        editor.insertAttachment(
          Attachment(name: "label", content: label), in: 2_000..<2_000)
        host.settle()
        let height = editor.area.wantedHeight
        let count = Self.measurements(in: editor, host) { label.text = "x\ny\nz" }
        XCTAssertGreaterThan(editor.area.wantedHeight, height)
        XCTAssertLessThan(count, 12)
      }
    }
  }

  func testAnAttachmentThatComesHasItsOwnLineLookedAt() {
    onMain {
      Self.withPage(lines: 300) { editor, host in
        // At the end of a line, no spacer is inserted with it.
        let place = editor.area.buffer.offset(ofLine: 150) - 1
        let count = Self.measurements(in: editor, host) {
          editor.insertAttachment(Self.label("x\ny"), in: place..<place)
        }
        XCTAssertLessThan(count, 12)
      }
    }
  }

  func testWhatFillsALineFollowsItsIndent() {
    onMain {
      Self.withPage(lines: 3) { editor, host in
        let label = Label("x")
        editor.insertAttachment(
          Attachment(name: "label", content: label, size: .fullWidth, isBlock: true), in: 15..<15)
        host.settle()
        let width = label.width
        XCTAssertGreaterThan(width, 200)
        let place = editor.attachments[0].rangeInContainer ?? 0..<0
        let format = ParagraphFormat(headIndent: 40)
        editor.changeAttributes(in: place) { $0[ParagraphKey.self] = format }
        host.settle()
        XCTAssertEqual(label.width, width - 40)
        // Joined to the paragraph before it, it takes over that paragraph's format.
        editor.selectedRange = place.lowerBound..<place.lowerBound
        host.press("BackSpace")
        host.settle()
        XCTAssertEqual(label.width, width)
        editor.undo()
        host.settle()
        XCTAssertEqual(label.width, width - 40)
      }
    }
  }

  func testACompositionThatEndsWithAnEditLeavesNothingBehind() {
    onMain {
      ComposerInputMethod.install()
      Self.withPage(lines: 5) { editor, host in
        let area = editor.area
        editor.selectedRange = 40..<40
        host.settle()
        let height = area.wantedHeight
        XCTAssert(ComposerInputMethod.compose(String(repeating: "한", count: 60)))
        host.settle()
        XCTAssertGreaterThan(area.wantedHeight, height)
        area.changeByProgram {
          area.buffer.insert("\n", at: 0)
          XCTAssert(ComposerInputMethod.compose(""))
          return 0..<1
        }
        host.settle()
        let last = area.textView.verticalExtent(ofLine: area.buffer.lineCount - 1)
        XCTAssertEqual(area.wantedHeight, last.y + last.height)
      }
    }
  }

  func testAProviderMayChangeTheTextWhileItIsAsked() {
    onMain {
      Self.withPage(lines: 5) { editor, host in
        let label = Label("x")
        let attachment = Self.label("x")
        let provider = Meddler(editor) {
          $0.replaceCharacters(in: 0..<0, with: "another line\n")
        }
        attachment.boundsProvider = provider
        editor.insertAttachment(attachment, in: 50..<50)
        editor.insertAttachment(Attachment(name: "label", content: label), in: 5..<5)
        for lines in 2...4 {
          provider.isArmed = true
          host.type("a")
          label.text = String(repeating: "x\n", count: lines)
          host.settle()
          XCTAssertFalse(provider.isArmed)
          let last = editor.area.textView.verticalExtent(ofLine: editor.area.buffer.lineCount - 1)
          XCTAssertEqual(editor.area.wantedHeight, last.y + last.height)
        }
        attachment.boundsProvider = nil
      }
    }
  }

  func testAProviderMayTakeEverythingAwayWhileItIsAsked() {
    onMain {
      Self.withPage(lines: 5) { editor, host in
        let attachments = [Self.label("x"), Self.label("y")]
        for attachment in attachments {
          editor.insertAttachment(attachment, in: 20..<20)
          let provider = Meddler(editor) { $0.content = "nothing is left" }
          attachment.boundsProvider = provider
          provider.isArmed = true
        }
        host.settle()
        XCTAssertEqual(editor.text, "nothing is left")
        let last = editor.area.textView.verticalExtent(ofLine: 0)
        XCTAssertEqual(editor.area.wantedHeight, last.y + last.height)
        for attachment in attachments { attachment.boundsProvider = nil }
      }
    }
  }

  func testAnotherFontHasEverythingLookedAt() {
    onMain {
      Self.withPage(lines: 40) { editor, host in
        let height = editor.area.wantedHeight
        editor.paragraphStyle = ParagraphFormat(spacingAfter: 10)
        host.settle()
        XCTAssertEqual(editor.area.wantedHeight, height + 400)
        editor.font = .title
        host.settle()
        XCTAssertGreaterThan(editor.area.wantedHeight, height + 500)
      }
    }
  }

  @MainActor
  private static func label(_ text: String) -> RichTextEditing.Attachment {
    Attachment(name: "label", content: Label(text))
  }

  /// Compares the height with the end of GTK's own layout, after random edits at every depth.
  func testTheHeightIsThatOfTheLayout() {
    onMain {
      for seed in TestEffort.seeds(1, from: TestEffort.seed(usually: 1)) {
        Self.withPage(lines: 8) { editor, host in
          var worker = Worker(seed: seed, root: editor, host: host)
          for step in 0..<60 {
            let action = worker.act()
            host.settle()
            for editor in [editor] + editor.nestedEditors {
              let area = editor.area
              let last = area.textView.verticalExtent(ofLine: area.buffer.lineCount - 1)
              XCTAssertEqual(
                area.wantedHeight, last.y + last.height, "seed \(seed), step \(step): \(action)")
            }
          }
        }
      }
    }
  }
}

/// A bounds provider that changes the text while it is asked for a size.
@MainActor
private final class Meddler: DynamicBoundsProviding {
  private let editor: EditorView
  private let change: (EditorView) -> Void
  var isArmed = false

  init(_ editor: EditorView, _ change: @escaping (EditorView) -> Void) {
    (self.editor, self.change) = (editor, change)
  }

  func size(of attachment: Attachment, lineWidth: Int) -> EditorSize {
    if isArmed {
      isArmed = false
      change(editor)
      _ = editor.area.figures
    }
    return EditorSize(width: 30, height: 50)
  }
}

/// A source of random edits of every kind that may change a height.
@MainActor
private struct Worker {
  private var random: SeededRandom
  private let root: EditorView
  private let host: WindowHost

  init(seed: UInt64, root: EditorView, host: WindowHost) {
    random = SeededRandom(seed: seed)
    (self.root, self.host) = (root, host)
  }

  mutating func act() -> String {
    let editors = [root] + root.nestedEditors
    let editor = random.pick(editors)
    let choice = Int.random(in: 0..<16, using: &random)
    let range = range(in: editor)
    switch choice {
    case 0: root.undo()
    case 1: root.redo()
    case 2: editor.changeAttributes(in: range) { $0[FontSizeKey.self] = 20 }
    case 3: editor.changeAttributes(in: range) { $0[FontTraitsKey.self] = .bold }
    case 4: format(editor, range)
    case 5: editor.insertAttachment(panel(), in: range)
    case 6: editor.attachments.randomElement(using: &random)?.removeFromContainer()
    case 7: host.setWidth(Int.random(in: 150...500, using: &random))
    case 8: editor.replaceCharacters(in: range, with: "some\nlines\n\nof text")
    case 9: editor.appendCharacters("12\nשלום עולם\n(3)\n")
    case 10: editor.content = RichText(editor.text.prefix(200).filter { $0 != "\u{FFFC}" })
    case 11: editor.attachments.first?.content.queueResize()
    case 12: delete(range, in: editor)
    default: type(in: editor, at: range.lowerBound)
    }
    return "\(choice) in \(range) at level \(editor.nestingLevel)"
  }

  private mutating func range(in editor: EditorView) -> Range<Int> {
    let start = Int.random(in: 0...editor.contentLength, using: &random)
    return start..<min(start + Int.random(in: 0..<30, using: &random), editor.contentLength)
  }

  private mutating func format(_ editor: EditorView, _ range: Range<Int>) {
    let format = ParagraphFormat(
      headIndent: Int.random(in: 0...40, using: &random),
      spacingAfter: Int.random(in: 0...9, using: &random))
    editor.changeAttributes(in: range) { $0[ParagraphKey.self] = format }
  }

  private mutating func panel() -> RichTextEditing.Attachment {
    let inner = EditorView()
    inner.maxHeight = .infinite
    let sizes: [AttachmentSize] = [.fullWidth, .percent(50), .fixed(120), .matchContent]
    return RichTextEditing.Attachment(
      name: "panel", content: inner, size: random.pick(sizes), editors: [inner])
  }

  private func delete(_ range: Range<Int>, in editor: EditorView) {
    editor.selectedRange = range
    editor.area.buffer.deleteBackward()
  }

  private mutating func type(in editor: EditorView, at offset: Int) {
    editor.selectedRange = offset..<offset
    for text in ["a", " ", "漢", "\n", "12", "long words "].shuffled(using: &random).prefix(4) {
      editor.area.insertAtCaret(text)
    }
  }
}
