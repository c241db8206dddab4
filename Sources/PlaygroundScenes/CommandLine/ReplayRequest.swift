/// A scenario to replay.
public struct ReplayRequest: Hashable, Sendable {
  /// The scenario's file.
  public var file: String
  /// The folder for pictures; nil for the current one.
  public var artifacts: String?

  /// Whether pictures replace files that are there.
  public var overwrites: Bool

  /// Makes a request.
  public init(file: String, artifacts: String? = nil, overwrites: Bool = false) {
    self.file = file
    self.artifacts = artifacts
    self.overwrites = overwrites
  }
}
