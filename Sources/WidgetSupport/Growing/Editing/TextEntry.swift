import GtkCore
import TextRules

/// Enters the text of keys, input methods and the emoji chooser, as one edit with what it replaces.
@MainActor
final class TextEntry {
  private let textView: TextView
  private let area: AreaWidget
  private let gate: EditGate
  private let changes: ChangeTracker
  private let compositions: CompositionTracker
  private lazy var entering = TextEntering(textView)

  init(
    textView: TextView, area: AreaWidget, gate: EditGate, changes: ChangeTracker,
    compositions: CompositionTracker
  ) {
    self.textView = textView
    self.area = area
    self.gate = gate
    self.changes = changes
    self.compositions = compositions
  }

  /// Connects to the view.
  func connect() {
    entering.onText = { [weak self] in self?.enter($0, $1) }
    entering.onComposition = { [weak self] in self?.compositions.begin($0) }
  }

  private func enter(_ text: String, _ enter: (String) -> Void) {
    guard area.exists else { return }
    let buffer = textView.buffer
    guard let offset = compositions.replacingOffset, buffer.selection == offset..<offset else {
      return replace(byEntering: text, enter)
    }
    changes.coalesce {
      compositions.restoreSelection()
      replace(byEntering: text, enter)
      return offset..<max(offset, buffer.caret)
    }
  }

  private func replace(byEntering text: String, _ enter: (String) -> Void) {
    let range = textView.rangeReplaced(byEntering: text)
    gate.make(TextEdit(replacing: range, with: text), by: enter)
  }
}
