/// The part of the sidebar in which a scene stands, in the sidebar's order.
public enum SceneCategory: String, CaseIterable, Hashable, Sendable {
  /// Editors that grow with their text.
  case editor
  /// Growing text with a button to send it.
  case composer
  /// Fields of a form.
  case fields
  /// Editors of rich text.
  case richText

  /// What the sidebar calls it.
  public var title: String {
    switch self {
    case .editor: "Editor"
    case .composer: "Composer"
    case .fields: "Fields"
    case .richText: "Rich text"
    }
  }
}
