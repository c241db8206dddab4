import FileWriting
import GtkCore

/// The `.ui` file of the scene that is open, which is watched while the user edits it.
@MainActor
final class SceneFile {
  let path: String
  private let monitor: FileMonitor
  private var lastBytes: [UInt8]?

  /// Begins to watch the file of a scene; nil if it has none.
  ///
  /// - Parameters:
  ///   - id: The scene's identifier.
  ///   - onChanged: Called when the file has other content than before, or is gone.
  init?(scene id: String, onChanged: @escaping @MainActor () -> Void) {
    guard let path = WidgetSource(scene: id)?.file, let monitor = FileMonitor(path: path) else {
      return nil
    }
    (self.path, self.monitor) = (path, monitor)
    lastBytes = bytes
    monitor.onChanged { [weak self] in
      guard let self, self.hasChanged() else { return }
      onChanged()
    }
  }

  private var bytes: [UInt8]? {
    try? RegularFile.bytes(of: path, atMost: InterfaceFile.maxSize)
  }

  /// Several changes are reported for one, and also those of its date alone.
  private func hasChanged() -> Bool {
    let present = bytes
    defer { lastBytes = present }
    return present != lastBytes
  }
}
