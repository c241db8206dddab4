/// Where a stage tells what happens on it.
@MainActor
public final class SceneEvents {
  private let receive: @MainActor (SceneEvent) -> Void
  private let receiveTurned: @MainActor (KnobSetting) -> Void

  /// Makes a sink that hands every event to a closure.
  ///
  /// - Parameters:
  ///   - receive: Gets every event.
  ///   - receiveTurned: Gets every knob that was turned on the stage itself.
  public init(
    _ receive: @escaping @MainActor (SceneEvent) -> Void = { _ in },
    turned receiveTurned: @escaping @MainActor (KnobSetting) -> Void = { _ in }
  ) {
    self.receive = receive
    self.receiveTurned = receiveTurned
  }

  /// Tells that something happened.
  public func send(_ event: SceneEvent) {
    receive(event)
  }

  /// Tells that a knob was turned on the stage itself, and by how much.
  public func send(turned setting: KnobSetting) {
    receiveTurned(setting)
  }
}
