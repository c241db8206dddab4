import Concertina
import TextTranslation

/// Shows how many lines the naive estimate finds in a text, and how many there are.
@MainActor
final class LineComparison {
  /// The length of the longest text that is estimated, in Unicode scalars: the estimate lays out
  /// all of it.
  private static let longestText = 20_000

  let widget = Box(.vertical, spacing: 6)
  private let estimated = Label("", role: .status)
  private let real = Label("", role: .status)

  /// The number of lines by the estimate; nil for a text that is too long for it.
  private(set) var estimate: Int?

  init() {
    for (label, name) in [(estimated, "estimated-lines"), (real, "real-lines")] {
      label.name = name
      label.addStyleClass("numeric")
      widget.append(label)
    }
    widget.horizontalAlignment = .center
  }

  /// Counts the lines again.
  func update(from editor: AutoHeightEditor) {
    let isShort = editor.area.buffer.scalarCount <= Self.longestText
    estimate = isShort ? editor.naiveLineEstimate?.lineCount : nil
    let lines = editor.area.lineCount
    estimated.text = translated("Estimated from widths: %s").formatted(
      estimate.map { Self.lines($0) } ?? "–")
    real.text = translated("Laid out: %s").formatted(Self.lines(lines))
    widget.setStyleClass("refused", estimate.map { $0 != lines } ?? false)
  }

  private static func lines(_ count: Int) -> String {
    translated("%d line", plural: "%d lines", count: count)
  }
}
