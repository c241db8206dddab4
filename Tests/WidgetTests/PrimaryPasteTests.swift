import WidgetTestSupport
import XCTest

@testable import AutoHeightEditing
@testable import WidgetSupport

/// Pastes by the middle button, and cases in which it pastes nothing; end-to-end tests press the
/// real button.
final class PrimaryPasteTests: WidgetTestCase {
  /// Presses at the start of the text, and waits for the paste, if any.
  @MainActor
  @discardableResult
  private static func press(in host: EditorHost, meanwhile: () -> Void = {}) -> Bool {
    let area = host.editor.area
    var isDone = false
    let connection = area.buffer.onPasteDone { isDone = true }
    defer { connection.disconnect() }
    guard area.intake.pasteSelected(x: 0, y: 2) else { return false }
    meanwhile()
    XCTAssert(MainLoop.run(atMost: 60) { isDone }, "the paste did not end")
    host.settle()
    return true
  }

  @MainActor
  private static func offer(_ bytes: [UInt8], to host: EditorHost) {
    host.editor.area.textView.primaryClipboard.offer(bytes, as: Clipboard.plainText)
  }

  func testOneStepThatLeavesTheCaret() {
    onMain {
      let host = EditorHost("old")
      host.editor.area.buffer.caret = 2
      Self.offer([0x61, 0x00, 0xC3], to: host)
      XCTAssert(Self.press(in: host))
      XCTAssertEqual(host.text, "a\u{FFFD}\u{FFFD}old")
      XCTAssertEqual(host.editor.area.buffer.caret, 5)
      host.press("z", control: true)
      XCTAssertEqual(host.text, "old")
    }
  }

  func testWithTheSettingOffThereIsNothingToPaste() throws {
    try onMain {
      let settings = try XCTUnwrap(DesktopSettings.current)
      settings.pastesWithMiddleButton = false
      defer { settings.pastesWithMiddleButton = true }
      let host = EditorHost("kept")
      Self.offer(Array("no".utf8), to: host)
      XCTAssertFalse(Self.press(in: host))
      XCTAssertEqual(host.text, "kept")
    }
  }

  func testADisabledEditorRefusesAlsoWhenTheAnswerComesLate() {
    onMain {
      let host = EditorHost("kept")
      Self.offer(Array("no".utf8), to: host)
      XCTAssert(Self.press(in: host) { host.isEnabled = false })
      XCTAssertEqual(host.text, "kept")
      XCTAssert(Self.press(in: host), "GTK has nothing to do either")
      XCTAssertEqual(host.text, "kept")
    }
  }
}
