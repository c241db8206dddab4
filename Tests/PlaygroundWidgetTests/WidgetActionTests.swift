import CConcertinaGtk
import Glibc
import GtkCore
import PlaygroundScenes
import WidgetTestSupport
import XCTest

@testable import PlaygroundKit

/// What is on a stage does nothing to the program around it.
final class WidgetActionTests: OpenWindowTestCase {
  private static let actions = ["win.record", "window.close", "app.quit", "win.details"]

  func testActionsOfAFileDoNotReachTheWindow() throws {
    try onMain {
      let buttons = Self.actions.map {
        "<child><object class=\"GtkButton\"><property name=\"label\">\($0)</property>"
          + "<property name=\"action-name\">\($0)</property></object></child>"
      }
      let text =
        "<interface><menu id=\"menu\"><item><attribute name=\"label\">Quit</attribute>"
        + "<attribute name=\"action\">app.quit</attribute></item></menu>"
        + "<object class=\"GtkBox\" id=\"box\">\(buttons.joined())<child>"
        + "<object class=\"GtkMenuButton\" id=\"opener\">"
        + "<property name=\"menu-model\">menu</property></object></child>"
        + "<child><object class=\"GtkEntry\" id=\"entry\">"
        + "<property name=\"extra-menu\">more</property></object></child></object>"
        + "<menu id=\"more\"><section><item><attribute name=\"label\">Quit</attribute>"
        + "<attribute name=\"action\">app.quit</attribute></item></section></menu></interface>"
      let file = "\(TemporaryFolder.path)/concertina-actions-\(getpid()).ui"
      defer { unlink(file) }
      try FileBytes.write(Array(text.utf8), to: file)
      let window = Self.open("widget:\(file)#box")
      let stage = try XCTUnwrap(window.session?.stage)
      let shown = stage.root.selfAndDescendants.filter { $0.typeName == "GtkButton" }
      XCTAssertEqual(shown.count, Self.actions.count)
      let isFolded = window.details.isFolded
      for button in shown { button.activate() }
      Self.settle(window)
      let opener = try XCTUnwrap(
        stage.root.selfAndDescendants.first { $0.typeName == "GtkMenuButton" })
      let menu = try XCTUnwrap(gtk_menu_button_get_menu_model(opener.nativePointer))
      XCTAssertEqual(g_menu_model_get_n_items(menu), 1)
      XCTAssertNil(g_menu_model_get_item_attribute_value(menu, 0, "action", nil))
      let entry = try XCTUnwrap(stage.root.selfAndDescendants.first { $0.typeName == "GtkEntry" })
      let more = try XCTUnwrap(gtk_entry_get_extra_menu(entry.pointer()))
      let section = try XCTUnwrap(g_menu_model_get_item_link(more, 0, "section"))
      defer { g_object_unref(section) }
      XCTAssertEqual(g_menu_model_get_n_items(section), 1)
      XCTAssertNil(g_menu_model_get_item_attribute_value(section, 0, "action", nil))
      XCTAssertNil(window.recorder.recording)
      XCTAssertEqual(window.details.isFolded, isFolded)
      XCTAssert(window.window.isMapped)
      Self.close(window)
    }
  }
}
