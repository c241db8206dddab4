import GtkCore

/// A part of a way, 0 to 1, that a widget's child goes smoothly to and fro.
///
/// The widget reads ``value`` when it allocates the child, and is asked for an allocation in each frame
/// on the way: its own size never changes, unless ``changesSize`` says so. A new target is gone to from where the child is. Where
/// animations are off (`gtk-enable-animations`), the widget is off the screen, or the duration is 0,
/// the child is there at once.
@MainActor
public final class AnimatedFraction {
  /// How long the way takes, in seconds.
  public var duration: Double
  /// Whether the widget is asked for its size too in each frame on the way.
  public var changesSize = false
  /// Where the child is.
  public private(set) var value: Double
  /// Where it goes.
  public private(set) var target: Double

  private var start: (value: Double, time: Double?) = (0, nil)
  private var ticking: FrameCallback?

  /// Makes one that stands.
  ///
  /// - Parameters:
  ///   - value: Where it stands.
  ///   - duration: How long the way takes, in seconds.
  public init(_ value: Double, duration: Double) {
    (self.value, target, self.duration) = (value, value, duration)
  }

  /// Whether it is on its way.
  public var isMoving: Bool { value != target }

  /// Goes to another place.
  ///
  /// - Parameters:
  ///   - target: The place.
  ///   - widget: The widget that places the child.
  ///   - isAnimated: Whether it goes there smoothly.
  public func move(to target: Double, in widget: Widget, isAnimated: Bool = true) {
    guard target != self.target || !isAnimated else { return }
    self.target = target
    guard isAnimated, canMove(widget) else { return jump(in: widget) }
    start = (value, nil)
    guard ticking?.isRunning != true else { return }
    nonisolated(unsafe) let native = widget.nativePointer
    ticking = widget.onEachFrame { [weak self] time in
      guard let self else { return false }
      self.advance(to: time)
      self.askForLayout(of: Widget(retaining: native))
      return self.isMoving
    }
  }

  /// Goes the way from its beginning, 0 to 1, wherever the child is.
  ///
  /// - Parameter widget: The widget that places the child.
  public func restart(in widget: Widget) {
    stop()
    (value, target) = (0, 0)
    move(to: 1, in: widget)
  }

  /// Ends the movement at its end.
  public func stop() {
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
    // The first frame shows where it was: the style sheet's transitions start with it, too.
    let began = start.time ?? time
    start.time = began
    let part = (time - began) / duration
    guard part < 1 else { return value = target }
    value = start.value + (target - start.value) * EaseInOut.progress(at: part)
  }
}
