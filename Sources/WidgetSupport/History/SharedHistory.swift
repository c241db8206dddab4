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
  /// What can be undone, and what can be redone.
  private var runs: [HistoryKey: [Run]] = [.undo: [], .redo: []]
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
      self.perform(history)
      return true
    }
    member.add(keys)
  }

  // MARK: Undoing

  /// Whether there is an edit to undo.
  public var canUndo: Bool { can(.undo) }

  /// Whether there is an edit to redo.
  public var canRedo: Bool { can(.redo) }

  /// Undoes the last edit, and moves the focus to its input; returns whether there was one.
  @discardableResult
  public func undo() -> Bool { perform(.undo) }

  /// Redoes the edit that was last undone; returns whether there was one.
  @discardableResult
  public func redo() -> Bool { perform(.redo) }

  private func can(_ way: HistoryKey) -> Bool {
    settle()
    return runs[way]?.contains { members[$0.member]()?.can(way) == true } == true
  }

  @discardableResult
  private func perform(_ way: HistoryKey) -> Bool {
    settle()
    while let run = runs[way]?.last {
      guard let member = members[run.member](), member.can(way) else {
        runs[way]?.removeLast()
        continue
      }
      let before = member.historyMark
      isPerforming = true
      member.perform(way)
      isPerforming = false
      marks[run.member] = member.historyMark
      let back: HistoryKey = way == .undo ? .redo : .undo
      if runs[back]?.last?.member != run.member {
        runs[back]?.append(Run(member: run.member, end: before))
      }
      removeFinished(way, run.member)
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
  private func removeFinished(_ way: HistoryKey, _ index: Int) {
    let all = runs[way] ?? []
    guard let over = all.firstIndex(where: { $0.member == index && $0.end == marks[index] }) else {
      return
    }
    runs[way] = all[..<over] + all[over...].filter { $0.member != index }
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
    runs[.redo] = []
    guard runs[.undo]?.last?.member != index else { return }
    if let last = runs[.undo]?.last?.member, let other = members[last]() {
      marks[last] = other.historyMark
      other.closeStep()
    }
    runs[.undo]?.append(Run(member: index, end: marks[index]))
  }

  private func forget(_ member: any HistoryMember, _ index: Int) {
    for way in runs.keys { runs[way]?.removeAll { $0.member == index } }
    marks[index] = member.historyMark
  }
}
