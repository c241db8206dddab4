import GtkCore

/// The decoded pictures that are out of view, which are kept as long as there is room: scrolling
/// back shows them at once.
@MainActor
final class PictureMemory {
  /// The memory of all editors of a program.
  static let shared = PictureMemory()

  /// The number of bytes that pictures out of view may use.
  private let limit: Int

  private struct Entry {
    weak var loader: PictureLoader?
    let size: Int
  }

  /// The pictures out of view, by the time at which they left it.
  private var entries: [Entry] = []

  /// Creates a memory with a limit in bytes; the picture that was kept last is never too large.
  init(limit: Int = 64 << 20) { self.limit = limit }

  /// Notes that a picture has left the view, and forgets the oldest ones if there are too many.
  func keep(_ loader: PictureLoader) {
    guard case .shown(let picture) = loader.state else { return }
    entries.removeAll { $0.loader == nil || $0.loader === loader }
    entries.append(Entry(loader: loader, size: picture.byteCount))
    var total = entries.reduce(0) { $0 + $1.size }
    while total > limit, entries.count > 1 {
      let oldest = entries.removeFirst()
      total -= oldest.size
      oldest.loader?.forget()
      oldest.loader?.onChange?()
    }
  }

  /// Notes that a picture is in view again.
  func release(_ loader: PictureLoader) { entries.removeAll { $0.loader === loader } }
}
