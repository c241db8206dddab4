import RichTextModel
import XCTest

@testable import RichTextEditing

extension EditorView {
  /// Selects lines, without the line break after the last one.
  func select(lines: ClosedRange<Int>) {
    let content = implementation.content
    let last = content.range(ofLine: lines.upperBound).lowerBound
    selectedRange = content.range(ofLine: lines.lowerBound).lowerBound..<endOfLine(at: last)
  }

  /// Moves the caret to the end of a line.
  func moveCaret(toEndOfLine line: Int) {
    let end = endOfLine(at: implementation.content.range(ofLine: line).lowerBound)
    selectedRange = end..<end
  }

  /// Checks that undoing everything gives a first content, and redoing it the present lines again.
  func checkHistory(
    from first: RichText, file: StaticString = #filePath, line: UInt = #line
  ) {
    let last = listedLines
    while undo() {}
    XCTAssertEqual(content, first, file: file, line: line)
    while redo() {}
    XCTAssertEqual(listedLines, last, file: file, line: line)
  }
}
