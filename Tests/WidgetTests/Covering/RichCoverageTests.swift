import Concertina
import FoundationEssentials
import WidgetTestSupport
import XCTest

@testable import GtkCore

/// Rich text of which the view covers what is visible, beside one that it covers as a whole.
final class RichCoverageTests: WidgetTestCase {
  private static let panel = ContentType("panel")
  private static let badge = ContentType("badge")

  /// Headings, lists, code, quotes, bold words, widgets in lines, and panels with editors.
  @MainActor
  private static func content(lines: Int) -> RichText {
    var content = RichText()
    for line in 0..<lines {
      var attributes = AttributeContainer()
      attributes[ParagraphKey.self] = format(line)
      var words = attributes
      words.underline = .single
      content.append(RichText("line \(line) ", attributes: attributes))
      if line % 4 == 0 { content.append(RichText("underlined words ", attributes: words)) }
      if line % 6 == 0 {
        content.append(RichText(AttachmentContent(name: badge), attributes: attributes))
        content.append(RichText(" and what follows it", attributes: attributes))
      }
      content.append(RichText("\n", attributes: attributes))
      if line % 25 == 20 {
        let inner = RichText((0...(line % 4)).map { "inner \($0)" }.joined(separator: "\n"))
        content.append(
          RichText(
            AttachmentContent(name: panel, isBlock: true, size: .fullWidth, editors: [inner])))
        content.append(RichText("\n"))
      }
    }
    return content
  }

  private static func format(_ line: Int) -> ParagraphFormat {
    switch line % 30 {
    case 0: ParagraphFormat(style: .heading(1))
    case 5...12: ParagraphFormat(list: ListItem(line % 2 == 0 ? .bullet : .number, level: line % 3))
    case 15...17: ParagraphFormat(style: .code)
    case 22...23: ParagraphFormat(style: .quote)
    default: ParagraphFormat()
    }
  }

  @MainActor
  static func makeEditor(lines: Int) -> EditorView {
    let editor = EditorView(context: EditorViewContext())
    editor.maxHeight = .infinite
    editor.attachmentMaker = { content in
      guard content.name == panel else {
        let badge = Label("badge")
        badge.requestSize(width: 60, height: 30)
        return Attachment(name: content.name, content: badge, size: content.size)
      }
      let inner = EditorView(context: EditorViewContext())
      return Attachment(
        name: content.name, content: inner, size: content.size, isBlock: true, editors: [inner])
    }
    editor.content = content(lines: lines)
    return editor
  }

  /// Shows two equal editors, and returns them, too.
  @MainActor
  private static func pages(lines: Int) -> (pages: TwinPages, editors: [EditorView]) {
    var editors: [EditorView] = []
    let pages = TwinPages {
      let editor = makeEditor(lines: lines)
      editors.append(editor)
      return (editor, editor.area)
    }
    return (pages, editors)
  }

  func testItFollowsThePage() {
    onMain {
      let (pages, editors) = Self.pages(lines: 150)
      XCTAssertTrue(editors[0].area.isPartlyCovered)
      XCTAssertEqual(pages.apply { _ in }, [])
      for share in [0.5, 0.9, 0.1, 1, 0.33, 0.77, 0, 0.6] {
        let mistakes = pages.apply {
          guard let page = $0.page.verticalAdjustment else { return }
          page.value = (page.maxValue * share).rounded()
        }
        XCTAssertEqual(mistakes, [], "\(share)")
      }
      for distance in stride(from: -150.0, through: 150, by: 37) {
        let mistakes = pages.apply { $0.page.verticalAdjustment?.value += distance }
        XCTAssertEqual(mistakes, [], "by \(distance)")
      }
      for width in [190, 320, 240] {
        let mistakes = pages.apply { $0.page.requestSize(width: width) }
        XCTAssertEqual(mistakes, [], "\(width) wide")
      }
      pages.close()
    }
  }

  func testALongPanelIsCoveredInPartsItself() {
    onMain {
      let (pages, editors) = Self.pages(lines: 20)
      let lines = (1...200).map { "line \($0) of the panel" }.joined(separator: "\n")
      let panel = AttachmentContent(
        name: Self.panel, isBlock: true, size: .fullWidth, editors: [RichText(lines)])
      var index = 0
      XCTAssertEqual(
        pages.apply { _ in
          editors[index].replaceCharacters(in: 5..<5, with: RichText(panel))
          for inner in editors[index].nestedEditors {
            inner.area.coversOnlyVisibleRows = index == 0
          }
          index += 1
        }, [])
      XCTAssertTrue(editors[0].nestedEditors.contains { $0.area.isPartlyCovered })
      for top in [0, 500, 2_000, 3_900, 4_800, 700, 10_000, 1_500] {
        let mistakes = pages.apply { $0.page.verticalAdjustment?.value = Double(top) }
        XCTAssertEqual(mistakes, [], "\(top)")
      }
      index = 0
      let mistakes = pages.apply { _ in
        editors[index].nestedEditors.max { $0.contentLength < $1.contentLength }?
          .replaceCharacters(in: 40..<60, with: RichText("other\nwords\n"))
        index += 1
      }
      XCTAssertEqual(mistakes, [])
      pages.close()
    }
  }

