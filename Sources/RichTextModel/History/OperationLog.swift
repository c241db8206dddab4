/// All that happened to a tree of nested editors, in the order in which it happened, to be taken back
/// and repeated.
///
/// GTK's own undo knows text and nothing else: a tag makes no entry, and an anchor comes back as a bare
/// character. Here one log serves text, attributes, attachments and nested editors, so that one Ctrl+Z
/// takes back what happened last, wherever in the tree.
///
/// ```swift
/// var log = OperationLog()
/// log.record(.typing, Replacement(at: 0, inserted: "a"), before: start, after: end)
/// log.undo()  // the step to take back: apply its `inverses`, select its `before`
/// log.redo()  // the step to repeat: apply its `replacements`, select its `after`
/// ```
///
/// It has no end but for ``byteBudget``: what weighs more loses its oldest steps.
public struct OperationLog: Hashable, Sendable {
  /// How much memory the steps may take, about, in bytes; nil: as much as they need.
  public var byteBudget: Int? { didSet { trim() } }

  /// What can be taken back, the latest at the end.
  public private(set) var undoSteps: [UndoStep] = []
  /// What can be repeated, the next one at the end.
  public private(set) var redoSteps: [UndoStep] = []
  private var weight = 0
  /// Nesting of `beginGroup`; the changes of a group are one step.
  private var groupDepth = 0
  private var isGroupEmpty = true
  /// Whether the next change is a step of its own.
  private var isClosed = true

  /// Makes a log in which nothing has happened yet.
  public init(byteBudget: Int? = 64 << 20) { self.byteBudget = byteBudget }

  /// Makes a log of what has happened elsewhere: steps in order, the latest at the end of both.
  public init(undoSteps: [UndoStep], redoSteps: [UndoStep] = [], byteBudget: Int? = 64 << 20) {
    self.init(byteBudget: byteBudget)
    (self.undoSteps, self.redoSteps) = (undoSteps, redoSteps)
    weight = (undoSteps + redoSteps).reduce(0) { $0 + $1.weight }
    trim()
  }

  /// Whether there is something to take back.
  public var canUndo: Bool { !undoSteps.isEmpty }
  /// Whether there is something to repeat.
  public var canRedo: Bool { !redoSteps.isEmpty }

  /// Notes a change that has happened.
  ///
  /// - Parameters:
  ///   - kind: What made it; typing and deleting grow together to words and runs.
  ///   - replacement: The change.
  ///   - before: The selection before it.
  ///   - after: The selection after it.
  public mutating func record(
    _ kind: UndoStep.Kind, _ replacement: Replacement, before: EditorSelection,
    after: EditorSelection
  ) {
    redoSteps.forEach { weight -= $0.weight }
    redoSteps.removeAll()
    push(UndoStep(kind, [replacement], before: before, after: after))
    trim()
  }

  private mutating func push(_ step: UndoStep) {
    defer { isClosed = false }
    guard let last = undoSteps.last else { return append(step) }
    if groupDepth > 0, !isGroupEmpty {
      return replaceLast(with: last.followed(by: step))
    }
    if groupDepth == 0, !isClosed, let joined = last.joined(with: step) {
      return replaceLast(with: joined)
    }
    append(step)
  }

  private mutating func append(_ step: UndoStep) {
    undoSteps.append(step)
    weight += step.weight
    isGroupEmpty = false
  }

  private mutating func replaceLast(with step: UndoStep) {
    weight += step.weight - undoSteps[undoSteps.count - 1].weight
    undoSteps[undoSteps.count - 1] = step
  }

  /// Makes the changes up to the end of the group one step; groups may stand in groups.
  public mutating func beginGroup() {
    if groupDepth == 0 { isGroupEmpty = true }
    groupDepth += 1
  }

  /// Ends a group; what comes next is another step.
  public mutating func endGroup() {
    precondition(groupDepth > 0, "endGroup: no group has begun")
    groupDepth -= 1
    if groupDepth == 0 { isClosed = true }
  }

  /// Lets nothing grow together with the last step: the caret was moved, or the focus went away.
  public mutating func closeStep() { isClosed = true }

  // MARK: Taking back

  /// The step to take back now; nil if there is none.
  public mutating func undo() -> UndoStep? {
    guard let step = undoSteps.popLast() else { return nil }
    redoSteps.append(step)
    isClosed = true
    return step
  }

  /// The step to repeat now; nil if there is none.
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
  }

  private mutating func trim() {
    guard let byteBudget, weight > byteBudget, groupDepth == 0 else { return }
    // An eighth more than needed: dropping moves all the others.
    let goal = byteBudget - byteBudget / 8
    var dropped = 0
    // The last step stays, however heavy: what was done just now can be taken back.
    while weight > goal, dropped < undoSteps.count - 1 {
      weight -= undoSteps[dropped].weight
      dropped += 1
    }
    undoSteps.removeFirst(dropped)
  }
}
