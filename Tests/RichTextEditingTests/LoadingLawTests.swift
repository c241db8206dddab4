import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// A text that was edited is shown with the same heights, positions and pixels as the same text
/// freshly loaded.
final class LoadingLawTests: WidgetTestCase {
  private static let width = 320
  /// Kinds of sizes, some of them wider than a line.
  private static let sizes: [AttachmentSize] = [
    .matchContent, .fullWidth, .fixed(90), .range(minWidth: 60, maxWidth: 140), .percent(50),
  ]

  func testWhatWasEditedIsOnTheScreenAsWhatIsLoaded() throws {
    try onMain {
      let seeds = TestEffort.seeds(4, from: TestEffort.seed(usually: 1))
      for seed in seeds { try Self.work(seed: seed) }
    }
  }

  @MainActor
  private static func work(seed: UInt64) throws {
    let live = Page(width: width)
    var user = LayoutUser(live, sizes: sizes, seed: seed)
    for round in 1...4 {
      markProgress("seed \(seed), round \(round)")
      for _ in 0..<8 {
        user.act()
        live.host.settle()
      }
      let loaded = Page(width: width)
      loaded.editor.content = live.editor.content
      let (edited, fresh) = (try live.appearance(), try loaded.appearance())
      let place = "seed \(seed), round \(round), \(user.lastActs)"
      XCTAssertEqual(edited.boxes, fresh.boxes, place)
      XCTAssert(edited.pixels == fresh.pixels, "\(place): other pixels")
      loaded.host.close()
      guard edited.boxes == fresh.boxes, edited.pixels == fresh.pixels else { break }
    }
    live.host.close()
  }
}

/// A window with nothing but an editor.
@MainActor
private struct Page {
  let editor: EditorView
  let host: WindowHost

  init(width: Int) {
    editor = EditorView(context: EditorViewContext())
    editor.attachmentMaker = Self.attachment
    host = WindowHost(editor, width: width, height: 900, watching: editor.area)
  }

  static func attachment(of content: AttachmentContent) -> RichTextEditing.Attachment? {
    let inner = EditorView(context: EditorViewContext())
    return RichTextEditing.Attachment(
      name: content.name, content: inner, size: content.size, isBlock: content.isBlock,
      editors: [inner])
  }

  /// Returns what is shown without a caret and a selection.
  func appearance() throws -> (boxes: [String], pixels: [UInt8]) {
    for editor in [editor] + editor.nestedEditors { editor.selectedRange = 0..<0 }
    editor.resignFocus()
    editor.area.verticalAdjustment.value = 0
    host.settle()
    return (boxes(of: editor), try XCTUnwrap(host.window.makeTexture()).pixels)
  }

  private func boxes(of editor: EditorView) -> [String] {
    let own = "editor \(editor.bounds(in: host.content).map { "\($0)" } ?? "nowhere")"
    let inner = editor.attachments.flatMap(\.editors)
    return [own] + inner.flatMap { boxes(of: $0) }
  }
}

/// A random user who changes what a layout depends on, at any depth.
@MainActor
private struct LayoutUser {
  let editor: EditorView
  let host: WindowHost
  let sizes: [AttachmentSize]
  private(set) var lastActs: [String] = []
  private var random: SeededRandom

  init(_ page: Page, sizes: [AttachmentSize], seed: UInt64) {
    editor = page.editor
    host = page.host
    self.sizes = sizes
    random = SeededRandom(seed: seed)
    editor.content = "first words\nand more"
  }

  mutating func act() {
    let editors = [editor] + editor.nestedEditors
    let editor = editors[number(below: editors.count)]
    let start = number(below: editor.contentLength + 1)
    let range = start..<min(start + number(below: 5), editor.contentLength)
    switch number(below: 18) {
    case 0: note("undo") { editor.undo() }
    case 1: note("redo") { editor.redo() }
    case 2: note("bigger") { editor.changeAttributes(in: range) { $0[FontSizeKey.self] = 19 } }
    case 3, 4: format(range, of: editor, ParagraphFormat(headIndent: 25 * number(below: 4)))
    case 5: format(range, of: editor, ParagraphFormat(firstLineIndent: -12, headIndent: 24))
    case 6: format(range, of: editor, ParagraphFormat(alignment: .right, spacingBefore: 4))
    case 7, 8: insert(in: editor, range)
    case 9: type("\nשלום עולם\n", in: editor, at: start)
    case 10: note("delete") { editor.replaceCharacters(in: range, with: "") }
    case 11: type("words go on\n", in: editor, at: start)
    case 12:
      let names: [StyleName] = [.body, .heading(1), .heading(4), .quote, .code]
      let command = StyleCommand(random.pick(names))
      note("\(command.name) \(range)") {
        editor.selectedRange = range
        command.execute(on: editor)
      }
    case 13, 14: list(range, of: editor)
    default:
      let key = random.pick(["Up", "Down", "Home", "BackSpace", "Return", "Tab"])
      type("abc", in: editor, at: start)
      note(key) { [host] in host.press(key) }
    }
  }

  private mutating func number(below limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &random)
  }

  private mutating func note(_ name: String, _ act: () -> Void) {
    lastActs.append(name)
    act()
  }

  private mutating func format(
    _ range: Range<Int>, of editor: EditorView, _ format: ParagraphFormat
  ) {
    note("format \(range) \(format.headIndent) \(format.firstLineIndent) \(format.alignment)") {
      editor.changeAttributes(in: range) { $0[ParagraphKey.self] = format }
    }
  }

  private mutating func list(_ range: Range<Int>, of editor: EditorView) {
    let commands: [ListCommand] = [.bulletedList, .numberedList, .taskList]
    let command = random.pick(commands)
    let act = number(below: 6)
    note("\(command.name) \(act) \(range)") {
      editor.selectedRange = range
      switch act {
      case 0: editor.lists.nest()
      case 1: editor.lists.unnest()
      case 2: editor.lists.move(down: true)
      default: command.execute(on: editor)
      }
    }
  }

  private mutating func insert(in editor: EditorView, _ range: Range<Int>) {
    // Deeper editors have no room for their content.
    guard editor.nestingLevel < 3 else { return }
    let inner = EditorView(context: EditorViewContext())
    let size = sizes[number(below: sizes.count)]
    let isBlock = random.once(in: 2)
    note("insert \(size) at \(range), block: \(isBlock)") {
      editor.insertAttachment(
        RichTextEditing.Attachment(
          name: ContentType("panel"), content: inner, size: size, isBlock: isBlock,
          editors: [inner]), in: range)
      inner.content = "in it"
    }
  }

  private mutating func type(_ text: String, in editor: EditorView, at offset: Int) {
    note("type \(text.debugDescription) at \(offset)") { [host] in
      editor.focus()
      editor.selectedRange = offset..<offset
      host.type(text)
    }
  }
}
