import CConcertinaGtk
import WidgetTestSupport
import XCTest

/// Watching files and folders.
final class FileMonitorTests: WidgetTestCase {
  /// Otherwise GLib's thread may need GObject's lock for types while the main thread has it.
  ///
  /// In a process of its own, this fails without ``FileMonitor/loadTypes()``.
  func testTheTypeOfFilesIsLoadedBeforeAnythingIsWatched() {
    onMain {
      for name in ["GLocalFile", "GMemoryInputStream"] {
        let type = g_type_from_name(name)
        XCTAssertNotEqual(type, 0, name)
        XCTAssertNotNil(g_type_class_peek(type), name)
      }
    }
  }
}
