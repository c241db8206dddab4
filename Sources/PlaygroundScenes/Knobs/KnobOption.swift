/// One option of a choice.
public struct KnobOption: Hashable, Sendable, Identifiable {
  /// The name in files and on the command line, such as `title2`.
  public let id: String
  /// The title in the inspector, such as "Title 2".
  public let title: String

  /// Makes an option.
  public init(_ id: String, title: String) {
    self.id = id
    self.title = title
  }
}
