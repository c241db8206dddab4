import Glibc
import GtkCore
import TextTranslation

/// The log of the latest events on the stage, with times.
///
/// Changes of the text that follow each other, as in typing, are one line, which shows the last of
/// them. The log can be filtered by kind.
@MainActor
final class EventLog {
  /// The number of events that are kept at least.
  static let limit = 300
  /// The number of further events that are kept until the oldest are removed, all at once.
  private static let surplus = 50

  /// The page, with the filter beside it.
  let widget: Widget
  let page = TextPage(label: translated("Events"), name: "events")
  let filter = DropDown([translated("All events")] + EventKind.allCases.map(\.title))
  private var entries: [Entry] = []
  /// The index of the first entry that the page does not show as it is.
  private var firstChanged = 0
  /// The only kind to show; nil for all of them.
  private var kind: EventKind?
  private var flush: MainLoopSource?

  /// Whether events wait to be written.
  var isWriting: Bool { flush?.isPending == true }

  private struct Entry {
    var time: String
    var event: SceneEvent
    /// The number of events that the line stands for.
    var count = 1

    var line: String {
      let count = count > 1 ? "  ×\(count)" : ""
      let source = event.source.isEmpty ? "" : "\(event.source): "
      return "\(time)  \(source)\(event.name)  \(event.detail)\(count)"
    }
  }

  init() {
    filter.name = "event-filter"
    filter.accessibleLabel = translated("Events to show")
    filter.verticalAlignment = .start
    filter.setMargins(6)
    widget = Box(.horizontal, [page.scroller, filter])
    widget.addStyleClass("view")
    filter.onSelected { [weak self] index in
      guard let index else { return }
      self?.show(only: index == 0 ? nil : EventKind.allCases[index - 1])
    }
  }

  /// Adds an event at the end, a little later, so that no frame waits for the log.
  func add(_ event: SceneEvent) {
    let time = Self.timeOfDay()
    if let last = entries.last, event.continues(last.event) {
      entries[entries.count - 1] = Entry(time: time, event: event, count: last.count + 1)
    } else {
      entries.append(Entry(time: time, event: event))
    }
    firstChanged = min(firstChanged, entries.count - 1)
    if entries.count > Self.limit + Self.surplus {
      entries.removeFirst(Self.surplus)
      firstChanged = 0
    }
    writeSoon()
  }

  /// Clears the log.
  func clear() {
    entries = []
    firstChanged = 0
    // On a busy machine the page is written much later, and what it shows is of another scene.
    page.view.opacity = 0
    writeSoon()
  }

  private func show(only kind: EventKind?) {
    self.kind = kind
    firstChanged = 0
    writeSoon()
  }

  // A key may arrive together with a frame. A change in a GTK text view is laid out when that frame
  // is drawn, which is too late for the scroll bar beside it.
  private func writeSoon() {
    guard flush?.isPending != true else { return }
    flush = .idle(priority: .low) { [weak self] in self?.write() }
  }

  private func write() {
    let kept = entries[..<firstChanged].reduce(0) { $0 + (isShown($1) ? 1 : 0) }
    let lines = entries[firstChanged...].filter { isShown($0) }.map(\.line)
    firstChanged = entries.count
    let buffer = page.view.buffer
    let end = buffer.scalarCount
    let start =
      kept == 0 ? 0 : kept < buffer.lineCount ? buffer.offset(ofLine: kept) - 1 : end
    let separator = kept == 0 || lines.isEmpty ? "" : "\n"
    buffer.replace(from: start, to: end, with: separator + lines.joined(separator: "\n"))
    buffer.caret = buffer.scalarCount
    page.view.scrollToCaret()
    page.view.opacity = 1
  }

  private func isShown(_ entry: Entry) -> Bool {
    kind.map { $0 == EventKind(entry.event) } ?? true
  }

  private static func timeOfDay() -> String {
    var now = time(nil)
    var local = tm()
    localtime_r(&now, &local)
    return [local.tm_hour, local.tm_min, local.tm_sec]
      .map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}
