import TextTranslation

/// A section of the sidebar, with the scenes that are in it.
///
/// The sections are in the order in which the list of scenes first names them.
public struct SceneCategory: Hashable, Sendable, Identifiable {
  /// The name in `list --json`.
  public let id: String
  /// The title in the sidebar.
  public let title: String

  /// Creates a section.
  public init(_ id: String, title: String) {
    self.id = id
    self.title = title
  }

  /// The section of scenes that name none.
  public static let scenes = SceneCategory("scenes", title: translatable("Scenes"))
}
