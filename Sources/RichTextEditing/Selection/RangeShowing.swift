import GtkCore

/// Scrolls a part of a text into view in everything that scrolls around it, and repeats that until
/// it is visible.
///
/// How far to scroll is known when everything in the part has been placed, which is after a layout.
/// A request that is made before there is a window waits for the first layout.
@MainActor
final class RangeShowing {
  /// How often a frame is laid out again for this at most: GDK gives up after four layouts.
  private static let maximumTries = 2
  /// The number of frames after which no further scrolling is possible.
  private static let maximumFrames = 3

  private let range: Range<Int>
  private weak var scroller: RangeScroller?
  private var connections: [SignalConnection] = []
  private var tries = 0
  private var frames = 0

  /// Starts checking after each of the next layouts.
  init(_ range: Range<Int>, by scroller: RangeScroller) {
    (self.range, self.scroller) = (range, scroller)
    begin()
  }

  /// Starts checking, once there is a frame clock; does nothing if it has started.
  func begin() {
    guard connections.isEmpty, frames == 0, let clock = scroller?.node.widget?.frameClock else {
      return
    }
    connections = [
      clock.onLayout { [weak self] in self?.layoutEnded() },
      clock.onAfterPaint { [weak self] in self?.frameEnded() },
    ]
  }

  private func layoutEnded() {
    guard tries < Self.maximumTries, let scroller, isMissing(by: scroller) else { return }
    tries += 1
    scroller.seek(range)
  }

  private func frameEnded() {
    (tries, frames) = (0, frames + 1)
    guard frames < Self.maximumFrames, let scroller, isMissing(by: scroller) else { return end() }
    scroller.seek(range)
  }

  private func isMissing(by scroller: RangeScroller) -> Bool {
    scroller.node.hasWidget && !scroller.isShown(range)
  }

  /// Stops checking; does nothing if it has stopped.
  func end() {
    for connection in connections { connection.disconnect() }
    connections = []
  }
}
