import TestSupport
import Testing

@testable import TextRules

/// The value of a field for a sum is what was entered, whether typed, pasted or set.
@Suite struct EnteredMoneyLawTests {
  private static let forms: [MoneyFormat] = {
    let groupings: [(Character, Character?, [Int])] = [
      (".", ",", [3]), (",", ".", [3]), (",", "\u{202F}", [3]), (".", ",", [3, 2]),
      (".", "'", [3]), (".", nil, [3]), (",", nil, [3]), ("\u{66B}", "\u{66C}", [3]),
      (".", ",", [3, 0]), (".", ",", []),
    ]
    return groupings.flatMap { decimal, group, sizes in
      [0, 1, 2, 3].flatMap { fraction in
        [false, true].map { negative in
          MoneyFormat(
            decimalSeparator: decimal, groupingSeparator: group, groupSizes: sizes,
            maxIntegerDigits: 9, maxFractionDigits: fraction, allowsNegative: negative)
        }
      }
    }
  }()

  private static let pieces: [Character] = Array(
    "0123456789012345678900.,.,.,'- ()€$x٣५９\u{66B}\u{66C}\u{FF0C}\u{FF0E}\u{202F}\u{200E}\u{2212}e"
  )

  @Test func everyFormTakesTheSameHoweverItComesIn() {
    var random = SeededRandom(seed: TestEffort.seed)
    for index in 0..<TestEffort.count(3_000) {
      let format = Self.forms[index % Self.forms.count]
      let text = String(
        (0..<Int.random(in: 0...12, using: &random)).compactMap { _ in
          Self.pieces.randomElement(using: &random)
        })
      check(
        format, text,
        "seed \(TestEffort.seed) case \(index): \(text.debugDescription) in \(format)")
    }
  }

  private func check(_ format: MoneyFormat, _ text: String, _ label: Comment) {
    var (typed, reported) = (format.empty, 0)
    for character in text {
      let edit = format.apply(.insertion(of: String(character), at: typed.caret), to: typed)
      (typed, reported) = (edit.text, reported + edit.rejectedCount)
    }
    let pasted = format.apply(.insertion(of: text, at: 0), to: format.empty)
    if pasted.text != typed { #expect(pasted.text == typed, label) }
    if format.format(text) != typed { #expect(format.format(text) == typed, label) }
    let again = format.format(typed.text)
    if again.value != typed.value { #expect(again.value == typed.value, label) }
    guard pasted.lostCount == 0 else { return }
    let (entered, kept) = (Self.number(text), Self.number(typed.value))
    // Zeros at the end of a fraction that has no more room say nothing.
    let fraction = typed.value.split(separator: ".").dropFirst().first?.count ?? 0
    let isFull = fraction == format.maxFractionDigits
    let rest = entered.dropFirst(kept.count)
    let isSame = isFull && entered.starts(with: kept) && rest.allSatisfy { $0 == "0" }
    if entered != kept, !isSame { #expect(entered == kept, label) }
  }

  /// Returns the digits of a sum, without leading zeros and separators.
  private static func number(_ text: String) -> [Character] {
    let digits = text.compactMap(\.asciiDigit)
    return Array(digits.drop { $0 == "0" })
  }

  /// A mark that cannot separate groups starts the fraction, so the value is never off by a power
  /// of ten.
  @Test func aLoneMarkIsTheDecimalOneOrSeparatesAWholeGroup() {
    for format in Self.forms where !format.allowsNegative {
      for mark in [".", ","] {
        for whole in ["1", "12", "123", "1234"] {
          for fraction in ["5", "50", "500", "5000"] {
            let edit = format.apply(
              .insertion(of: whole + mark + fraction, at: 0), to: format.empty)
            guard edit.rejectedCount == 0 else { continue }
            #expect(
              edit.text.isWorth("\(whole).\(fraction)")
                || fraction.count >= 3 && edit.text.value == whole + fraction,
              "\(whole)\(mark)\(fraction) in \(format)")
          }
        }
      }
    }
  }
}
