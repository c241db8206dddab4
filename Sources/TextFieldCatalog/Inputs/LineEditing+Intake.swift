import GtkCore
import WidgetSupport

/// The line, as content from elsewhere comes into it.
extension LineEditing {
  var acceptsInput: Bool { line.isEditable && line.isSensitive }

  func takesBuffers(by way: TextIntake.Way) -> Bool { way != .drop }

  func offset(x: Double, y: Double) -> Int { line.offset(x: x) }

  func focusForPointer() { line.focusWithoutSelecting() }

  func follow(_ range: Range<Int>) -> @MainActor () -> Range<Int> {
    { [line, before = line.text] in
      let difference = TextDifference(from: before, to: line.text)
      return difference.offset(after: range.lowerBound)..<difference.offset(after: range.upperBound)
    }
  }

  /// Does nothing: an edit leaves the caret at its end, which GTK shows.
  func showInserted(by way: TextIntake.Way, replacing range: Range<Int>, endingAt end: Int) {}
}
