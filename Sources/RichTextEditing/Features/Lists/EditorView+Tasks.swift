import RichTextModel

/// Tasks and hits that were found in the content, in the editor that shows it.
extension EditorView {
  /// The tasks in this editor and in those nested in it, in reading order.
  public var tasks: [RichTextTask] { content.tasks }

  /// Ticks the box of a task, or removes the tick, as one step that can be undone.
  ///
  /// The text may have changed since the task was read: the nearest task with the same text in the
  /// same editor is meant.
  ///
  ///     for task in editor.tasks { editor.setChecked(true, of: task) }
  ///
  /// - Returns: Whether there is such a task.
  @discardableResult
  public func setChecked(_ isChecked: Bool, of task: RichTextTask) -> Bool {
    guard let task = content.nearest(to: task), let editor = editor(at: task.path) else {
      return false
    }
    guard task.isChecked != isChecked else { return true }
    let lines = editor.lists
    lines.toggleTick(ofLine: editor.area.buffer.line(containing: task.range.lowerBound))
    return true
  }

  /// Returns the editor at a path from this one; nil if there is none.
  public func editor(at path: EditorPath) -> EditorView? { node.editor(at: path)?.editor }

  /// Selects a range, in this editor or in a nested one, scrolls it into view and focuses it.
  ///
  /// Offsets outside of the text mean its ends; where no editor is at the path, this one is meant.
  public func show(_ range: Range<Int>, in path: EditorPath = .root) {
    let editor = editor(at: path) ?? self
    editor.area.textView.focus()
    editor.selectedRange = range.clamped(to: 0..<editor.contentLength)
    editor.scrollRangeToVisible(editor.selectedRange)
  }
}
