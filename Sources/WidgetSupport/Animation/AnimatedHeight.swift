import GtkCore

/// Makes a widget's height follow its content smoothly.
///
/// The animation is decoration. A widget owns one, asks it in `measure` for the height to answer
/// with, and reports its allocations to it. The widget passes the target each time; whenever the
/// animation is off, interrupted or over, the answer is the target itself:
///
///     override func measure(_ orientation: Orientation, forSize width: Int) -> SizeRequest {
///       let target = heightOfContent(forWidth: width)
///       let height = animatedHeight.height(for: target, width: width, of: widget)
///       return SizeRequest(minimum: height, natural: height)
///     }
///
/// It animates only while the widget is mapped, has been allocated a height, and keeps its width;
/// and not at all if the user wants no animations (`gtk-enable-animations`).
@MainActor
package final class AnimatedHeight {
  /// The longest duration of a change, in seconds: no user wants to wait longer for a field.
  package static let longestDuration = 3.0

  /// The duration of a change, in seconds, at most ``longestDuration``; if it is 0 or less, or not
  /// a number, nothing is animated.
  package var duration: Double

  private var transition: SizeTransition?
  private var ticking: FrameCallback?
  /// The last allocation of the widget.
  private var given: (width: Int, height: Int)?
  /// The height that the content last asked for, with the width that it was asked for at.
  private var asked: (width: Int, target: Int)?
  /// The height that the content asks for at the present width.
  private var settled = 0

  /// Creates an animation that is at rest.
  package init(duration: Double) { self.duration = duration }

  /// Whether a movement is in progress.
  package var isMoving: Bool { transition != nil }

  /// Returns the height to ask for now.
  ///
  /// - Parameters:
  ///   - target: The height that the content asks for at this width.
  ///   - width: The width that is measured; only the present width is animated.
  ///   - widget: The widget that has this height.
  /// - Returns: The target, or a height on the way to it.
  package func height(for target: Int, width: Int, of widget: Widget) -> Int {
    asked = (width, target)
    guard let given, given.width == width else { return target }
    guard let clock = widget.frameClock, canMove(widget) else { return settle(at: target) }
    let time = clock.frameTime
    if target != transition?.to ?? settled {
      start(from: transition?.size(at: time) ?? given.height, to: target, at: time, widget)
    }
    guard let transition, !transition.isOver(at: time) else { return settle(at: target) }
    return transition.size(at: time)
  }

  /// Returns a minimum that no height on the way is below, whatever the width.
  ///
  /// Only the present width is animated, but a container may measure the minimum at another width
  /// than the natural height, as `GtkBox` does, and warns if the minimum is larger.
  package func minimum(_ minimum: Int, of widget: Widget) -> Int {
    guard let given, canMove(widget), let clock = widget.frameClock else { return minimum }
    return min(minimum, given.height, transition?.size(at: clock.frameTime) ?? given.height)
  }

  /// Notes the widget's allocation.
  package func allocated(width: Int, height: Int) {
    if width != given?.width {
      transition = nil
      settled = asked?.width == width ? asked?.target ?? height : height
    }
    given = (width, height)
  }

  /// Ends the movement where it is; the next height is the target.
  package func stop() {
    transition = nil
    ticking?.cancel()
    ticking = nil
  }

  /// Forgets the last allocation: the widget was unmapped, and reappears at its target height.
  package func reset() {
    stop()
    given = nil
  }

  private func settle(at target: Int) -> Int {
    // The frame callback ends by itself, one frame later: the caller may only be measuring, without
    // a layout to follow.
    transition = nil
    settled = target
    return target
  }

  private func canMove(_ widget: Widget) -> Bool {
    duration > 0 && widget.isMapped && DesktopSettings.current?.animationsEnabled ?? false
  }

  private func start(from: Int, to: Int, at time: Double, _ widget: Widget) {
    guard from != to else {
      transition = nil
      return
    }
    transition = SizeTransition(
      from: from, to: to, start: time, duration: min(duration, Self.longestDuration))
    guard ticking?.isRunning != true else { return }
    ticking = widget.onEachFrame { [weak self] widget, time in
      guard let self else { return false }
      if self.isDue(at: time) { widget.queueResize() }
      return self.isMoving
    }
  }

  /// Whether the frame at a time shows a different height from the one before.
  ///
  /// The movement slows down toward its end, where several frames in a row need no layout.
  private func isDue(at time: Double) -> Bool {
    guard let transition else { return given?.height != settled }
    // When it is over, one more layout asks for the height and ends the movement.
    return transition.isOver(at: time) || transition.size(at: time) != given?.height
  }
}