  /// The caret is visible in every frame, whatever was visible before.
  func testKeysInAPanelThatIsNotVisibleShowIt() {
    onMain {
      let editor = Self.makeEditor(lines: 150)
      let host = PageHost(editor, editor.area, height: 200)
      XCTAssertTrue(editor.area.isPartlyCovered)
      let inner = editor.nestedEditors.last ?? editor
      for _ in 0..<2 {
        inner.focus()
        inner.selectedRange = 2..<2
        host.type("x")
        host.settle()
        XCTAssertTrue(inner.area.shows(2..<3))
        host.page.verticalAdjustment?.value = 0
        host.settle()
        XCTAssertFalse(inner.area.shows(2..<3))
        host.press("Return")
        host.settle()
        XCTAssertTrue(inner.area.shows(3..<4))
        XCTAssertEqual(host.log?.violations, [])
        host.page.verticalAdjustment?.value = 100
        host.settle()
      }
      host.close()
    }
  }

  func testARangeThatIsNotVisibleIsScrolledTo() {
    onMain {
      let editor = Self.makeEditor(lines: 200)
      let host = PageHost(editor, editor.area, height: 200)
      let panels = editor.nestedEditors
      for offset in [editor.contentLength - 3, 10, editor.contentLength / 2] {
        editor.scrollRangeToVisible(offset..<(offset + 1))
        host.settle()
        XCTAssertTrue(editor.area.shows(offset..<(offset + 1)), "\(offset)")
      }
      for panel in [panels.last, panels.first].compactMap({ $0 }) {
        panel.scrollRangeToVisible(1..<2)
        host.settle()
        XCTAssertTrue(panel.area.shows(1..<2))
      }
      host.close()
    }
  }

  func testTabGoesToPanelsThatAreNotVisible() {
    onMain {
      let editor = Self.makeEditor(lines: 200)
      let host = PageHost(editor, editor.area, height: 200)
      editor.focus()
      editor.selectedRange = 0..<0
      host.settle()
      for inner in editor.nestedEditors {
        _ = host.window.moveFocus(.forward)
        host.settle()
        XCTAssertTrue(inner.area.textView.isFocus)
        XCTAssertTrue(
          inner.area.shows(0..<1), "scrolled by \(host.page.verticalAdjustment?.value ?? 0)")
        XCTAssertEqual(host.log?.violations, [])
      }
      host.close()
    }
  }

  func testRandomChangesLookTheSame() {
    onMain {
      for seed in TestEffort.seeds(2, from: TestEffort.seed(usually: 1)) {
        var random = SeededRandom(seed: seed)
        let (pages, editors) = Self.pages(lines: Int.random(in: 90...200, using: &random))
        for step in 0..<40 {
          let (name, change) = Self.change(using: &random)
          var index = 0
          let mistakes = pages.apply {
            change($0, editors[index])
            index += 1
          }
          guard mistakes.isEmpty else {
            XCTFail("seed \(seed), step \(step): \(mistakes) after \(name)")
            break
          }
        }
        XCTAssertGreaterThan(pages.frames.partial, 20)
        pages.close()
      }
    }
  }

  private typealias Change = @MainActor (TwinPages.Twin, EditorView) -> Void

  /// Chooses a change that both twins undergo.
  @MainActor
  private static func change(using random: inout SeededRandom) -> (String, Change) {
    let share = Double.random(in: 0...1, using: &random)
    let length = Int.random(in: 1...60, using: &random)
    let kind = Int.random(in: 0..<14, using: &random)
    let word = random.pick(["word ", "\n", "two\nlines", "long words that follow one another "])
    switch kind {
    case 0..<3:
      return (
        "insert",
        { _, editor in
          let offset = Int(Double(editor.contentLength) * share)
          editor.replaceCharacters(in: offset..<offset, with: RichText(word))
        }
      )
    case 3..<5:
      return (
        "remove \(length)",
        { _, editor in
          let offset = Int(Double(editor.contentLength) * share)
          let end = min(offset + length, editor.contentLength)
          editor.replaceCharacters(in: offset..<end, with: RichText())
        }
      )
    case 5: return ("undo", { _, editor in editor.undo() })
    case 6:
      return (
        "heading",
        { _, editor in
          let offset = Int(Double(editor.contentLength) * share)
          var attributes = AttributeContainer()
          attributes[ParagraphKey.self] = ParagraphFormat(style: .heading(1))
          editor.addAttributes(attributes, in: offset..<min(offset + length, editor.contentLength))
        }
      )
    case 7:
      return (
        "in a panel",
        { _, editor in
          guard let inner = editor.nestedEditors.first(where: { _ in true }) else { return }
          inner.replaceCharacters(in: 0..<0, with: RichText(word))
        }
      )
    case 8:
      return (
        "panel",
        { _, editor in
          let offset = Int(Double(editor.contentLength) * share)
          let panel = AttachmentContent(
            name: panel, isBlock: true, size: .fullWidth, editors: [RichText(word)])
          editor.replaceCharacters(in: offset..<offset, with: RichText(panel))
        }
      )
    case 9..<11:
      return (
        "scroll \(share)",
        { twin, _ in
          guard let page = twin.page.verticalAdjustment else { return }
          page.value = (page.maxValue * share).rounded()
        }
      )
    case 11..<13:
      let distance = (share * 500 - 250).rounded()
      return ("by \(distance)", { twin, _ in twin.page.verticalAdjustment?.value += distance })
    default:
      let width = 200 + Int(share * 120)
      return ("width \(width)", { twin, _ in twin.page.requestSize(width: width) })
    }
  }
}
