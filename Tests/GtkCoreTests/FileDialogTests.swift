import CConcertinaGtk
import GtkCore
import WidgetTestSupport
import XCTest

/// The dialog for files, as GTK itself shows it.
final class FileDialogTests: WidgetTestCase {
  @MainActor
  private static var shown: Window? {
    let windows = gtk_window_get_toplevels()
    for index in 0..<g_list_model_get_n_items(windows) {
      guard let object = g_list_model_get_item(windows, index) else { continue }
      defer { g_object_unref(object) }
      let window = Window(retaining: OpaquePointer(object))
      if window.typeName == "GtkFileChooserDialog", window.isMapped { return window }
    }
    return nil
  }

  func testSeveralFilesCanBeChosen() throws {
    try onMain {
      let host = WindowHost(Label("below"))
      let dialog = FileDialog(title: "Files", purpose: .open, parent: host.window)
      var answer: [FileLocation]?
      Task { @MainActor in answer = await dialog.chooseFiles() }
      XCTAssert(MainLoop.run(atMost: 60) { Self.shown != nil })
      let shown = try XCTUnwrap(Self.shown)
      XCTAssert(dialog.booleanProperty("select-multiple"))
      gtk_dialog_response(
        UnsafeMutablePointer(shown.nativePointer), GTK_RESPONSE_CANCEL.rawValue)
      XCTAssert(MainLoop.run(atMost: 60) { answer != nil })
      XCTAssertEqual(answer, [])
    }
  }
}
