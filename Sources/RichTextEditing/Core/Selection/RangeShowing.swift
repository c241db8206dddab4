import GtkCore

/// Scrolls a part of a text into view in everything that scrolls around it, and repeats that until
/// it is visible.
///
/// How far to scroll is known when everything in the part has been placed, which is after a layout.
/// A request that is made before there is a window waits for the first layout.
@MainActor
final class RangeShowing {
  /// The number of times that a frame is laid out again for this at most: GDK gives up after four
  /// layouts.
  private static let maximumTries = 3
  /// The number of frames after which no further scrolling is possible.
  private static let maximumFrames = 3

  private let range: Range<Int>
  private weak var seeker: (RangeScroller)?
  private var connections: [SignalConnection] = []
  private var tries = 0
  private var frames = 0
  /// Whether the last layout of this frame shows the part; nil if there was none.
  private var isShown: Bool?
  private var lastLook: MainLoopSource?

  /// Starts checking after each of the next layouts.
  init(_ range: Range<Int>, by seeker: RangeScroller) {
    (self.range, self.seeker) = (range, seeker)
    begin()
  }

  /// Starts checking, once there is a frame clock; does nothing if it has started.
  func begin() {
    guard connections.isEmpty, frames == 0, let clock = seeker?.frameClock else { return }
    connections = [
      clock.onLayout { [weak self] in self?.layoutEnded() },
      clock.onAfterPaint { [weak self] in self?.frameEnded() },
    ]
  }

  private func layoutEnded() {
    guard let seeker else { return }
    isShown = !seeker.isMissing(range)
    guard isShown == false, tries < Self.maximumTries else { return }
    tries += 1
    seeker.seek(range)
  }

  private func frameEnded() {
    let wasShown = isShown
    (tries, frames, isShown) = (0, frames + 1, nil)
    guard frames < Self.maximumFrames, let seeker else { return end() }
    let isShown = wasShown ?? !seeker.isMissing(range)
    isShown ? lookAgain(seeker.userScrollCount) : seeker.seek(range)
  }

  /// Checks once more when the text view knows all heights.
  ///
  /// For GTK a line that was never laid out has no height: where such lines are above the part, it
  /// seems to be visible until GTK has laid them out in the background.
  private func lookAgain(_ count: Int) {
    stopWatching()
    lastLook = MainLoopSource.idle(priority: .low) { [weak self] in
      guard let self, let seeker = self.seeker, seeker.isMissing(self.range),
        seeker.userScrollCount == count
      else { return }
      seeker.seek(self.range)
      self.frames = 0
      self.begin()
    }
  }

  /// Stops checking; does nothing if it has stopped.
  func end() {
    lastLook?.cancel()
    lastLook = nil
    stopWatching()
  }

  private func stopWatching() {
    for connection in connections { connection.disconnect() }
    connections = []
  }
}
