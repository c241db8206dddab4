import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// Checks every frame of an editor while it is edited.
final class GlitchTests: WidgetTestCase {
  func testNoPaintShowsAGlitch() throws {
    try onMain {
      for animations in [false, true] {
        try XCTUnwrap(DesktopSettings.current).animationsEnabled = animations
        let seeds = TestEffort.seeds(2, from: TestEffort.seed(usually: 3))
        for seed in seeds { Self.work(seed: seed) }
      }
    }
  }

  @MainActor
  private static func work(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let editor = EditorView()
    editor.maxHeight = seed % 2 == 0 ? .max(120) : .default
    withWindow(of: editor, width: 260) { host in
      for step in 0..<60 {
        let focused = ([editor] + editor.nestedEditors).first { $0.area.textView.isFocus } ?? editor
        let paints = host.paints {
          act(Int.random(in: 0..<12, using: &random), in: focused, host, &random)
        }
        for paint in paints {
          XCTAssertEqual(paint.violations, [], "seed \(seed), step \(step)")
        }
      }
    }
  }

  @MainActor
  private static func act(
    _ choice: Int, in editor: EditorView, _ host: WindowHost, _ random: inout SeededRandom
  ) {
    let place = Int.random(in: 0...editor.contentLength, using: &random)
    switch choice {
    case 0: host.press("z", control: true)
    case 1: editor.changeAttributes(in: 0..<place) { $0[FontSizeKey.self] = 18 }
    case 2: editor.selectedRange = place..<place
    case 3:
      let inner = EditorView()
      let panel = Attachment(
        name: ContentType("panel"), content: inner, size: .fullWidth, editors: [inner])
      editor.insertAttachment(panel, in: place..<place)
      inner.focus()
    case 4: host.setWidth(Int.random(in: 120...400, using: &random))
    case 5: editor.appendCharacters("a line\nand another one\n")
    case 6: host.press(["Left", "Right", "Up", "Down"].randomElement(using: &random) ?? "Up")
    case 7: host.press("BackSpace")
    case 8: host.press("Return")
    default: host.type("word ")
    }
  }
}
