import GtkCore
import TestSupport
import TextRules
import WidgetTestSupport
import XCTest

@testable import TextFieldCatalog

/// A field in a window does what its entry alone does, whatever is done to it and in which order:
/// what is tried there by the thousand holds for keys, clipboard and focus, too.
final class FieldSequenceTests: WidgetTestCase {
  private static let sequences = TestEffort.count(12)
  private static let longest = 6

  /// Formats that change into each other, with texts that not all of them have room for.
  @MainActor
  private struct Kind {
    let formats: [(name: String, set: (CatalogField) -> Void, format: EntryFormat)]
    let texts: [String]

    static func phones() throws -> Kind {
      let masks = [
        "+49 [000] [00000999]", "+33 [0] [00] [00] [00] [00]", "+1 ([000]) [000]-[0000]",
      ]
      return Kind(
        formats: try masks.map { source in
          let formatter = try MaskTextFieldFormatter(mask: source)
          var format = EntryFormat()
          format.mask = formatter.mask
          return (source, { ($0 as? SingleLineField)?.maskFormatter = formatter }, format)
        },
        texts: ["015112345678", "+33612345678", "4155552671", "12x4", "3", "-", "+7 916 1234567"])
    }

    static func sums() -> Kind {
      let formats = [
        MoneyFormat(), MoneyFormat(maxFractionDigits: 0),
        MoneyFormat(decimalSeparator: ",", groupingSeparator: ".", allowsNegative: true),
      ]
      return Kind(
        formats: formats.enumerated().map { index, money in
          var format = EntryFormat()
          format.money = money
          return ("sum \(index)", { ($0 as? SingleLineField)?.moneyFormat = money }, format)
        },
        texts: ["12.50", "-5", "1.234,5", "10-20", "7", "12 USD"])
    }
  }

  func testPhonesDoWhatTheirEntriesDo() throws {
    try onMain { try Self.check("phone", Kind.phones(), seed: 21) }
  }

  func testSumsDoWhatTheirEntriesDo() throws {
    try onMain { try Self.check("sum", Kind.sums(), seed: 22) }
  }

  @MainActor
  private static func check(_ name: String, _ kind: Kind, seed: UInt64) throws {
    var random = SeededRandom(seed: TestEffort.seed(usually: 1) &+ seed)
    for index in 0..<sequences {
      let host = FieldHost(UnderlinedTextField())
      defer { host.close() }
      var run = Run(host: host, kind: kind)
      for _ in 0..<longest {
        run.act(&random)
        let (field, content) = (host.field, run.entry.content)
        let message = "seed \(TestEffort.seed(usually: 1)), \(name) \(index): \(run.actions)"
        XCTAssertEqual(field.text, content.valueText, message)
        XCTAssertEqual(field.isValid, content.loss?.isPartial != true, message)
        guard field.text == content.valueText else { break }
      }
      markProgress("\(name): \(index)")
    }
  }

  /// The same actions, by a user and in an entry alone.
  @MainActor
  private struct Run {
    let host: FieldHost<UnderlinedTextField>
    let kind: Kind
    var entry: FieldEntry
    var actions: [String] = []

    init(host: FieldHost<UnderlinedTextField>, kind: Kind) {
      (self.host, self.kind) = (host, kind)
      kind.formats[0].set(host.field)
      entry = FieldEntry(kind.formats[0].format)
      entry.setActive(true)
    }

    mutating func act(_ random: inout SeededRandom) {
      let range = host.field.selectedRange
      let isAtEnd = host.field.caret == range.upperBound
      entry.select(
        anchor: isAtEnd ? range.lowerBound : range.upperBound, caret: host.field.caret)
      let text = random.pick(kind.texts)
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1:
        note("type \(text)")
        host.type(text)
        for character in text { enter(String(character), .typing) }
      case 2:
        note("paste \(text)")
        host.paste(text)
        enter(text, .paste)
      case 3:
        note("set \(text)")
        host.field.text = text
        entry.setText(text)
      case 4, 5:
        let other = random.pick(kind.formats.indices.map { $0 })
        note("change to \(kind.formats[other].name)")
        kind.formats[other].set(host.field)
        entry.change { format in
          (format.mask, format.money) =
            (kind.formats[other].format.mask, kind.formats[other].format.money)
        }
      case 6:
        note("undo and redo")
        host.press("z", control: true)
        _ = entry.undo()
        host.press("z", control: true, shift: true)
        _ = entry.redo()
      default:
        note("leave")
        host.blur()
        entry.setActive(false)
        host.focus()
        entry.setActive(true)
      }
    }

    private mutating func note(_ action: String) { actions.append(action) }

    private mutating func enter(_ text: String, _ source: InputRules.Source) {
      let before = entry.content
      let outcome = entry.outcome(
        of: TextEdit(replacing: before.selection, with: text), in: before, source)
      entry.carryOut(outcome)
      guard !entry.content.isSpelledLike(before) else { return }
      entry.record(from: before, typed: outcome.typed)
    }
  }
}
