import Glibc
import PlaygroundScenes

/// The log of the latest events on the stage, with times.
@MainActor
final class EventLog {
  /// The number of events that are kept.
  static let limit = 300

  let page = TextPage(label: "Events", name: "events")
  private var pending: [String] = []
  private var isCleared = false
  private var flush: MainLoopSource?

  /// Adds an event at the end, a little later, so that no frame waits for the log.
  func add(_ event: SceneEvent) {
    pending.append("\(Self.timeOfDay())  \(event.name)  \(event.detail)")
    if pending.count > Self.limit { pending.removeFirst() }
    writeSoon()
  }

  /// Clears the log.
  func clear() {
    pending = []
    isCleared = true
    writeSoon()
  }

  // A key may arrive together with a frame. A change in a GTK text view is laid out when that frame
  // is drawn, which is too late for the scroll bar beside it.
  private func writeSoon() {
    guard flush?.isPending != true else { return }
    flush = .idle(priority: .low) { [weak self] in self?.write() }
  }

  private func write() {
    if isCleared { page.show("") }
    isCleared = false
    guard !pending.isEmpty else { return }
    let buffer = page.view.buffer
    let start = buffer.isEmpty ? "" : "\n"
    let end = buffer.scalarCount
    buffer.replace(from: end, to: end, with: start + pending.joined(separator: "\n"))
    pending = []
    let surplus = buffer.lineCount - Self.limit
    if surplus > 0 { buffer.replace(from: 0, to: buffer.offset(ofLine: surplus), with: "") }
    buffer.caret = buffer.scalarCount
    page.view.scrollToCaret()
  }

  private static func timeOfDay() -> String {
    var now = time(nil)
    var local = tm()
    localtime_r(&now, &local)
    return [local.tm_hour, local.tm_min, local.tm_sec]
      .map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}
