import RichTextModel

/// What a history allows now, and whether the content is another one than the saved one.
struct HistoryState: Equatable {
  /// Whether there is a step to undo.
  let canUndo: Bool
  /// Whether there is a step to redo.
  let canRedo: Bool
  /// Whether the content is another one than when it was saved last.
  let isModified: Bool

  /// Reads the state of a history.
  init(of log: OperationLog) {
    (canUndo, canRedo, isModified) = (log.canUndo, log.canRedo, log.isModified)
  }
}
