/// A scenario to replay.
public struct ReplayRequest: Hashable, Sendable {
  /// The scenario's file.
  public var file: String
  /// The folder for pictures; nil for the current one.
  public var artifacts: String?

  /// Makes a request.
  public init(file: String, artifacts: String? = nil) {
    self.file = file
    self.artifacts = artifacts
  }
}
