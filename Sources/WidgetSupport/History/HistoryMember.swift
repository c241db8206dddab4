import GtkCore

/// An input whose edits can be undone, as a member of a ``SharedHistory``.
@MainActor
package protocol HistoryMember: Widget {
  /// Creates another handle on an input; nil for another widget.
  init?(existing widget: Widget)
  /// What tells one state of the input from another.
  var historyMark: HistoryMark { get }
  /// Whether the user may undo an edit, and there is one.
  var canUndoEdit: Bool { get }
  /// Whether the user may redo an edit, and there is one.
  var canRedoEdit: Bool { get }
  /// Whether an input method is composing a text.
  var isComposing: Bool { get }
  /// Prevents later letters from joining the last edit.
  func closeStep()
  /// Undoes the last edit.
  func undoEdit()
  /// Redoes the edit that was last undone.
  func redoEdit()
  /// Moves the focus to the input, which keeps its caret.
  func takeFocus()
  /// Calls a handler at each edit, which the input owns.
  func onEdited(_ handler: @escaping @MainActor () -> Void)
}

/// A state of an input.
package enum HistoryMark: Equatable {
  /// The number of steps that can be undone.
  case depth(Int)
  /// The text.
  case text(String)
}

extension HistoryMember {
  func can(_ way: HistoryKey) -> Bool { way == .undo ? canUndoEdit : canRedoEdit }

  func perform(_ way: HistoryKey) { way == .undo ? undoEdit() : redoEdit() }

  package func takeFocus() {
    if !containsFocus { focus() }
  }

  /// Returns a function that makes a handle on the input, nil once that is gone.
  func weakHandle() -> @MainActor () -> Self? {
    let reference = WeakReference(self)
    return { reference.handle(Widget.init(retaining:)).flatMap { Self(existing: $0) } }
  }
}

/// Inputs with an area use the history of its buffer.
extension HistoryMember where Self: AreaOwner {
  package var historyMark: HistoryMark { .text(area.text) }
  package var canUndoEdit: Bool { area.isEditable && area.buffer.canUndo }
  package var canRedoEdit: Bool { area.isEditable && area.buffer.canRedo }
  package var isComposing: Bool { !area.preedit.isEmpty }
  /// GTK has no way to end a step: letters that continue a word join it.
  package func closeStep() {}
  package func undoEdit() { area.buffer.undo() }
  package func redoEdit() { area.buffer.redo() }

  package func onEdited(_ handler: @escaping @MainActor () -> Void) {
    area.events.textChanged.add(handler)
  }
}
