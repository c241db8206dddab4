import GtkCore
import RichTextEditing
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
      let new = ReplacedHit.all([current.range], in: node, with: replacement).first,
      node.replaceAsUser(current.range, with: new.content)
    else { return false }
    // The next hit is after the new text, which may contain another one.
    let end = current.range.lowerBound + new.content.count
    self.current = nil
    origin = Place(text: current.text, offset: end)
    wanted = WantedStep(direction: 1, isByUser: true)
    scheduleTurn()
    return true
  }

  /// Replaces all hits, in nested editors too, as one step that can be undone.
  ///
  /// While a search is in progress, it waits until all hits are known; another query in the
  /// meantime cancels it. If a text processor rejects one of the changes, none is made. A line
  /// break that stays beside a block attachment is not replaced.
  ///
  /// - Parameter template: The text, or a template with the groups of an expression
  ///   (`TextReplacement`).
  /// - Returns: The number of replaced hits.
  /// - Throws: What is wrong with the template.
  @discardableResult
  public func replaceAll(with template: String) async throws(PatternError) -> Int {
    let replacement = try TextReplacement(template, for: query)
    return await withCheckedContinuation { continuation in
      replaceAll(with: replacement) { continuation.resume(returning: $0) }
    }
  }

  /// Replaces all hits in this iteration of the main loop, unless a search is in progress.
  package func replaceAll(
    with template: String, _ done: @escaping @MainActor (_ count: Int) -> Void = { _ in }
  ) throws(PatternError) {
    replaceAll(with: try TextReplacement(template, for: query), done)
  }

  private func replaceAll(
    with replacement: TextReplacement, _ done: @escaping @MainActor (_ count: Int) -> Void
  ) {
    let query = query
    afterSearch { [weak self] in
      guard let self, self.query == query else { return done(0) }
      done(self.replaceAll(with: replacement))
    }
  }

  private func replaceAll(with replacement: TextReplacement) -> Int {
    guard let session = document.root?.session else { return 0 }
    // All texts come from the content as it was searched: a replaced hit may be what the next one
    // is found by.
    let all = texts.compactMap { text in
      text.node.map { ($0, ReplacedHit.all(text.progress.hits.ranges, in: $0, with: replacement)) }
    }
    current = nil
    let depth = session.undoDepth
    var count = 0
    session.beginAction()
    for (node, hits) in all where node.area.isEditable {
      count += node.replaceAsUser(hits.map { ($0.range, $0.content) })
    }
    session.endAction()
    scheduleTurn()
    return session.undoDepth > depth ? count : 0
  }
}
