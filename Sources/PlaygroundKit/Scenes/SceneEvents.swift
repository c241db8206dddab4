/// Receives the events of a stage.
@MainActor
public final class SceneEvents {
  private let receive: @MainActor (SceneEvent) -> Void
  private let receiveTurned: @MainActor (KnobSetting) -> Void
  private let receiveChanged: @MainActor (String) -> Void
  private var lastHeight = 0
  /// Whether the stage is for a replay, a test or a picture, which read and write nothing of the
  /// user's.
  public let isReplay: Bool

  /// Creates a receiver that passes every event to a closure.
  ///
  /// - Parameters:
  ///   - receive: Called with every event.
  ///   - receiveTurned: Called with every knob that was changed on the stage itself.
  ///   - receiveChanged: Called with every knob whose value on the stage is another one, for
  ///     whatever reason.
  ///   - isReplay: Whether the stage is for a replay, a test or a picture.
  public init(
    _ receive: @escaping @MainActor (SceneEvent) -> Void = { _ in },
    turned receiveTurned: @escaping @MainActor (KnobSetting) -> Void = { _ in },
    changed receiveChanged: @escaping @MainActor (String) -> Void = { _ in },
    isReplay: Bool = false
  ) {
    self.isReplay = isReplay
    self.receive = receive
    self.receiveTurned = receiveTurned
    self.receiveChanged = receiveChanged
  }

  /// Reports that something happened.
  public func send(_ event: SceneEvent) {
    receive(event)
  }

  /// Reports the height of the stage's input after a change.
  public func sendHeight(_ height: Int) {
    send(.height(from: lastHeight, to: height))
    lastHeight = height
  }

  /// Reports that a knob was changed on the stage itself, with its value.
  public func send(turned setting: KnobSetting) {
    receiveTurned(setting)
  }

  /// Reports that the value of a knob on the stage is another one: the user has changed it there,
  /// or it follows from another knob.
  public func send(changed knob: String) { receiveChanged(knob) }
}
