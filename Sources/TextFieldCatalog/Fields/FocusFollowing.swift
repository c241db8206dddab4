import GtkCore

/// Keeps a field that has got the focus visible until everything around it is at rest.
///
/// GTK scrolls to a widget when it gets the focus. Only after that the message of the field that
/// was left grows, and may push the focus out of view.
@MainActor
final class FocusFollowing {
  /// The number of frames without a movement after which everything is at rest: a height that is
  /// animated does not move in its first frame.
  private static let framesAtRest = 3
  /// The number of frames after which what moves is not what the focus has set in motion.
  private static let mostFrames = 90

  private var connections: [SignalConnection] = []
  private var place: Double?
  private var (frameCount, restCount) = (0, 0)

  /// Begins to follow a field; does nothing where no page scrolls.
  func begin(_ field: Widget) {
    end()
    guard let clock = field.frameClock, !field.viewportAdjustments.isEmpty else { return }
    let reference = WeakReference(field)
    connections = [
      clock.onLayout { [weak self] in self?.show(reference.handle(Widget.init(retaining:))) },
      clock.onAfterPaint { [weak self] in
        self?.painted(reference.handle(Widget.init(retaining:)), clock)
      },
    ]
    clock.requestLayout()
  }

  /// Ends all activity.
  func end() {
    for connection in connections { connection.disconnect() }
    (connections, place) = ([], nil)
    (frameCount, restCount) = (0, 0)
  }

  private func show(_ field: Widget?) {
    guard let field else { return }
    let height = Double(field.height)
    // In one that is higher than the page the caret matters, and its text follows that.
    guard height <= field.leastViewportHeight else { return }
    field.scrollViewports(toShowFrom: 0, height: height)
  }

  private func painted(_ field: Widget?, _ clock: FrameClock) {
    guard let field, let root = field.root, frameCount < Self.mostFrames else { return end() }
    let now = field.bounds(in: root)?.y
    restCount = now == place ? restCount + 1 : 0
    (place, frameCount) = (now, frameCount + 1)
    restCount < Self.framesAtRest ? clock.requestLayout() : end()
  }
}
