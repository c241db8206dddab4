import TestSupport
import Testing

@testable import TextRules

@Suite("Exact numbers")
struct DecimalNumberTests {
  @Test("texts are read, and written in one form")
  func texts() {
    let forms = [
      "0": "0", "-0": "0", "0.00": "0", "007": "7", "12.50": "12.5", "-0.010": "-0.01",
      "100": "100", "123456789012345678901234567890.1": "123456789012345678901234567890.1",
    ]
    for (text, form) in forms { #expect(DecimalNumber(text)?.description == form) }
    for text in ["", "-", ".", "1.", ".5", "1,5", "+1", "1.2.3", "1e3", " 1", "٣"] {
      #expect(DecimalNumber(text) == nil, "\(text)")
    }
    #expect(DecimalNumber(Int64.min).description == "\(Int64.min)")
    #expect(DecimalNumber(0) == "0.0")
  }

  @Test("arithmetic is exact")
  func arithmetic() {
    let (tenth, fifth): (DecimalNumber, DecimalNumber) = ("0.1", "0.2")
    #expect(tenth + fifth == "0.3")
    #expect(tenth - fifth == "-0.1")
    #expect(-tenth * fifth == "-0.02")
    #expect("0.05" as DecimalNumber + 0 == "0.05")
    #expect(0 - "0.05" as DecimalNumber == "-0.05")
    #expect([19, "0.99", -5].reduce(.zero, +) as DecimalNumber == "14.99")
    #expect("99999999999999999999.99" as DecimalNumber + "0.01" == "100000000000000000000")
    #expect((-7 as DecimalNumber).magnitude == 7)
  }

  @Test("numbers compare, add and multiply as whole numbers do, at every place of the point")
  func asWholeNumbers() {
    var random = SeededRandom(seed: 60)
    for _ in 0..<2_000 {
      let places = Int.random(in: 0...4, using: &random)
      let (one, other) = (
        Int.random(in: -20_000...20_000, using: &random),
        Int.random(in: -200...200, using: &random)
      )
      let (left, right) = (number(one, places), number(other, places))
      #expect(left + right == number(one + other, places))
      #expect(left - right == number(one - other, places))
      #expect(left * right == number(one * other, 2 * places))
      #expect((left < right) == (one < other))
      #expect((left == right) == (one == other))
      #expect(DecimalNumber(left.description) == left)
    }
  }

  /// A whole number with its point so many places before its end.
  private func number(_ digits: Int, _ places: Int) -> DecimalNumber {
    var number = DecimalNumber(digits)
    for _ in 0..<places { number = number * "0.1" }
    return number
  }
}
