/// The tasks of an editor, for what clicks on them without a pointer, such as a replay.
@MainActor
package struct EditorTasks {
  private let editor: EditorView

  /// The tasks of an editor.
  package init(of editor: EditorView) { self.editor = editor }

  /// Returns the paragraph, from 0, of the task whose box is at a point of the text view; nil if
  /// there is none that a click ticks.
  package func paragraph(atX x: Double, y: Double) -> Int? { editor.lists.task(atX: x, y: y) }

  /// Ticks the task that a paragraph is, or removes the tick, as a click on its box does.
  ///
  /// - Returns: Whether the paragraph is a task that the user can tick.
  package func click(paragraph index: Int) -> Bool {
    guard editor.isEditable, editor.lists.item(index)?.kind == .task else { return false }
    editor.lists.toggleTick(ofLine: index)
    return true
  }
}
