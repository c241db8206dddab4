import GtkCore
import TextRules

/// The text of a growing area, as the user enters text into it.
@MainActor
final class AreaEntry: EnteredText {
  private let textView: TextView
  private let metrics: TextViewMetrics
  private let gate: EditGate
  private let edits: EditSequence
  private let area: AreaWidget

  init(
    textView: TextView, metrics: TextViewMetrics, gate: EditGate, edits: EditSequence,
    area: AreaWidget
  ) {
    self.textView = textView
    self.metrics = metrics
    self.gate = gate
    self.edits = edits
    self.area = area
  }

  var selection: Range<Int> { textView.buffer.selection }

  var preedit: String { metrics.preedit }

  func rangeReplaced(byEntering text: String) -> Range<Int> {
    textView.rangeReplaced(byEntering: text)
  }

  func decide(_ edit: TextEdit, _ enter: (String) -> Void) -> Bool {
    area.exists && gate.make(edit, by: enter)
  }

  func noteSelection() -> @MainActor () -> Void {
    { [metrics, textView] in
      if let embedded = metrics.embedded { embedded.undoDeletion() } else { textView.buffer.undo() }
    }
  }

  func replaceDeleted(at offset: Int, _ body: () -> Bool) {
    edits.coalesce {
      _ = body()
      return offset..<max(offset, textView.buffer.caret)
    }
  }

  func compositionEnded() -> Bool { metrics.embedded?.compositionEnded() ?? false }
}
