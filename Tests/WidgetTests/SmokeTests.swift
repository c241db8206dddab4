import AutoHeightEditing
import WidgetTestSupport
import XCTest

final class SmokeTests: XCTestCase {
  func testGrows() async throws {
    try await MainActor.run {
      try Gtk.initialize()
      let text = State(wrappedValue: "hello")
      let editor = AutoHeightEditor(
        text: text.projectedValue, maxLine: 5, hasBorder: true, isEnabled: .constant(true),
        disabledPlaceholder: "", regExpUse: .none)
      let host = WindowHost(editor)
      editor.focus()
      for step in ["", "\n", "two\n", "three\nfour", "\nfive", "\nsix", "\nseven"] {
        editor.area.buffer.insertAtCaret(step)
        editor.area.textView.scrollToCaret()
        host.settle()
        let a = editor.area.verticalAdjustment
        print(editor.height, editor.area.figures, a.value, a.upper, a.pageSize)
      }
      try host.window.makeTexture()?.writePNG(to: "/tmp/smoke.png")
      print(text.wrappedValue)
      let weak = WeakReference(editor)
      host.close()
      _ = weak
    }
  }
}
