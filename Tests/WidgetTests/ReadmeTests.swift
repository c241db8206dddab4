import CGtk
import Concertina
import WidgetTestSupport
import XCTest

/// What the README shows is what is compiled here.
final class ReadmeTests: WidgetTestCase {
  func testTheExamplesAreThoseThatCompile() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    for file in ["QuickStart", "Embedding", "ComposerExample", "FieldsExample", "RichTextExample"] {
      let source = try String(
        contentsOf: root.appendingPathComponent("Tests/WidgetTests/\(file).swift"),
        encoding: .utf8)
      let block = "```swift\n\(source)```"
      XCTAssert(readme.contains(block), "README.md does not hold \(file).swift as it is")
    }
  }

  func testAnEditorLivesInAWindowMadeWithoutTheWrappers() {
    onMain {
      let text = State(wrappedValue: "one\ntwo")
      let window = gtk_window_new()
      let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
      let reference = Self.embedded(in: box, of: window, text: text)
      XCTAssert(reference.isAlive)
      gtk_window_destroy(UnsafeMutablePointer(OpaquePointer(window)))
      MainLoop.runUntilIdle()
      XCTAssertFalse(reference.isAlive)
    }
  }

  @MainActor
  private static func embedded(
    in box: UnsafeMutablePointer<GtkWidget>?, of window: UnsafeMutablePointer<GtkWidget>?,
    text: State<String>
  ) -> WeakReference {
    addEditor(to: UnsafeMutablePointer(OpaquePointer(box!)), text: text)
    gtk_window_set_child(UnsafeMutablePointer(OpaquePointer(window)), box)
    gtk_window_present(UnsafeMutablePointer(OpaquePointer(window)))
    let handle = Window(retaining: OpaquePointer(window!))
    FrameSettling(of: handle).waitUntilStill()
    let editor = handle.descendant(named: "ConcertinaAutoHeightEditor")
    XCTAssertGreaterThan(editor?.height ?? 0, 50, "two lines and the padding")
    return WeakReference(editor ?? handle)
  }
}
