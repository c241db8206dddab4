import FoundationEssentials
import GtkCore
import RichTextModel

/// Resolves text that is marked with its name (``AsyncTextKey``) to other text, asynchronously: the
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

extension EditorView {
  /// Registers resolvers for marked texts; a new one replaces one of the same name.
  public func register(resolvers: [any AsyncTextResolver]) {
    implementation.changes.asyncTexts.register(resolvers, in: node)
  }

  /// Unregisters the resolvers of these names; pending results are discarded.
  public func unregister(resolvers: [any AsyncTextResolver]) {
    implementation.changes.asyncTexts.unregister(resolvers)
  }

  /// The number of texts that are being resolved.
  public var pendingAsyncTexts: Int { implementation.changes.asyncTexts.pending }
}

/// The texts of one editor that have to be resolved.
@MainActor
final class AsyncTexts {
  private var resolvers: [String: any AsyncTextResolver] = [:]
  /// The number of pending results.
  private(set) var pending = 0

  /// Registers resolvers, and resolves the marked texts of an editor.
  func register(_ new: [any AsyncTextResolver], in editor: EditorNode) {
    for resolver in new { resolvers[resolver.name] = resolver }
    resolve(in: 0..<editor.content.count, of: editor)
  }

  /// Unregisters the resolvers of these names.
  func unregister(_ old: [any AsyncTextResolver]) {
    for resolver in old { resolvers[resolver.name] = nil }
  }

  /// Resolves all marked texts in a range.
  func resolve(in range: Range<Int>, of editor: EditorNode) {
    guard !resolvers.isEmpty, !range.isEmpty else { return }
    let content = editor.content.content(in: range)
    content.forEachRun { run, attributes in
      guard let name = attributes[AsyncTextKey.self], let resolver = resolvers[name] else { return }
      ask(resolver, about: content.part(run), at: range.lowerBound + run.lowerBound, of: editor)
    }
  }

  private func ask(
    _ resolver: any AsyncTextResolver, about text: RichText, at offset: Int,
    of editor: EditorNode
  ) {
    let place = editor.area.buffer.makeMark(at: offset)
    pending += 1
    Task { [weak self, weak editor] in
      guard let view = editor?.editor else { return }
      let answer = await resolver.resolve(text, in: view)
      self?.take(answer, of: resolver.name, for: text, at: place, in: view.node)
    }
  }

  private func take(
    _ answer: RichText?, of name: String, for text: RichText, at place: TextMark,
    in editor: EditorNode
  ) {
    pending -= 1
    guard editor.hasWidget else { return }
    let offset = editor.area.buffer.offset(of: place)
    editor.area.buffer.remove(place)
    let range = offset..<min(offset + text.count, editor.content.count)
    guard resolvers[name] != nil, editor.content.content(in: range) == text else { return }
    var new = answer ?? text
    new.changeAttributes(in: 0..<new.count) { $0[AsyncTextKey.self] = nil }
    editor.session.perform(.automatic) { editor.content.replace(range, with: new) }
  }
}
