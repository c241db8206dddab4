import GtkCore
import RichTextModel
import TextRules

/// Replacing hits.
extension TextFinder {
  /// Whether the current hit can be replaced: there is one, in an editor that is editable.
  public var canReplace: Bool { current?.text.editor?.isEditable == true }

  /// Replaces the current hit, as one step that can be undone, and moves to the next one.
  ///
  /// The new text has the attributes of the first character that it replaces. Text processors may
  /// reject it.
  ///
  /// - Parameter template: The text, or a template with the groups of an expression
  ///   (`TextReplacement`).
  /// - Returns: Whether the hit was replaced.
  /// - Throws: What is wrong with the template.
  @discardableResult
  public func replace(with template: String) throws(PatternError) -> Bool {
    let replacement = try TextReplacement(template, for: query)
    guard canReplace, let current, let node = current.text.node,
      let count = Self.replace(current.range, in: node, with: replacement)
    else { return false }
    // The next hit is after the new text, which may contain another one.
    let end = current.range.lowerBound + count
    self.current = nil
    origin = Place(text: current.text, offset: end)
    wanted = WantedStep(direction: 1, isByUser: true)
    scheduleTurn()
    return true
  }

  /// Replaces all hits, in nested editors too, as one step that can be undone.
  ///
  /// While a search is in progress, it waits until all hits are known. If a text processor rejects
  /// one of the changes, none is made.
  ///
  /// - Parameters:
  ///   - template: The text, or a template with the groups of an expression (`TextReplacement`).
  ///   - done: Called with the number of replaced hits.
  /// - Throws: What is wrong with the template.
  public func replaceAll(
    with template: String, _ done: @escaping @MainActor (_ count: Int) -> Void = { _ in }
  ) throws(PatternError) {
    let replacement = try TextReplacement(template, for: query)
    afterSearch { [weak self] in done(self?.replaceAll(with: replacement) ?? 0) }
  }

  private func replaceAll(with replacement: TextReplacement) -> Int {
    guard let session = document.root?.session else { return 0 }
    let all = texts.compactMap { text in text.node.map { ($0, text.progress.hits.ranges) } }
    current = nil
    let depth = session.undoDepth
    var count = 0
    session.beginAction()
    for (node, ranges) in all where node.area.isEditable {
      // From the end, so that the hits before it stay where they are.
      for range in ranges.reversed()
      where Self.replace(range, in: node, with: replacement) != nil { count += 1 }
    }
    session.endAction()
    scheduleTurn()
    return session.undoDepth > depth ? count : 0
  }

  /// Replaces a hit; returns the length of the new text, or nil if nothing was replaced.
  private static func replace(
    _ range: Range<Int>, in node: EditorNode, with replacement: TextReplacement
  ) -> Int? {
    guard let editor = node.editor, range.upperBound <= node.content.count,
      node.content.attachments.all(in: range).isEmpty
    else { return nil }
    let start = editor.startOfLine(at: range.lowerBound)
    let paragraph = editor.content(in: start..<editor.endOfLine(at: range.lowerBound)).text
    let hit = (range.lowerBound - start)..<(range.upperBound - start)
    guard let text = replacement.text(forHit: hit, in: paragraph) else { return nil }
    var attributes = node.content.textAttributes(at: range.lowerBound)
    attributes[FollowingParagraphKey.self] = nil
    let new = RichText(text.withoutAttachments, attributes: attributes)
    return editor.implementation.editing.replace(range, with: new) ? new.count : nil
  }
}
