import CConcertinaGtk
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextDocuments
@testable import RichTextEditing

/// The dialog for printing, in a real window.
final class PrintDialogTests: WidgetTestCase {
  func testTheDialogCanBeCancelled() throws {
    try onMain {
      let editor = EditorView()
      editor.content = "text"
      try withWindow(of: editor) { _ in
        let window = try XCTUnwrap(editor.window)
        var result: PrintResult?
        Task { result = try await editor.print(above: window, title: "Text") }
        XCTAssert(MainLoop.run(atMost: 60) { Self.dialog(above: window) != nil })
        gtk_window_close(try XCTUnwrap(Self.dialog(above: window)))
        XCTAssert(MainLoop.run(atMost: 60) { result != nil })
        XCTAssertEqual(result, .cancelled)
      }
    }
  }

  func testAPreviewThatNothingCanShowIsAnError() throws {
    try onMain {
      let editor = EditorView()
      editor.content = "text"
      let (viewer, evince) = (
        g_app_info_get_default_for_type("application/pdf", 0), g_find_program_in_path("evince")
      )
      try XCTSkipIf(viewer != nil || evince != nil, "this machine can show previews")
      try withWindow(of: editor) { _ in
        let window = try XCTUnwrap(editor.window)
        var failure: PrintError?
        Task {
          do throws(PrintError) { try await editor.printPreview(above: window) } catch {
            failure = error
          }
        }
        XCTAssert(MainLoop.run(atMost: 60) { failure != nil })
        guard case .noViewer = failure else { return XCTFail("\(String(describing: failure))") }
      }
    }
  }

  func testTheKeyOpensTheDialogOnlyWhereItIsAddedAndAllowed() throws {
    try onMain {
      let editor = EditorView()
      editor.isEditable = false
      XCTAssertFalse(PrintCommand().canExecute(on: editor), "without a window")
      try withWindow(of: editor) { host in
        let window = try XCTUnwrap(editor.window)
        host.press("p", control: true)
        XCTAssertNil(Self.dialog(above: window))
        PrintCommand.addKey(to: editor)
        editor.registeredCommands = [.bold]
        host.press("p", control: true)
        XCTAssertNil(Self.dialog(above: window))
        editor.registeredCommands = nil
        host.press("p", control: true)
        XCTAssert(MainLoop.run(atMost: 60) { Self.dialog(above: window) != nil })
        gtk_window_close(try XCTUnwrap(Self.dialog(above: window)))
        XCTAssert(MainLoop.run(atMost: 60) { Self.dialog(above: window) == nil })
      }
    }
  }

  @MainActor
  private static func dialog(above window: Window) -> UnsafeMutablePointer<GtkWindow>? {
    let windows = gtk_window_get_toplevels()
    let parent = UnsafeMutablePointer<GtkWindow>(window.nativePointer)
    for index in 0..<g_list_model_get_n_items(windows) {
      guard let item = g_list_model_get_item(windows, index) else { continue }
      defer { g_object_unref(item) }
      let other = item.assumingMemoryBound(to: GtkWindow.self)
      if gtk_window_get_transient_for(other) == parent { return other }
    }
    return nil
  }
}
