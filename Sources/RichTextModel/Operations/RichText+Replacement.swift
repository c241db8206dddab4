extension RichText {
  /// Applies a change, in this text or in an editor nested in it.
  ///
  /// - Returns: Whether it applies: the path leads to an editor, and the removed content is there.
  @discardableResult
  public mutating func apply(_ replacement: Replacement) -> Bool {
    apply(replacement, steps: replacement.path.steps[...])
  }

  /// Returns the content of an editor; nil if the path leads to none.
  public func editor(at path: EditorPath) -> RichText? {
    var text = self
    for step in path.steps {
      let found = text.attachments.first { $0.content.id == step.attachment }
      guard let content = found?.content,
        content.editors.indices.contains(step.editor)
      else { return nil }
      text = content.editors[step.editor]
    }
    return text
  }

  private mutating func apply(
    _ replacement: Replacement, steps: ArraySlice<EditorPath.Step>
  ) -> Bool {
    guard let step = steps.first else { return applyHere(replacement) }
    guard let (offset, content) = attachments.first(where: { $0.content.id == step.attachment }),
      content.editors.indices.contains(step.editor)
    else { return false }
    var changed = content
    guard changed.editors[step.editor].apply(replacement, steps: steps.dropFirst()) else {
      return false
    }
    changeAttributes(in: offset..<(offset + 1)) { $0[AttachmentKey.self] = changed }
    return true
  }

  private mutating func applyHere(_ replacement: Replacement) -> Bool {
    let range = replacement.removedRange
    guard range.lowerBound >= 0, range.upperBound <= count,
      part(range) == replacement.removed
    else { return false }
    replace(range, with: replacement.inserted)
    return true
  }
}
