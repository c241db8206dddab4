extension EditorView {
  /// Scrolls a part of the text into view, and no further than needed; nothing moves if it is
  /// visible.
  ///
  /// Everything that scrolls takes part: the editor itself, its containing editors, and scrollers
  /// around these. If the part is too high to be shown, its beginning is. It is visible in the next
  /// frame.
  public func scrollRangeToVisible(_ range: Range<Int>) {
    implementation.scroller.show(range.clamped(to: 0..<contentLength))
  }
}
