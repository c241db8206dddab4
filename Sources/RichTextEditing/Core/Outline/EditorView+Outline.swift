import GtkCore
import RichTextModel

/// The outline: the headings of the document.
extension EditorView {
  /// The headings of the editor and of those nested in it, in the order of the document.
  ///
  /// ```swift
  /// let titles = editor.outline.map(\.title)
  /// ```
  public var outline: [OutlineHeading] { node.outline }

  /// Moves the caret to a heading, and scrolls it into view; what hides it is expanded.
  ///
  /// - Parameter heading: One of ``outline``, which has just been read.
  /// - Returns: Whether there is an editor at its path.
  @discardableResult
  public func show(_ heading: OutlineHeading) -> Bool {
    guard let editor = node.editor(at: heading.path)?.editor else { return false }
    let start = min(heading.range.lowerBound, editor.contentLength)
    editor.selectedRange = start..<start
    editor.scrollRangeToVisible(heading.range)
    return true
  }

  /// The headings have changed: their titles, levels or order, or one is collapsed.
  public var outlineChanged: Event<Void> {
    node.followOutline()
    return node.outlineChanged
  }

  /// Called when ``outlineChanged`` happens.
  public var onOutlineChanged: (@MainActor () -> Void)? {
    get { node.outlineChanged.action }
    set { outlineChanged.action = newValue }
  }
}
