import GtkCore
import RichTextModel

/// The texts of one editor that have to be resolved.
@MainActor
final class AsyncTexts {
  /// The resolver of the texts that are marked with its name.
  struct Resolution {
    /// The name: the value of the attribute.
    let name: String
    /// Returns the replacement for a text of an editor; nil to keep it, without asking again.
    let resolve: @MainActor (RichText, EditorNode) async -> RichText?
  }

  private var resolutions: [String: Resolution] = [:]
  /// The number of pending results.
  private(set) var pending = 0

  /// Registers resolutions, and resolves the marked texts of an editor.
  func register(_ new: [Resolution], in editor: EditorNode) {
    for resolution in new { resolutions[resolution.name] = resolution }
    resolve(in: 0..<editor.content.count, of: editor)
  }

  /// Unregisters the resolutions of these names.
  func unregister(_ names: [String]) {
    for name in names { resolutions[name] = nil }
  }

  /// Resolves all marked texts in a range.
  func resolve(in range: Range<Int>, of editor: EditorNode) {
    guard !resolutions.isEmpty, !range.isEmpty else { return }
    let content = editor.content.content(in: range)
    content.forEachRun { run, attributes in
      guard let name = attributes[AsyncTextKey.self], let resolution = resolutions[name] else {
        return
      }
      begin(resolution, of: content.part(run), at: range.lowerBound + run.lowerBound, in: editor)
    }
  }

  private func begin(
    _ resolution: Resolution, of text: RichText, at offset: Int, in editor: EditorNode
  ) {
    let place = editor.area.buffer.makeMark(at: offset)
    pending += 1
    Task { [weak self, weak editor] in
      // The handle keeps the editor alive meanwhile.
      guard let editor, let widget = editor.widget else { return }
      let answer = await resolution.resolve(text, editor)
      self?.take(answer, of: resolution.name, for: text, at: place, in: editor)
      withExtendedLifetime(widget) {}
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
    guard resolutions[name] != nil, editor.content.content(in: range) == text else { return }
    var new = answer ?? text
    new.changeAttributes(in: 0..<new.count) { $0[AsyncTextKey.self] = nil }
    editor.session.perform(.automatic) { editor.content.replace(range, with: new) }
  }
}
