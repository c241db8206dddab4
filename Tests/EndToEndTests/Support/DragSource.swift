import CConcertinaGtk
import ConcertinaTesting
import GtkCore
import XCTest

/// A window of the test itself, from which bytes can be dragged into another program.
///
/// Tests run on the main thread, where GTK is used.
struct DragSource: Sendable {
  /// The position on the screen: beside the playground, which is in the screen's corner.
  private static let place = (x: 1_150, y: 900)
  private static let title = "Drag from here"
  private let window: Window
  /// The `GtkDragSource`, which belongs to the window.
  private nonisolated(unsafe) let controller: OpaquePointer

  /// Shows the window.
  init(offering bytes: [UInt8], as mediaType: String? = nil) throws {
    try self.init(offering: [(mediaType ?? MainActor.assumeIsolated { Clipboard.plainText }, bytes)]
    )
  }

  /// Shows the window.
  init(offering contents: [(mediaType: String, bytes: [UInt8])]) throws {
    try MainActor.assumeIsolated { try Gtk.initialize() }
    nonisolated(unsafe) let controller = try DragSource.makeController(offering: contents)
    self.controller = controller
    window = MainActor.assumeIsolated { DragSource.makeWindow(with: controller) }
    let identifier = try Keyboard.xdotool("search", "--onlyvisible", "--name", Self.title)
    try Keyboard.xdotool(
      "windowmove", "--sync", identifier, "\(Self.place.x)", "\(Self.place.y)")
  }

  @MainActor
  private static func makeWindow(with controller: OpaquePointer) -> Window {
    let window = Window()
    window.title = title
    window.isDecorated = false
    window.defaultSize = (100, 60)
    window.child = Label("text")
    gtk_widget_add_controller(UnsafeMutablePointer(window.nativePointer), controller)
    window.present()
    _ = MainLoop.run(atMost: 60) { window.isMapped }
    return window
  }

  private static func makeController(
    offering contents: [(mediaType: String, bytes: [UInt8])]
  ) throws -> OpaquePointer {
    let controller = try XCTUnwrap(gtk_drag_source_new())
    var parts = contents.map { mediaType, bytes in
      let content = g_bytes_new(bytes, gsize(bytes.count))
      defer { g_bytes_unref(content) }
      return gdk_content_provider_new_for_bytes(mediaType, content)
    }
    let provider = gdk_content_provider_new_union(&parts, gsize(parts.count))
    gtk_drag_source_set_content(controller, provider)
    if let provider { g_object_unref(provider) }
    gtk_drag_source_set_actions(controller, GDK_ACTION_COPY)
    return controller
  }

  /// Drags to a position on the screen and releases the button there, as soon as the target
  /// accepts what is dragged; without waiting for that if it is not expected to.
  func drag(to end: (x: Int, y: Int), isAccepted: Bool = true) throws {
    try Keyboard.drag(
      from: (Self.place.x + 50, Self.place.y + 30), to: end, serve: serve,
      report: { gtk_drag_source_get_drag(controller) == nil ? "(no drag)" : "(not accepted)" }
    ) {
      serve()
      // A target answers what can be dropped on it with an action.
      guard let drag = gtk_drag_source_get_drag(controller) else { return false }
      return !isAccepted || gdk_drag_get_selected_action(drag).rawValue != 0
    }
    serve()
  }

  /// Sends the target of a drag the data that it requests.
  func serve() { MainActor.assumeIsolated { MainLoop.runUntilIdle() } }

  func close() {
    MainActor.assumeIsolated { window.destroy() }
    serve()
  }
}
