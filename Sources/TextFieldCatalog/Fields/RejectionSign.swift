import GtkCore

/// Shows for a moment, and without a sound, that a field has rejected a key.
///
/// The style sheet gives the line or the frame another color while the field has the style class
/// `refused`.
@MainActor
final class RejectionSign {
  /// The time for which the sign is shown, in seconds.
  static let duration = 0.3
  /// A key that is held down repeats within this time, even on a busy machine.
  ///
  /// Its release is not noticed if the focus has left meanwhile.
  private static let longestRepeat = Duration.seconds(3)

  private var hiding: MainLoopSource?
  private var lastRejection: ContinuousClock.Instant?

  /// Shows the sign on a field, unless the key that it was shown for is still held down.
  ///
  /// - Parameter field: The field.
  /// - Returns: Whether the key is another one.
  func show(on field: Widget) -> Bool {
    let now = ContinuousClock.now
    let isHeld = lastRejection.map { now - $0 < Self.longestRepeat } ?? false
    lastRejection = now
    guard !isHeld else { return false }
    field.addStyleClass("refused")
    hiding?.cancel()
    let reference = WeakReference(field)
    hiding = MainLoopSource.after(seconds: Self.duration) {
      reference.handle(Widget.init(retaining:))?.removeStyleClass("refused")
    }
    return true
  }

  /// Notes that the user has released a key: the next rejection is that of another press.
  func keyReleased() { lastRejection = nil }

  /// Ends all activity.
  func close() { hiding?.cancel() }
}
