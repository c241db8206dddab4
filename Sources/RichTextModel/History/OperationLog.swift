/// The undo history of a tree of nested editors: all changes, in the order in which they happened.
///
/// GTK's own undo only knows text: tags are not recorded, and an anchor is restored as a bare
/// character. Here one log covers text, attributes, attachments and nested editors, so that one
/// Ctrl+Z undoes the last change, wherever it was in the tree.
///
/// ```swift
/// var log = OperationLog()
/// log.record(.typing, Replacement(at: 0, inserted: "a"), before: start, after: end)
/// log.undo()  // the step to undo: apply its `inverses`, select its `before`
/// log.redo()  // the step to redo: apply its `replacements`, select its `after`
/// ```
///
/// It is limited only by ``byteBudget``: beyond that the oldest steps are dropped.
public struct OperationLog: Hashable, Sendable {
  /// The approximate memory that the steps may use, in bytes; nil for no limit.
  public var byteBudget: Int? { didSet { trim() } }

  /// The steps that can be undone, the latest last.
  public private(set) var undoSteps: [UndoStep] = []
  /// The steps that can be redone, the next one last.
  public private(set) var redoSteps: [UndoStep] = []
  private var weight = 0
  /// The nesting depth of `beginGroup`; the changes of a group are one step.
  private var groupDepth = 0
  private var isGroupEmpty = true
  /// Whether the next change begins a step of its own.
  private var isClosed = true
  /// The number of steps that had been made when the content was saved; nil if undo and redo do not
  /// lead there any more.
  private var savedDepth: Int? = 0

  /// Creates an empty log.
  public init(byteBudget: Int? = 64 << 20) { self.byteBudget = byteBudget }

  /// Creates a log from recorded steps, in order: the last step of each list is the next one to
  /// undo or redo.
  public init(undoSteps: [UndoStep], redoSteps: [UndoStep] = [], byteBudget: Int? = 64 << 20) {
    self.init(byteBudget: byteBudget)
    (self.undoSteps, self.redoSteps) = (undoSteps, redoSteps)
    weight = (undoSteps + redoSteps).reduce(0) { $0 + $1.weight }
    savedDepth = undoSteps.count
    trim()
  }

  /// Whether the content is another one than when it was saved last.
  ///
  /// A log begins with saved content. Undo and redo may lead back to it.
  public var isModified: Bool { savedDepth != undoSteps.count }

  /// Notes that the content, as it is now, has been saved; the next change is a step of its own.
  public mutating func markSaved() {
    savedDepth = undoSteps.count
    isClosed = true
  }

  /// Notes that the content, as it is now, has not been saved; undo and redo lead to no saved one.
  public mutating func markModified() { savedDepth = nil }

  /// Whether there is a step to undo.
  public var canUndo: Bool { !undoSteps.isEmpty }
  /// Whether there is a step to redo.
  public var canRedo: Bool { !redoSteps.isEmpty }

  /// Records a change that has happened.
  ///
  /// - Parameters:
  ///   - kind: The origin of the change; typed characters are joined to words, and deletions to
  ///     runs.
  ///   - replacement: The change.
  ///   - before: The selection before it.
  ///   - after: The selection after it.
  public mutating func record(
    _ kind: UndoStep.Kind, _ replacement: Replacement, before: EditorSelection,
    after: EditorSelection
  ) {
    if let savedDepth, savedDepth > undoSteps.count { self.savedDepth = nil }
    redoSteps.forEach { weight -= $0.weight }
    redoSteps.removeAll()
    push(UndoStep(kind, [replacement], before: before, after: after))
    trim()
  }

  private mutating func push(_ step: UndoStep) {
    defer { isClosed = false }
    guard !undoSteps.isEmpty else { return append(step) }
    if groupDepth > 0, !isGroupEmpty { return extendLast(by: step) }
    if groupDepth == 0, !isClosed, let joined = undoSteps.last?.joined(with: step) {
      return replaceLast(with: joined)
    }
    append(step)
  }

  /// Adds a step to the last one, in its place: a group may have a change for every word of a book.
  private mutating func extendLast(by step: UndoStep) {
    if savedDepth == undoSteps.count { savedDepth = nil }
    weight += step.weight
    undoSteps[undoSteps.count - 1].append(step)
  }

  private mutating func append(_ step: UndoStep) {
    undoSteps.append(step)
    weight += step.weight
    isGroupEmpty = false
  }

  private mutating func replaceLast(with step: UndoStep) {
    // Only within a group: otherwise the saved step is closed.
    if savedDepth == undoSteps.count { savedDepth = nil }
    weight += step.weight - undoSteps[undoSteps.count - 1].weight
    undoSteps[undoSteps.count - 1] = step
  }

  /// Begins a group, whose changes are one step; groups can be nested.
  public mutating func beginGroup() {
    if groupDepth == 0 { isGroupEmpty = true }
    groupDepth += 1
  }

  /// Ends a group; the next change is another step.
  public mutating func endGroup() {
    precondition(groupDepth > 0, "endGroup: no group has begun")
    groupDepth -= 1
    if groupDepth == 0 { isClosed = true }
  }

  /// Prevents later changes from joining the last step: the caret was moved, or the focus was lost.
  public mutating func closeStep() { isClosed = true }

  // MARK: Taking back

  /// Returns the step to undo now; nil if there is none.
  public mutating func undo() -> UndoStep? {
    guard let step = undoSteps.popLast() else { return nil }
    redoSteps.append(step)
    isClosed = true
    return step
  }

  /// Returns the step to redo now; nil if there is none.
  public mutating func redo() -> UndoStep? {
    guard let step = redoSteps.popLast() else { return nil }
    undoSteps.append(step)
    isClosed = true
    return step
  }

  /// Forgets everything.
  public mutating func removeAll() {
    undoSteps.removeAll()
    redoSteps.removeAll()
    weight = 0
    isClosed = true
    isGroupEmpty = true
    savedDepth = 0
  }

  private mutating func trim() {
    guard let byteBudget, weight > byteBudget, groupDepth == 0 else { return }
    // An eighth more than needed: dropping steps moves all the others.
    let goal = byteBudget - byteBudget / 8
    var dropped = 0
    // The last step stays, however large: the latest change can be undone.
    while weight > goal, dropped < undoSteps.count - 1 {
      weight -= undoSteps[dropped].weight
      dropped += 1
    }
    undoSteps.removeFirst(dropped)
    savedDepth = savedDepth.flatMap { $0 < dropped ? nil : $0 - dropped }
  }
}
