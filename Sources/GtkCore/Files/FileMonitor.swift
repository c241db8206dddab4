import CConcertinaGtk

/// A handle on a GFileMonitor, which reports that a file or the content of a folder has changed.
///
///     let monitor = FileMonitor(path: "/home/ada/notes/Shopping.json")
///     monitor?.onChanged { print("it has changed") }
///
/// It reports changes by any program, this one included, for as long as the handle exists.
@MainActor
public final class FileMonitor: Object {
  /// Begins to monitor a file, which need not exist, or a folder; nil where that is not possible.
  public init?(path: String) {
    let file = checked(g_file_new_for_path(path))
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    guard let monitor = g_file_monitor(file, G_FILE_MONITOR_NONE, nil, nil) else { return nil }
    super.init(adopting: OpaquePointer(monitor))
  }

  /// Registers types that threads use, so that an event in a watched folder or an icon cannot stop
  /// the app.
  ///
  /// GLib's thread that reads the events of all watched folders makes a file for each, with its
  /// lock for watching. The first file ever registers the type, which takes GObject's lock for
  /// types: the one that the main thread has while it loads an input method with the first text
  /// view. That of ibus watches a folder, too, so that either thread would wait for the other's
  /// lock for ever. GLib watches the folders of desktop files once it was asked for a program,
  /// without making a file; this makes one first.
  ///
  /// The same goes for the streams from which threads of GTK read icons, and which the bus needs
  /// that ibus asks for.
  static func loadTypes() {
    g_object_unref(UnsafeMutableRawPointer(g_file_new_for_path("/")))
    g_object_unref(g_memory_input_stream_new())
  }

  deinit { g_file_monitor_cancel(UnsafeMutablePointer(nativePointer)) }

  /// Called after a change; several that follow closely may be reported as one.
  @discardableResult
  public func onChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect(.changed) { _ in handler() }
  }
}

extension Signal where Emitter: FileMonitor, Arguments == Void, Result == Void {
  fileprivate static var changed: Self { Signal("changed") }
}
