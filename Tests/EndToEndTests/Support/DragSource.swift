import CGtk
import GtkCore
import XCTest

/// A window of the test's own from which bytes can be dragged into another program.
///
/// Tests run on the main thread, where GTK is used.
struct DragSource {
  /// Where it is on the screen: beside the playground, whose corner is the screen's.
  private static let place = (x: 1_150, y: 900)
  private static let title = "Drag from here"
  private let window: Window

  /// Shows the window.
  init(offering bytes: [UInt8], as mediaType: String? = nil) throws {
    window = try MainActor.assumeIsolated {
      try DragSource.makeWindow(offering: bytes, as: mediaType ?? Clipboard.plainText)
    }
    let identifier = try Keyboard.xdotool("search", "--onlyvisible", "--name", Self.title)
    try Keyboard.xdotool(
      "windowmove", "--sync", identifier, "\(Self.place.x)", "\(Self.place.y)")
  }

  @MainActor
  private static func makeWindow(offering bytes: [UInt8], as mediaType: String) throws -> Window {
    try Gtk.initialize()
    let window = Window()
    window.title = title
    window.setDecorated(false)
    window.defaultSize = (100, 60)
    window.setChild(Label("text"))
    gtk_widget_add_controller(
      UnsafeMutablePointer(window.nativePointer), try makeController(offering: bytes, as: mediaType)
    )
    window.present()
    _ = MainLoop.run(atMost: 5) { window.isMapped }
    return window
  }

  @MainActor
  private static func makeController(
    offering bytes: [UInt8], as mediaType: String
  ) throws -> OpaquePointer {
    let controller = try XCTUnwrap(gtk_drag_source_new())
    let content = g_bytes_new(bytes, gsize(bytes.count))
    defer { g_bytes_unref(content) }
    let provider = gdk_content_provider_new_for_bytes(mediaType, content)
    gtk_drag_source_set_content(controller, provider)
    if let provider { g_object_unref(provider) }
    gtk_drag_source_set_actions(controller, GDK_ACTION_COPY)
    return controller
  }

  /// Drags to a place of the screen and lets go there.
  func drag(to end: (x: Int, y: Int)) throws {
    let hand = try Keyboard.drag(from: (Self.place.x + 50, Self.place.y + 30), to: end)
    waitUntil("the button is up") {
      serve()
      return !hand.isRunning
    }
  }

  /// Gives the target of a drag what it asks for.
  func serve() { MainActor.assumeIsolated { MainLoop.runUntilIdle() } }

  func close() {
    MainActor.assumeIsolated { window.destroy() }
    serve()
  }
}
