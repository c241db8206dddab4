import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// Input methods in a document: in a nested editor, and on both sides of an attachment.
final class CompositionTests: WidgetTestCase {
  /// Returns an editor, one nested in a block of it, and one nested in a line of it.
  @MainActor
  private static func makeEditors() -> [EditorView] {
    let editors = (0..<3).map { _ in EditorView() }
    editors[0].content = "before\nside by side"
    for (editor, size, place) in [
      (editors[2], AttachmentSize.fixed(70), 12), (editors[1], .fullWidth, 7),
    ] {
      let attachment = Attachment(
        name: ContentType("panel"), content: editor, size: size, isBlock: size == .fullWidth,
        editors: [editor])
      editors[0].insertAttachment(attachment, in: place..<place)
      editor.content = "in it"
    }
    editors[0].forgetHistory()
    return editors
  }

  /// Every position to compose at: the index of the editor, and the caret in it.
  private static let places = [(0, 7), (0, 8), (1, 0), (1, 2), (1, 5), (0, 14), (0, 15), (2, 3)]

  /// Returns what an insertion comes to: before and after the block it is a paragraph.
  private static func inserted(_ text: String, inEditor index: Int, at caret: Int) -> String {
    switch (index, caret) {
    case (0, 7): text + "\n"
    case (0, 8): "\n" + text
    default: text
    }
  }

  @MainActor
  private static func expectHeights(of editors: [EditorView], _ place: String) {
    for (index, editor) in editors.enumerated() {
      let view = editor.area.textView
      let last = view.verticalExtent(ofLine: view.buffer.lineCount - 1)
      XCTAssertEqual(editor.area.wantedHeight, last.y + last.height, "\(place), editor \(index)")
      XCTAssertEqual(editor.area.height, editor.area.wantedHeight, "\(place), editor \(index)")
    }
  }

  func testACompositionInAndBesideAnAttachmentGrowsWithEachKey() {
    onMain {
      ComposerInputMethod.install()
      let editors = Self.makeEditors()
      let host = WindowHost(editors[0], width: 200, watching: editors[0].area)
      for (index, caret) in Self.places {
        let place = "editor \(index), caret \(caret)"
        editors[index].focus()
        editors[index].selectedRange = caret..<caret
        host.settle()
        let start = editors[0].height
        for length in [1, 2, 8, 24, 25] {
          let composition = String(repeating: "한", count: length)
          let paints = host.paints { XCTAssert(ComposerInputMethod.compose(composition), place) }
          XCTAssertEqual(paints.flatMap(\.violations), [], "\(place), \(length) letters")
          Self.expectHeights(of: editors, place)
        }
        XCTAssertGreaterThan(editors[0].height, start + 10, place)
        let paints = host.paints { XCTAssert(ComposerInputMethod.compose("")) }
        XCTAssertEqual(paints.flatMap(\.violations), [], place)
        XCTAssertEqual(editors[0].height, start, place)
        Self.expectHeights(of: editors, place)
      }
      XCTAssertEqual(editors[0].undoDepth, 0)
    }
  }

  func testWhatIsCommittedInOrBesideAnAttachmentIsOneStep() {
    onMain {
      ComposerInputMethod.install()
      let editors = Self.makeEditors()
      let host = WindowHost(editors[0], width: 200, watching: editors[0].area)
      for (index, caret) in Self.places {
        let place = "editor \(index), caret \(caret)"
        let (editor, before) = (editors[index], editors[0].content)
        let text = Array(editor.text.unicodeScalars)
        editor.focus()
        editor.selectedRange = caret..<caret
        host.settle()
        for composition in ["ㅎ", "하", "한"] {
          XCTAssert(ComposerInputMethod.compose(composition), place)
          host.settle()
        }
        XCTAssertEqual(editors[0].content, before, "\(place): no text before the commit")
        let paints = host.paints { XCTAssert(ComposerInputMethod.commit("한글"), place) }
        XCTAssertEqual(paints.flatMap(\.violations), [], place)
        let inserted = Array(Self.inserted("한글", inEditor: index, at: caret).unicodeScalars)
        let expected = text[..<caret] + inserted + text[caret...]
        XCTAssertEqual(Array(editor.text.unicodeScalars), Array(expected), place)
        XCTAssertEqual(editors[0].undoDepth, 1, place)
        Self.expectHeights(of: editors, place)
        let undone = host.paints { host.press("z", control: true) }
        XCTAssertEqual(undone.flatMap(\.violations), [], place)
        XCTAssertEqual(editors[0].content, before, place)
        XCTAssertEqual(editors[0].undoDepth, 0, place)
        Self.expectHeights(of: editors, place)
      }
    }
  }

  func testACommitOverASelectionWithAnAttachmentIsOneStep() {
    onMain {
      ComposerInputMethod.install()
      let editors = Self.makeEditors()
      let host = WindowHost(editors[0], width: 200, watching: editors[0].area)
      let (before, panel) = (editors[0].content, editors[0].attachments[0])
      for range in [5..<10, 7..<8, 7..<16] {
        let text = Array(editors[0].text.unicodeScalars)
        editors[0].focus()
        editors[0].selectedRange = range
        host.settle()
        for composition in ["ㅎ", "하", "한"] {
          let paints = host.paints { XCTAssert(ComposerInputMethod.compose(composition)) }
          XCTAssertEqual(paints.flatMap(\.violations), [], "\(range)")
          // A toolbar reads these too; reading them does not end the step.
          XCTAssertEqual([editors[0].undoDepth, editors[0].redoDepth], [1, 0], "\(range)")
        }
        let paints = host.paints { XCTAssert(ComposerInputMethod.commit("한")) }
        XCTAssertEqual(paints.flatMap(\.violations), [], "\(range)")
        let expected = text[..<range.lowerBound] + ["한"] + text[range.upperBound...]
        XCTAssertEqual(Array(editors[0].text.unicodeScalars), Array(expected), "\(range)")
        XCTAssertFalse(editors[0].attachments.contains { $0 === panel }, "\(range)")
        Self.expectHeights(of: [editors[0]], "\(range)")
        XCTAssertEqual(editors[0].undoDepth, 1, "\(range)")
        editors[0].undo()
        host.settle()
        XCTAssertEqual(editors[0].content, before, "\(range)")
        XCTAssert(editors[0].attachments.first === panel, "\(range)")
        Self.expectHeights(of: editors, "\(range)")
      }
    }
  }
}
