import GtkCore

/// The steps of every edit of an area's text, in the order in which they happen.
///
/// The sequence alone listens to the buffer's signals for edits. A part of the area, or of a widget
/// around it, adds itself to a step, and finds everything done that belongs to the steps before: a
/// listener reads text that has its attributes, can be undone, and has its height.
///
///     area.edits.add(.listeners) { [weak self] edit in self?.textChanged(in: edit.range) }
///
/// Several changes can be one edit (``coalesce(measuringAtOnce:_:)``), as when text replaces a
/// selection, which GTK deletes first. Each of them has its attributes and is recorded at once;
/// lines are measured, and everybody else is notified, when all of them are made.
@MainActor
package final class EditSequence: BufferFollowing {
  /// The steps, in their order.
  package enum Step: Int, CaseIterable, Sendable {
    /// The edit is decided on, before anything happens.
    case gate
    /// GTK changes the text, and what is known of the changed lines is forgotten.
    case text
    /// Inserted text gets its attributes.
    case attributes
    /// The change is recorded for undo.
    case history
    /// The lines are measured, and a layout is requested where it is needed.
    case heights
    /// Bindings get the text.
    case bindings
    /// Everybody else is notified.
    case listeners
  }

  /// A part's response to an edit that the buffer has made.
  package typealias Part = @MainActor (BufferEdit) -> Void

  // In a structure a closure keeps its own form: as an element of an array it would be wrapped.
  private struct EditPart { let call: Part }
  private struct RangePart { let call: @MainActor (Range<Int>) -> Void }
  private struct PlainPart { let call: @MainActor () -> Void }

  /// The state of several changes that are one edit.
  private enum Coalescing {
    case nothingYet
    case one(BufferEdit)
    case several

    /// Adds a change.
    mutating func add(_ edit: BufferEdit) {
      if case .nothingYet = self { self = .one(edit) } else { self = .several }
    }
  }

  /// A step of the buffer's own history, whose changes are one edit.
  private struct HistoryStep {
    /// What was in force when it began.
    let outer: (coalescing: Coalescing?, measuresAtOnce: Bool)
    /// The number of characters before all changes, and after them.
    var unchanged = (before: Int.max, after: Int.max)
  }

  /// Decides on text that is about to be inserted at an offset.
  var decideInsertion: (@MainActor (UnsafeBufferPointer<UInt8>, Int) -> InsertionDecision)?
  /// Decides whether a range may be deleted.
  var decideDeletion: (@MainActor (Range<Int>) -> Bool)?

  /// Whether an action of the user is under way, whose steps of the history GTK collects.
  private(set) var isInAction = false

  private let buffer: TextBuffer
  private let area: AreaContext
  /// The parts of each step.
  private var parts = Step.allCases.map { _ in [EditPart]() }
  private var preparations: [RangePart] = []
  private var actionStarts: [PlainPart] = []
  private var caretMoves: [PlainPart] = []
  private var actionEnds = Step.allCases.map { _ in [PlainPart]() }
  private var follower: BufferFollower?
  /// The offsets of the change whose attributes are being set.
  private var changing: Range<Int>?
  /// Not nil while several changes are one edit.
  private var coalescing: Coalescing?
  /// The step of the buffer's own history that is being undone or redone.
  private var historyStep: HistoryStep?
  /// Whether these are measured and get the tags of their lines one by one, as they are made.
  private var measuresAtOnce = false

  init(_ area: AreaContext) {
    buffer = area.textView.buffer
    self.area = area
  }

  /// Connects to the buffer.
  func connect() {
    follower = BufferFollower(self, following: buffer)
  }

  // MARK: Taking part

  /// Adds a part to a step after the text has changed.
  package func add(_ step: Step, _ part: @escaping Part) {
    parts[step.rawValue].append(EditPart(call: part))
  }

  /// Adds a handler for each change that was decided on and is about to be made, with the range
  /// that it removes: an empty one for an insertion.
  package func prepare(_ preparation: @escaping @MainActor (Range<Int>) -> Void) {
    preparations.append(RangePart(call: preparation))
  }

  /// Adds a handler for the beginning of each action of the user.
  package func onActionBegun(_ handler: @escaping @MainActor () -> Void) {
    actionStarts.append(PlainPart(call: handler))
  }

  /// Adds a part to a step at the end of each action of the user, when all its edits are made.
  package func onActionDone(_ step: Step, _ part: @escaping @MainActor () -> Void) {
    actionEnds[step.rawValue].append(PlainPart(call: part))
  }

  /// Adds a handler for the caret when it is placed, by a click, a key or code: edits move it, too,
  /// but are not reported as moves.
  package func onCaretMoved(_ handler: @escaping @MainActor () -> Void) {
    caretMoves.append(PlainPart(call: handler))
  }

  // MARK: Before a change

  package func decideInsertion(
    of utf8: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> InsertionDecision {
    let decision = decideInsertion?(utf8, offset) ?? .accept
    if case .replace(let text) = decision, text.isEmpty { return decision }
    prepare(offset..<offset)
    return decision
  }

  package func decideDeletion(of range: Range<Int>) -> Bool {
    guard decideDeletion?(range) ?? true else { return false }
    prepare(range)
    return true
  }

  private func prepare(_ range: Range<Int>) {
    for preparation in preparations { preparation.call(range) }
  }

  package func spaceComes(at offset: Int) { prepare(offset..<offset) }

  // MARK: After a change

  package func inserted(_ range: Range<Int>) { made(.insertion(range)) }

  package func deleted(at offset: Int) { made(.deletion(at: offset)) }

  package func spaceInserted(at offset: Int) { made(.space(at: offset)) }

  private func made(_ edit: BufferEdit) {
    let outer = changing
    changing = edit.range
    run(.text, edit)
    run(.attributes, edit)
    run(.history, edit)
    changing = outer
    if measuresAtOnce, area.exists { run(.heights, edit) }
    report(edit)
  }

  /// Finishes an edit, unless it is a part of another one.
  private func report(_ edit: BufferEdit) {
    guard coalescing == nil else { return add(edit) }
    finish(edit)
  }

  private func add(_ edit: BufferEdit) {
    coalescing?.add(edit)
    guard let unchanged = historyStep?.unchanged else { return }
    historyStep?.unchanged = (
      min(unchanged.before, edit.range.lowerBound),
      min(unchanged.after, buffer.scalarCount - edit.range.upperBound)
    )
  }

  /// Whether a range is in the one line of a change that is being made, whose height is determined
  /// when the change has its attributes.
  func isMakingChange(inLineOf range: Range<Int>) -> Bool {
    guard let changing else { return false }
    let start = min(changing.lowerBound, range.lowerBound)
    // A line break is in the line that it ends.
    let end = max(changing.upperBound, range.upperBound - 1, start)
    return buffer.isWithinLine(start..<end)
  }

  private func finish(_ edit: BufferEdit) {
    guard area.exists else { return }
    if !measuresAtOnce { run(.heights, edit) }
    run(.bindings, edit)
    run(.listeners, edit)
  }

  private func run(_ step: Step, _ edit: BufferEdit) {
    for part in parts[step.rawValue] { part.call(edit) }
  }

  /// Makes several changes one edit.
  ///
  /// A listener may change the text again: by then all that is in the middle of a change, and has
  /// positions in the text, is done.
  ///
  /// - Parameters:
  ///   - measuresAtOnce: Whether each of the changes is measured when it is made: before GTK lays
  ///     it out, since it does not lay out again for each kind of tag.
  ///   - body: Changes the text, and returns the offsets that contain what was inserted.
  func coalesce(measuringAtOnce measuresAtOnce: Bool = false, _ body: () -> Range<Int>) {
    let (outer, outerMeasuresAtOnce) = (coalescing, self.measuresAtOnce)
    coalescing = .nothingYet
    self.measuresAtOnce = outerMeasuresAtOnce || measuresAtOnce
    let range = body()
    let changes = coalescing
    coalescing = outer
    switch changes {
    case .one(let edit): report(edit)
    case .several: report(.several(range))
    case .nothingYet, nil: break
    }
    self.measuresAtOnce = outerMeasuresAtOnce
  }

  /// Begins one edit of all that a step of the buffer's own history changes: a handler that changes
  /// the text between these changes would end them.
  func historyStepBegun() {
    historyStep = HistoryStep(outer: (coalescing, measuresAtOnce))
    coalescing = .nothingYet
    measuresAtOnce = true
  }

  /// Finishes the edit that a step of the history is.
  func historyStepDone() {
    guard let step = historyStep else { return }
    let changes = coalescing
    historyStep = nil
    coalescing = step.outer.coalescing
    switch changes {
    case .one(let edit): report(edit)
    case .several:
      let start = step.unchanged.before
      report(.several(start..<max(buffer.scalarCount - step.unchanged.after, start)))
    case .nothingYet, nil: break
    }
    measuresAtOnce = step.outer.measuresAtOnce
  }

  // MARK: Actions of the user

  package func caretMoved() {
    for handler in caretMoves { handler.call() }
  }

  package func actionBegun() {
    isInAction = true
    for handler in actionStarts { handler.call() }
  }

  package func actionDone() {
    isInAction = false
    for parts in actionEnds {
      for part in parts { part.call() }
    }
  }
}

/// An edit that a buffer has made.
package enum BufferEdit: Equatable, Sendable {
  /// Text was inserted, which is at these offsets now.
  case insertion(Range<Int>)
  /// Text was deleted at an offset.
  case deletion(at: Int)
  /// An embedded space was inserted, which is one character.
  case space(at: Int)
  /// Several changes were made; what they have inserted is within these offsets.
  case several(Range<Int>)

  /// The offsets that contain what was inserted.
  package var range: Range<Int> {
    switch self {
    case .insertion(let range), .several(let range): range
    case .deletion(let offset): offset..<offset
    case .space(let offset): offset..<(offset + 1)
    }
  }
}
