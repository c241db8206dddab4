import Testing
import TextRules

/// Room for larger text in a field.
@Suite struct FieldGeometryTests {
  private static let all = [FieldGeometry.bordered, .underlined, .textView, .listRow]

  @Test(arguments: all) func theUsualTextChangesNothing(_ geometry: FieldGeometry) {
    let fitting = geometry.fitting(titleHeight: 14, inputHeight: 17, hintLineHeight: 14)
    #expect(fitting == geometry)
    #expect(geometry.fitting(titleHeight: -5, inputHeight: 0, hintLineHeight: -1) == geometry)
  }

  @Test(arguments: all) func whatIsBelowMovesDown(_ geometry: FieldGeometry) {
    let title = geometry.fitting(titleHeight: geometry.titleHeight + 10, inputHeight: 0)
    #expect(title.inputTop == geometry.inputTop + 10)
    #expect(title.hintTop() == geometry.hintTop() + 10)
    #expect(title.standardHeight == geometry.standardHeight + 10)
    let input = geometry.fitting(titleHeight: 0, inputHeight: geometry.inputHeight + 6)
    #expect(input.inputTop == geometry.inputTop)
    #expect(input.hintTop() == geometry.hintTop() + 6)
    let hint = geometry.fitting(
      titleHeight: 0, inputHeight: 0, hintLineHeight: geometry.hintLineHeight + 4)
    #expect(hint.hintTop() == geometry.hintTop())
    #expect(hint.standardHeight == geometry.standardHeight + 4)
  }

  @Test func thePlaceholderStaysInTheMiddleOfTheInput() {
    for (title, input) in [(19, 30), (19, 50), (40, 60), (25, 31)] {
      let fitting = FieldGeometry.underlined.fitting(titleHeight: title, inputHeight: input)
      let middle = fitting.inputTop * 2 + fitting.inputHeight
      let placeholder = fitting.placeholderBottom * 2 + fitting.titleHeight
      #expect(abs(middle - placeholder) <= 2, "\(title), \(input)")
    }
  }
}
