import GtkCore

/// A fraction from 0 to 1 that moves smoothly between targets, such as the position of a widget's
/// child.
///
/// The widget reads ``value`` when it allocates the child, and is asked for an allocation in each
/// frame of the movement: its own size never changes, unless ``changesSize`` says so. A new target
/// starts a movement from the current value. If animations are off (`gtk-enable-animations`), the
/// widget is not mapped, or the duration is 0, the value jumps to the target.
@MainActor
package final class AnimatedFraction {
  /// The duration of a movement, in seconds.
  package var duration: Double
  /// Whether each frame of a movement also asks for a new size of the widget.
  package var changesSize = false
  /// The current value.
  package private(set) var value: Double
  /// The value that the movement ends at.
  package private(set) var target: Double

  private var start: (value: Double, time: Double?) = (0, nil)
  private var ticking: FrameCallback?

  /// Creates a fraction at rest.
  ///
  /// - Parameters:
  ///   - value: The initial value.
  ///   - duration: The duration of a movement, in seconds.
  package init(_ value: Double, duration: Double) {
    (self.value, target, self.duration) = (value, value, duration)
  }

  /// Whether a movement is in progress.
  package var isMoving: Bool { value != target }

  /// Moves to another value.
  ///
  /// - Parameters:
  ///   - target: The value to move to.
  ///   - widget: The widget that places the child.
  ///   - isAnimated: Whether the movement is smooth; otherwise the value changes at once.
  package func move(to target: Double, in widget: Widget, isAnimated: Bool = true) {
    guard target != self.target || !isAnimated else { return }
    self.target = target
    guard isAnimated, canMove(widget) else { return jump(in: widget) }
    start = (value, nil)
    guard ticking?.isRunning != true else { return }
    ticking = widget.onEachFrame { [weak self] widget, time in
      guard let self else { return false }
      self.advance(to: time)
      self.askForLayout(of: widget)
      return self.isMoving
    }
  }

  /// Moves from 0 to 1, whatever the current value is.
  ///
  /// - Parameter widget: The widget that places the child.
  package func restart(in widget: Widget) {
    stop()
    (value, target) = (0, 0)
    move(to: 1, in: widget)
  }

  /// Ends the movement at its target.
  package func stop() {
    ticking?.cancel()
    ticking = nil
    value = target
  }

  private func jump(in widget: Widget) {
    stop()
    askForLayout(of: widget)
  }

  private func askForLayout(of widget: Widget) {
    changesSize ? widget.queueResize() : widget.queueAllocate()
  }

  private func canMove(_ widget: Widget) -> Bool {
    duration > 0 && duration.isFinite && widget.isMapped
      && DesktopSettings.current?.animationsEnabled ?? false
  }

  private func advance(to time: Double) {
    // The first frame still shows the starting value, as it does for CSS transitions that start
    // then.
    let began = start.time ?? time
    start.time = began
    let part = (time - began) / duration
    guard part < 1 else { return value = target }
    value = start.value + (target - start.value) * EaseInOut.progress(at: part)
  }
}
