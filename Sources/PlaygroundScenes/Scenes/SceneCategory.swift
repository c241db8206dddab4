import TextTranslation

/// The section of the sidebar that a scene is in, in the sidebar's order.
public enum SceneCategory: String, CaseIterable, Hashable, Sendable {
  /// Editors that grow with their text.
  case editor
  /// Growing text with a button to send it.
  case composer
  /// Fields of a form.
  case fields
  /// Editors of rich text.
  case richText

  /// The title in the sidebar.
  public var title: String {
    switch self {
    case .editor: translatable("Editor")
    case .composer: translatable("Composer")
    case .fields: translatable("Fields")
    case .richText: translatable("Rich text")
    }
  }
}
