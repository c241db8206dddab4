import GtkCore

/// Lets a widget's height follow its content smoothly.
///
/// The animation is decoration. A widget owns one, asks it in `measure` what to answer, and tells it
/// of allocations; it is told the target each time, remembers none, and whenever the animation is off,
/// interrupted or over, the answer is the target itself:
///
///     override func measure(_ orientation: Orientation, forSize width: Int) -> SizeRequest {
///       let target = heightOfContent(forWidth: width)
///       let height = animatedHeight.height(for: target, width: width, of: widget)
///       return SizeRequest(minimum: height, natural: height)
///     }
///
/// It moves only while the widget is on the screen, has a height there, and keeps its width; and it
/// does not move where the user wants no animations (`gtk-enable-animations`).
@MainActor
public final class AnimatedHeight {
  /// The longest time that a change may take, in seconds: nobody waits for a field any longer.
  public static let longestDuration = 3.0

  /// How long a change takes, in seconds, at most ``longestDuration``; 0 or less, or no number: none
  /// is animated.
  public var duration: Double

  private var transition: SizeTransition?
  private var ticking: FrameCallback?
  /// What the widget was given last.
  private var given: (width: Int, height: Int)?
  /// What the content wanted when it was asked last, at whatever width.
  private var asked: (width: Int, target: Int)?
  /// What the content wanted at the present width.
  private var settled = 0

  /// Makes one that has not moved yet.
  public init(duration: Double) { self.duration = duration }

  /// Whether the height is on its way.
  public var isMoving: Bool { transition != nil }

  /// The height to ask for now.
  ///
  /// - Parameters:
  ///   - target: The height that the content wants at this width.
  ///   - width: The width that is asked about; at another one than the present nothing moves.
  ///   - widget: Whose height it is.
  /// - Returns: The target, or a height on the way to it.
  public func height(for target: Int, width: Int, of widget: Widget) -> Int {
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

  /// Notes what the widget was given.
  public func allocated(width: Int, height: Int) {
    if width != given?.width {
      transition = nil
      settled = asked?.width == width ? asked?.target ?? height : height
    }
    given = (width, height)
  }

  /// Ends the movement where it is; the next answer is the target.
  public func stop() {
    transition = nil
    ticking?.cancel()
    ticking = nil
  }

  /// Forgets what the widget was given: it was off the screen, and comes back at its height.
  public func reset() {
    stop()
    given = nil
  }

  private func settle(at target: Int) -> Int {
    // The ticking ends by itself, one frame later: who asks now may not be about to lay out.
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
    nonisolated(unsafe) let native = widget.nativePointer
    ticking = widget.onEachFrame { [weak self] time in
      guard let self else { return false }
      if self.isDue(at: time) { Widget(retaining: native).queueResize() }
      return self.isMoving
    }
  }

  /// Whether the frame at a time shows another height than the one before.
  ///
  /// It slows down towards its end, and then stands for frames on end that need no layout.
  private func isDue(at time: Double) -> Bool {
    guard let transition else { return given?.height != settled }
    // Over: the next layout asks once more, and comes to rest.
    return transition.isOver(at: time) || transition.size(at: time) != given?.height
  }
}
