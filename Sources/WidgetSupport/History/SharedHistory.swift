import GtkCore

/// One history for several inputs of a window: Ctrl+Z in any of them undoes the last edit, wherever
/// that was, and moves the focus there.
///
///     SharedHistory(of: [title, summary, editor])
///
/// The inputs are any of an `AutoHeightEditor`, an `ExpandableTextView`, the fields of the catalog
/// and an `EditorView`, with the editors nested in it. They keep the history, and it does not keep
/// them. Each input goes on having a history of its own, whose steps this one puts in order: what
/// ends there, as by a text that the app sets in a field, ends here, too. In plain text of several
/// lines, letters that continue a word belong to the step of that word, even if another input was
/// edited in between.
///
/// For menus and buttons there are ``undo()``, ``redo()`` and ``changed``. *Undo* in the context
/// menu of an input takes back the last edit of that input.
@MainActor
public final class SharedHistory: EventSource {
  /// Edits of one input with none of another in between.
  private struct Run {
    /// The index of the input.
    let member: Int
    /// The state of the input once all of them are undone, or redone.
    let end: HistoryMark
  }

  private let members: [@MainActor () -> (any HistoryMember)?]
  /// The states of the inputs when an edit of another one began.
  private var marks: [HistoryMark]
  private var undoable: [Run] = []
  private var redoable: [Run] = []
  private var isPerforming = false
  /// The input whose edit is not yet recorded; nil for none.
  private var edited: Int?
  /// What can be undone or redone may be something else.
  public private(set) lazy var changed: Event<Void> = makeEvent()

  /// Creates a history.
  ///
  /// - Parameter inputs: The inputs.
  /// - Precondition: Each of them is one of the inputs above.
  @discardableResult
  public init(of inputs: [Widget]) {
    let members = inputs.map { input -> any HistoryMember in
      guard let member = input as? any HistoryMember else {
        preconditionFailure("SharedHistory(of:): \(input.typeName) is no input with a history")
      }
      return member
    }
    self.members = members.map { member in Self.weakHandle(of: member) }
    marks = members.map(\.historyMark)
    super.init()
    for (index, member) in members.enumerated() { connect(member, index) }
  }

  private static func weakHandle(
    of member: some HistoryMember
  ) -> @MainActor () -> (any HistoryMember)? {
    let handle = member.weakHandle()
    return { handle() }
  }

  private func connect(_ member: any HistoryMember, _ index: Int) {
    // The handlers keep the history.
    member.onEdited { self.edited(index) }
    let keys = KeyController()
    keys.phase = .capture
    keys.onPressed { key in
      guard let history = HistoryKey(key), self.members[index]()?.isComposing == false else {
        return false
      }
      switch history {
      case .undo: self.undo()
      case .redo: self.redo()
      }
      return true
    }
    member.add(keys)
  }

  // MARK: Undoing

  /// Whether there is an edit to undo.
  public var canUndo: Bool {
    settle()
    return undoable.contains { members[$0.member]()?.canUndoEdit == true }
  }

  /// Whether there is an edit to redo.
  public var canRedo: Bool {
    settle()
    return redoable.contains { members[$0.member]()?.canRedoEdit == true }
  }

  /// Undoes the last edit, and moves the focus to its input; returns whether there was one.
  @discardableResult
  public func undo() -> Bool {
    perform(from: \.undoable, to: \.redoable, isPossible: { $0.canUndoEdit }) { $0.undoEdit() }
  }

  /// Redoes the edit that was last undone; returns whether there was one.
  @discardableResult
  public func redo() -> Bool {
    perform(from: \.redoable, to: \.undoable, isPossible: { $0.canRedoEdit }) { $0.redoEdit() }
  }

  private typealias Runs = ReferenceWritableKeyPath<SharedHistory, [Run]>

  private func perform(
    from runs: Runs, to others: Runs, isPossible: (any HistoryMember) -> Bool,
    _ step: (any HistoryMember) -> Void
  ) -> Bool {
    settle()
    while let run = self[keyPath: runs].last {
      guard let member = members[run.member](), isPossible(member) else {
        self[keyPath: runs].removeLast()
        continue
      }
      let before = member.historyMark
      isPerforming = true
      step(member)
      isPerforming = false
      marks[run.member] = member.historyMark
      if self[keyPath: others].last?.member != run.member {
        self[keyPath: others].append(Run(member: run.member, end: before))
      }
      remove(from: runs, run.member)
      member.takeFocus()
      changed.notify(())
      return true
    }
    return false
  }

  /// Removes the runs of an input that end in its present state.
  ///
  /// There may be several: an input may join what was entered before and after an edit of another
  /// one.
  private func remove(from runs: Runs, _ index: Int) {
    let all = self[keyPath: runs]
    guard let over = all.firstIndex(where: { $0.member == index && $0.end == marks[index] }) else {
      return
    }
    self[keyPath: runs] = all[..<over] + all[over...].filter { $0.member != index }
  }

  // MARK: Editing

  /// Notes that an input is being edited; its own history follows at the end of that.
  private func edited(_ index: Int) {
    guard !isPerforming, index != edited else { return }
    settle()
    edited = index
    MainLoopSource.idle(priority: .beforeLayout) { [weak self] in self?.settle() }
  }

  private func settle() {
    guard let index = edited, let member = members[index]() else { return edited = nil }
    edited = nil
    // Otherwise the input has undone something by itself.
    if !member.canRedoEdit { record(member, index) }
    changed.notify(())
  }

  private func record(_ member: any HistoryMember, _ index: Int) {
    guard member.canUndoEdit else { return forget(member, index) }
    redoable = []
    guard undoable.last?.member != index else { return }
    if let last = undoable.last?.member, let other = members[last]() {
      marks[last] = other.historyMark
      other.closeStep()
    }
    undoable.append(Run(member: index, end: marks[index]))
  }

  private func forget(_ member: any HistoryMember, _ index: Int) {
    undoable.removeAll { $0.member == index }
    redoable.removeAll { $0.member == index }
    marks[index] = member.historyMark
  }
}
