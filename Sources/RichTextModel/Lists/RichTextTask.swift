/// A task in rich text: an item of a list whose box can be ticked.
///
/// It is a value: what it says was so when ``RichText/tasks`` was read.
public struct RichTextTask: Hashable, Sendable {
  /// The editor that the task is in, which may be nested.
  public var path: EditorPath
  /// The range of its paragraph in that editor, in Unicode scalars, without the line break.
  public var range: Range<Int>
  /// The text of the paragraph.
  public var text: String
  /// The depth of nesting, from 0.
  public var level: Int
  /// Whether its box is ticked.
  public var isChecked: Bool

  /// Creates a task.
  public init(
    in path: EditorPath = .root, range: Range<Int>, text: String, level: Int = 0,
    isChecked: Bool = false
  ) {
    self.path = path
    self.range = range
    self.text = text
    self.level = level
    self.isChecked = isChecked
  }
}

extension RichText {
  /// The tasks, in reading order, with those in nested editors.
  ///
  /// ```swift
  /// let open = content.tasks.filter { !$0.isChecked }
  /// ```
  ///
  /// A nested editor can be named only if its attachment has an identifier, as each has that was
  /// in an editor; tasks in others are left out.
  public var tasks: [RichTextTask] {
    var found: [RichTextTask] = []
    forEachText { text, path in found += text.ownTasks(in: path) }
    return found
  }

  /// Ticks the box of a task, or removes the tick.
  ///
  /// The text may have changed since the task was read: the nearest task with the same text in the
  /// same editor is meant.
  ///
  /// - Parameters:
  ///   - isChecked: Whether the box is ticked.
  ///   - task: The task.
  /// - Returns: Whether there is such a task.
  @discardableResult
  public mutating func setChecked(_ isChecked: Bool, of task: RichTextTask) -> Bool {
    guard let found = nearest(to: task), let text = editor(at: found.path) else { return false }
    // The line break after it has the format, too, and an empty item has nothing else.
    let end = min(found.range.upperBound + 1, text.count)
    let removed = text.part(found.range.lowerBound..<end)
    var inserted = removed
    inserted.changeAttributes(in: 0..<inserted.count) {
      $0[ParagraphKey.self]?.list?.isChecked = isChecked
    }
    return apply(
      Replacement(
        in: found.path, at: found.range.lowerBound, removed: removed, inserted: inserted))
  }

  /// Returns the task that another one, read earlier, is now; nil if there is none with its text.
  package func nearest(to task: RichTextTask) -> RichTextTask? {
    func distance(_ other: RichTextTask) -> Int {
      abs(other.range.lowerBound - task.range.lowerBound)
    }
    return editor(at: task.path)?.ownTasks(in: task.path)
      .filter { $0.text == task.text }
      .min { distance($0) < distance($1) }
  }

  private func ownTasks(in path: EditorPath) -> [RichTextTask] {
    // Most texts have none: dividing them into paragraphs would be for nothing.
    guard runs.contains(where: { $0.attributes[ParagraphKey.self]?.list?.kind == .task }) else {
      return []
    }
    return paragraphs.compactMap { paragraph in
      guard let item = paragraph.format.list, item.kind == .task else { return nil }
      return RichTextTask(
        in: path, range: paragraph.range, text: paragraph.text.text, level: item.level,
        isChecked: item.isChecked)
    }
  }
}
