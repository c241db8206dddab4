import RichTextModel

/// Resolves text that is marked with its name (`AsyncTextKey`) to other text, asynchronously: the
/// title of a page, a translation, the name of a person.
///
///     struct Titles: AsyncTextResolver {
///       let name = "titles"
///
///       func resolve(_ text: RichText, in editor: EditorView) async -> RichText? {
///         await pages.title(of: text.text).map { RichText($0) }
///       }
///     }
///     editor.register(resolvers: [Titles()])
///
/// It is called when such text gets into the editor, by the user or by code. The result replaces
/// the text wherever that is by then, as a step that can be undone; text that was changed meanwhile
/// stays as it is.
///
/// ## Origin
/// Proton's AsyncTextResolver.
@MainActor
public protocol AsyncTextResolver {
  /// The name that identifies the resolver: the value of the attribute.
  var name: String { get }

  /// Returns the replacement for a text; nil to keep it, without asking again.
  func resolve(_ text: RichText, in editor: EditorView) async -> RichText?
}

extension AsyncTexts.Resolution {
  /// Creates the resolution by a resolver, which gets a handle on the editor.
  @MainActor
  init(by resolver: any AsyncTextResolver) {
    self.init(name: resolver.name) { text, node in
      guard let editor = node.editor else { return nil }
      return await resolver.resolve(text, in: editor)
    }
  }
}
