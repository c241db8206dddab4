import FoundationEssentials
import RichTextModel

/// Goes over the selection with a text marker, or wipes that off.
///
/// A selection whose first character has this very colour loses its marks; any other gets it everywhere.
/// Without a selection there is nothing to do. The mark is saved with the text, and what it looks like
/// follows the theme, light or dark, at any time.
///
/// ## Origin
/// Proton's HighlightTextCommand, which kept a colour that was chosen for light or for dark.
@MainActor
public struct HighlightTextCommand: RendererCommand, EditorCommand {
  /// The command's name.
  public let name = "highlight"
  /// The marker.
  public let highlight: TextHighlight

  /// Makes a command for a marker.
  public init(_ highlight: TextHighlight = .yellow) { self.highlight = highlight }

  /// Whether something is selected.
  public func canExecute(on renderer: RendererView) -> Bool {
    !renderer.activeEditor.selectedRange.isEmpty
  }

  /// Marks the selection, or wipes the marks off.
  public func execute(on renderer: RendererView) {
    mark(renderer.activeEditor)
    renderer.editor.forgetHistory()
  }

  /// Whether something is selected, and may be changed.
  public func canExecute(on editor: EditorView) -> Bool {
    editor.isEditable && !editor.selectedRange.isEmpty
  }

  /// Marks the selection, or wipes the marks off, as one step that can be undone.
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
