/// Scenarios to replay.
public struct ReplayRequest: Hashable, Sendable {
  /// The scenarios' files.
  public var files: [String]
  /// The folder for pictures; nil for the current one.
  ///
  /// Of several scenarios, each has a folder in it.
  public var artifacts: String?

  /// Whether pictures replace files that are there.
  public var overwrites: Bool

  /// The folder of the pictures to compare with; nil for none.
  public var references: String?

  /// By how much a channel of a color may differ from the reference, of 255.
  public var tolerance = 0

  /// Whether pictures become the new references.
  public var updates = false

  /// Creates a request.
  public init(_ files: [String], artifacts: String? = nil, overwrites: Bool = false) {
    self.files = files
    self.artifacts = artifacts
    self.overwrites = overwrites
  }
}
