import TestSupport
import WidgetTestSupport
import XCTest

@testable import TextFieldCatalog

/// Entries in real widgets, by generators that know nothing of the readers: a valid value is what
/// was meant.
final class FieldEntryTests: WidgetTestCase {
  private static let cases = TestEffort.count(30)

  func testPhonesAreWhatWasMeant() throws {
    ComposerInputMethodInstallation.install()
    try onMain {
      let home = try XCTUnwrap(PhoneEntries.countries.first { $0.region == "DE" })
      let entries = PhoneEntries(home: home)
      let field = FieldHost(UnderlinedTextField())
      field.field.maskFormatter = try MaskTextFieldFormatter(
        mask: "+49 [000] [00000999]", affineFormats: ["+7 ([000]) [000]-[00]-[00]"])
      field.field.validateWithFormatter = true
      Self.check(field, seed: 1) {
        entries.next(&$0)
      } value: {
        "+" + $0.text.filter(\.isNumber)
      }
    }
  }

  func testDatesAreWhatWasMeant() throws {
    ComposerInputMethodInstallation.install()
    try onMain {
      let entries = DateEntries(order: .dayMonthYear)
      let field = FieldHost(UnderlinedTextField())
      field.field.maskFormatter = try MaskTextFieldFormatter(mask: FormatterMasks.date)
      field.field.validator = DateValidator()
      Self.check(field, seed: 2) {
        entries.next(&$0)
      } value: { field in
        let parts = field.text.split(separator: ".")
        return parts.reversed().joined(separator: "-")
      }
    }
  }

  func testSumsAreWhatWasMeant() {
    ComposerInputMethodInstallation.install()
    onMain {
      let entries = SumEntries(allowsNegative: true, integerDigits: 12, fractionDigits: 2)
      let field = FieldHost(UnderlinedTextField())
      field.field.moneyFormat = MoneyFormat(allowsNegative: true)
      field.field.fillsFraction = true
      field.field.validator = TextFieldValidator()
      Self.check(field, seed: 3) {
        entries.next($0.pick(SumEntries.styles), &$0)
      } value: { field in
        let parts = field.rawText.drop { $0 == "-" }.split(separator: ".")
        let fraction = parts.count > 1 ? String(parts[1]) : ""
        return SumEntries.meaning(
          String(parts.first ?? ""), fraction, isNegative: field.rawText.hasPrefix("-"))
      }
    }
  }

  @MainActor
  private static func check(
    _ host: FieldHost<UnderlinedTextField>, seed: UInt64,
    entry: (inout SeededRandom) -> TestSupport.Entry, value: (CatalogField) -> String
  ) {
    defer { host.close() }
    var random = SeededRandom(seed: TestEffort.seed &+ seed)
    for index in 0..<cases {
      let entry = entry(&random)
      let way = random.pick(["typed", "pasted", "committed", "set"])
      host.field.reset()
      host.focus()
      enter(entry.text, way, host)
      host.settle()
      if random.once(in: 2) { host.blur() }
      _ = host.field.isValidState()
      markProgress("\(index) of \(cases)")
      guard host.field.isValid, !host.field.text.isEmpty else { continue }
      XCTAssert(
        entry.meanings.contains(value(host.field)),
        "\(way) \(entry.text.debugDescription) is \(host.field.text), means \(entry.meanings)")
    }
  }

  @MainActor
  private static func enter(_ text: String, _ way: String, _ host: FieldHost<UnderlinedTextField>) {
    switch way {
    case "typed": host.type(text.filter { !$0.isNewline && $0 != "\t" })
    case "pasted": host.paste(text)
    case "committed": XCTAssert(ComposerInputMethod.commit(text))
    default: host.field.setText(text)
    }
  }

  private static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
