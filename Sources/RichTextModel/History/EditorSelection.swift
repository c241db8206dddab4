/// Where the caret is and what is selected, in which of the nested editors.
public struct EditorSelection: Hashable, Sendable {
  /// The editor.
  public var path: EditorPath
  /// The end that moves with the caret.
  public var caret: Int
  /// The other end; the caret's own place where nothing is selected.
  public var anchor: Int

  /// Makes a selection, or a caret with nothing selected.
  public init(in path: EditorPath = .root, caret: Int, anchor: Int? = nil) {
    self.path = path
    self.caret = caret
    self.anchor = anchor ?? caret
  }

  /// What is selected; empty at the caret where nothing is.
  public var range: Range<Int> { min(caret, anchor)..<max(caret, anchor) }
}
