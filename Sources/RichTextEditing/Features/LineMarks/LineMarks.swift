import GtkCore
import WidgetSupport

/// What is shown with the lines of an editor's text besides the text: signs for spaces, the line
/// with the caret, and pairs of brackets.
@MainActor
final class LineMarks {
  /// The signs for spaces.
  let spaces: SpaceMarks
  /// The line with the caret.
  let currentLine: CurrentLine
  /// The brackets at the caret.
  let brackets: BracketPair

  /// - Parameters:
  ///   - area: The area with the text.
  ///   - isLiteral: Returns whether the paragraph that contains an offset is code.
  init(_ area: GrowingTextArea, isLiteral: @escaping (_ offset: Int) -> Bool) {
    spaces = SpaceMarks(area)
    currentLine = CurrentLine(area)
    brackets = BracketPair(area, isLiteral: isLiteral)
  }

  /// Notes that the text, or a format, has changed.
  func textChanged() { brackets.textChanged() }

  /// Draws what is on top of the letters.
  func drawOnLetters(_ snapshot: Snapshot) { spaces.draw(snapshot) }

  /// Draws what is below the letters.
  func drawBelowText(_ snapshot: Snapshot) {
    currentLine.draw(snapshot)
    brackets.draw(snapshot)
  }
}
