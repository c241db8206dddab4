/// Where a stage tells what happens on it.
@MainActor
public final class SceneEvents {
  private let receive: @MainActor (SceneEvent) -> Void

  /// Makes a sink that hands every event to a closure.
  public init(_ receive: @escaping @MainActor (SceneEvent) -> Void = { _ in }) {
    self.receive = receive
  }

  /// Tells that something happened.
  public func send(_ event: SceneEvent) {
    receive(event)
  }
}
