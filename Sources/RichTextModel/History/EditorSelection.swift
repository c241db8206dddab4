/// The caret and the selection, in one of the nested editors.
public struct EditorSelection: Hashable, Sendable {
  /// The editor.
  public var path: EditorPath
  /// The end that moves with the caret.
  public var caret: Int
  /// The other end; the same as the caret if nothing is selected.
  public var anchor: Int

  /// Creates a selection, or a caret without a selection.
  public init(in path: EditorPath = .root, caret: Int, anchor: Int? = nil) {
    self.path = path
    self.caret = caret
    self.anchor = anchor ?? caret
  }

  /// The selected range; empty at the caret if nothing is selected.
  public var range: Range<Int> { min(caret, anchor)..<max(caret, anchor) }
}
