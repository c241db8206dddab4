import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// The layouts that a line takes which is added to an editor within others, or taken away.
final class NestedLayoutTests: WidgetTestCase {
  /// Creates four editors, each of which except the first is in an attachment of the one before.
  @MainActor
  private static func editors() -> [EditorView] {
    let editors = (0..<4).map { _ in EditorView() }
    for editor in editors { editor.maxHeight = .infinite }
    for (outer, inner) in zip(editors, editors.dropFirst()) {
      outer.content = "before\n\nafter"
      outer.insertAttachment(
        Attachment(
          name: ContentType("editor"), content: inner, size: .fullWidth, isBlock: true,
          editors: [inner]), in: 7..<7)
    }
    return editors
  }

  func testALineTakesNoLayoutForEachLevel() throws {
    try onMain {
      let editors = Self.editors()
      let inner = editors[3]
      let host = WindowHost(editors[0], watching: editors[0].area)
      inner.content = "one\ntwo"
      inner.focus()
      host.settle()
      let clock = try XCTUnwrap(host.window.frameClock)
      var (layouts, isPainted) = (0, false)
      // Up to the first frame: what a timer does later, as spelling, is a frame of its own.
      clock.onLayout { layouts += isPainted ? 0 : 1 }
      clock.onAfterPaint { isPainted = true }
      for (name, isInsertion) in [("added", true), ("taken away", false), ("added again", true)] {
        let heights = editors.map(\.area.height)
        (layouts, isPainted) = (0, false)
        let paints = host.paints {
          inner.area.buffer.performUserAction {
            let end = inner.area.buffer.scalarCount
            inner.area.buffer.replace(
              from: isInsertion ? end : end - 1, to: end, with: isInsertion ? "\n" : "")
          }
        }
        // A second one where the frame comes before GTK's own idle validation, as on a busy
        // machine; each level of its own would make four.
        XCTAssertLessThanOrEqual(layouts, 2, name)
        XCTAssertEqual(paints.flatMap(\.violations), [], name)
        let growth = zip(editors, heights).map { $0.area.height - $1 }
        XCTAssertEqual(Set(growth).count, 1, "\(name): \(growth)")
        XCTAssertEqual(growth[0] > 0, isInsertion, name)
      }
    }
  }
}
