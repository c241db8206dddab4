import GtkCore
import TextRules

/// Makes each text that keys, input methods and the emoji chooser enter one edit with what it
/// replaces, for one line and for many.
///
/// GTK deletes a selection when a composition begins, visibly for all handlers, and inserts its
/// text when it ends. What has happened to the selection until then is the state of the entry:
///
///     none ─ begins over a selection ─▶ replacing ─ ends without a text ─▶ ended
///       ▲                                   │                                │
///       ╰────── the text arrives, and replaces the selection as one edit ────┤
///       ╰────── anything else changes the text, or the next key is pressed ──╯
///
/// Some input methods end a composition before they commit its text, others afterward; with some of
/// them both are messages of another program, and on a busy machine the second one comes late.
/// Therefore the next text that arrives without a key still replaces the selection.
@MainActor
package final class TextEntry {
  /// A selection that a composition has deleted.
  private struct Deleted {
    let offset: Int
    let restore: @MainActor () -> Void
  }

  private enum State {
    case none
    case beginning
    case replacing(Deleted)
    case ended(Deleted)
  }

  private let entering: TextEntering
  /// Called for the key that follows a composition, and for no other.
  private let keys = KeyController()
  private weak var text: (any EnteredText)?
  private var state = State.none { didSet { keys.phase = hasEnded ? .capture : .none } }

  /// Creates the entry of a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - entering: What is entered into its widget.
  ///   - widget: The widget that has the focus.
  package init(into text: any EnteredText, entering: TextEntering, widget: Widget) {
    self.text = text
    self.entering = entering
    keys.phase = .none
    keys.onPressed { [weak self] _ in
      self?.state = .none
      return false
    }
    widget.add(keys)
    entering.onText = { [weak self] in self?.enter($0, $1) }
    entering.onComposition = { [weak self] in self?.begin($0) }
  }

  /// Whether a composition that replaces a selection is in progress.
  package var isReplacing: Bool {
    switch state {
    case .beginning, .replacing: true
    case .none, .ended: false
    }
  }

  private var hasEnded: Bool { if case .ended = state { true } else { false } }

  private var deleted: Deleted? {
    switch state {
    case .none, .beginning: nil
    case .replacing(let deleted), .ended(let deleted): deleted
    }
  }

  // MARK: Events

  /// Notes that something has changed the text: what a composition has deleted stays deleted.
  package func noteEdit() {
    switch state {
    case .none, .beginning: break
    case .replacing, .ended: state = .none
    }
  }

  /// Notes that a composition has ended, and lets other code respond to the deletion of the
  /// selection when it seems to have committed no text.
  package func noteEndOfComposition() {
    guard case .replacing = state else { return }
    MainLoopSource.idle(priority: .beforeLayout) { [weak self] in
      guard let self, let text = self.text, text.preedit.isEmpty,
        case .replacing(let deleted) = self.state
      else { return }
      self.state = .ended(deleted)
      if text.compositionEnded() { self.state = .none }
    }
  }

  private func begin(_ begin: () -> Void) {
    guard let text, !text.selection.isEmpty else {
      state = .none
      return begin()
    }
    let (offset, restore) = (text.selection.lowerBound, text.noteSelection())
    state = .beginning
    begin()
    state = text.selection.isEmpty ? .replacing(Deleted(offset: offset, restore: restore)) : .none
  }

  private func enter(_ entered: String, _ enter: (String) -> Void) {
    guard let text else { return }
    guard let deleted, text.selection == deleted.offset..<deleted.offset else {
      return _ = decide(entered, into: text, enter)
    }
    text.replaceDeleted(at: deleted.offset) {
      state = .none
      deleted.restore()
      return decide(entered, into: text, enter)
    }
  }

  private func decide(
    _ entered: String, into text: any EnteredText, _ enter: (String) -> Void
  ) -> Bool {
    let range = text.rangeReplaced(byEntering: entered)
    return text.decide(TextEdit(replacing: range, with: entered), enter)
  }
}
