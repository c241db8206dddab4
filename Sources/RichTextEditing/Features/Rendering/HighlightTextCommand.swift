import FoundationEssentials
import RichTextModel

/// Highlights the selection with a text marker, or removes that.
///
/// If the first character of the selection has this very color, the selection loses its highlights;
/// otherwise all of it gets this one. Without a selection nothing happens. The highlight is saved
/// with the text, and its color follows the theme, light or dark, at any time.
///
/// ## Origin
/// Proton's HighlightTextCommand, which stores a color that was chosen for light or for dark.
@MainActor
public struct HighlightTextCommand: RendererCommand, EditorCommand {
  /// The command's name.
  public let name = CommandName.highlight
  /// The marker.
  public let highlight: TextHighlight

  /// Creates a command for a marker.
  public init(_ highlight: TextHighlight = .yellow) { self.highlight = highlight }

  /// Whether there is a selection.
  public func canExecute(on renderer: RendererView) -> Bool {
    !renderer.activeEditor.selectedRange.isEmpty
  }

  /// Highlights the selection, or removes the highlights.
  public func execute(on renderer: RendererView) {
    mark(renderer.activeEditor)
    renderer.editor.forgetHistory()
  }

  /// Whether there is a selection, and the editor is editable.
  public func canExecute(on editor: EditorView) -> Bool {
    editor.isEditable && !editor.selectedRange.isEmpty
  }

  /// Highlights the selection, or removes the highlights, as one step that can be undone.
  public func execute(on editor: EditorView) { mark(editor) }

  /// Whether the first selected character has this marker.
  public func isOn(in editor: EditorView) -> Bool {
    let range = editor.selectedRange
    return !range.isEmpty
      && editor.attributes(at: range.lowerBound)[HighlightKey.self] == highlight
  }

  private func mark(_ editor: EditorView) {
    let mark = isOn(in: editor) ? nil : highlight
    editor.changeAttributes(in: editor.selectedRange) { $0[HighlightKey.self] = mark }
  }
}
