import AutoHeightEditing
import DataBinding
import WidgetTestSupport
import XCTest

/// The window in which apps test their widgets.
final class TestWindowTests: WidgetTestCase {
  func testTheArticlesTestPasses() throws { try onMain { try testANoteGrowsInEachFrame() } }

  func testAFrameThatViolatesAnInvariantIsFound() throws {
    try onMain {
      let editor = AutoHeightEditor(text: State("").binding, maxLines: 5)
      let window = try TestWindow(Box(.vertical, [editor]))
      defer { window.close() }
      editor.focus()
      XCTAssertEqual(try window.violations { try window.type("one\ntwo\nthree") }, [])
      // The area is higher than its text.
      let violations = try window.violations {
        editor.area.requestSize(height: editor.area.height + 40)
      }
      XCTAssertFalse(violations.isEmpty)
    }
  }

  func testAnUnknownKeyIsAnError() throws {
    try onMain {
      let window = try TestWindow(Label("words"))
      defer { window.close() }
      for key in ["ctrl+", "hyper+a", "Enterr", ""] {
        XCTAssertThrowsError(try window.press(key), key) { error in
          XCTAssert("\(error)".contains("there is no key \(key)"), "\(error)")
        }
      }
    }
  }

  func testAPictureIsCompared() throws {
    try onMain {
      let folder = try TemporaryFolder()
      let editor = AutoHeightEditor(text: State("").binding, maxLines: 5)
      let window = try TestWindow(editor)
      defer { window.close() }
      let recorder = References(folder: folder.path, isRecording: true)
      try recorder.check(window.picture(of: editor), "editor")
      let reader = References(folder: folder.path, isRecording: false)
      try reader.check(window.picture(of: editor), "editor")
      XCTAssertThrowsError(try reader.check(window.picture(of: editor), "other"))
      editor.focus()
      try window.type("x")
      XCTAssertThrowsError(try reader.check(window.picture(of: editor), "editor")) { error in
        XCTAssert("\(error)".contains("pixels differ"), "\(error)")
      }
    }
  }
}
