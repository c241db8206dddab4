import WidgetTestSupport
import XCTest

@testable import TextFieldCatalog

/// The position of text in right-to-left fields, read from the drawn pixels.
final class FieldDirectionTests: WidgetTestCase {
  private typealias Make = @MainActor (UnderlinedTextField) -> Void

  private static let kinds: [(name: String, set: Make)] = [
    (
      "phone",
      {
        $0.maskFormatter = try? MaskTextFieldFormatter(mask: FormatterMasks.phone)
        $0.setText("+7 (900) 555-33-33")
      }
    ),
    (
      "sum",
      {
        $0.moneyFormat = MoneyFormat()
        $0.setText("1234567.89")
      }
    ),
    (
      "password",
      {
        $0.mode = .password
        $0.passwordButtonBehavior = .visibleOnNotEmptyText
        $0.setText("Secret12")
      }
    ),
    ("address", { $0.setText("ada@example.org") }),
    ("name", { $0.setText("עדה לאבלייס") }),
    ("number", { $0.setText("12345") }),
  ]

  /// The columns of the input in which something is drawn, from its left edge, and its width.
  @MainActor
  private static func ink<Field>(in host: FieldHost<Field>) throws -> (columns: [Int], width: Int) {
    host.settle()
    let entry = host.field.implementation.input.widget
    let place = try XCTUnwrap(entry.bounds(in: host.window))
    let picture = RenderedPicture(try XCTUnwrap(host.window.makeTexture()))
    let (left, top, width) = (Int(place.x), Int(place.y), Int(place.width))
    let background = picture[left - 4, top + 4]
    let columns = (0..<width).filter { x in
      (top..<top + Int(place.height)).contains {
        picture[left + x, $0].contrast(to: background) > 1.5
      }
    }
    return (columns, width)
  }

  func testTextStandsAtTheSideOfItsLabel() throws {
    try onMain {
      for (name, set) in Self.kinds {
        for direction in [TextDirection.leftToRight, .rightToLeft] {
          for isFocused in [false, true] {
            let host = FieldHost(UnderlinedTextField(), isFocused: isFocused) {
              $0.direction = direction
              set($0)
            }
            defer { host.close() }
            // With a selection, the drawn pixels reach to the selection's end.
            if isFocused { host.press("Home") }
            let (columns, width) = try Self.ink(in: host)
            let first = try XCTUnwrap(columns.first)
            let last = try XCTUnwrap(columns.last)
            let distance = direction == .leftToRight ? first : width - 1 - last
            let what =
              "\(name), \(direction), focused: \(isFocused), ink \(first)...\(last) of \(width)"
            XCTAssertLessThanOrEqual(distance, 6, what)
            XCTAssertLessThan(last - first, width * 2 / 3, what)
          }
        }
      }
    }
  }

  func testParagraphsStandAtTheSideOfTheirTitle() throws {
    try onMain {
      for direction in [TextDirection.leftToRight, .rightToLeft] {
        let host = FieldHost(UnderlinedTextView(), isFocused: false) {
          $0.direction = direction
          $0.hideClearButton = true
        }
        defer { host.close() }
        let own = direction == .leftToRight ? "comment" : "תגובה"
        for text in ["A comment", own, "A comment\nof two"] {
          host.field.setText(text)
          let (columns, width) = try Self.ink(in: host)
          let first = try XCTUnwrap(columns.first)
          let last = try XCTUnwrap(columns.last)
          let distance = direction == .leftToRight ? first : width - 1 - last
          XCTAssertLessThanOrEqual(
            distance, 6, "\(text), \(direction), ink \(first)...\(last) of \(width)")
          XCTAssertEqual(host.field.violatedInvariants, [])
        }
      }
    }
  }

  func testANumberIsNotTurnedRound() {
    onMain {
      for (name, set) in Self.kinds.prefix(3) {
        for isFocused in [false, true] {
          let host = FieldHost(UnderlinedTextField(), isFocused: isFocused) {
            $0.direction = .rightToLeft
            set($0)
          }
          defer { host.close() }
          host.settle()
          XCTAssertEqual(
            host.line?.textDirection, .leftToRight, "\(name), focused: \(isFocused)")
        }
      }
    }
  }

  func testTheSignOfACurrencyIsNotOverTheDigits() throws {
    try onMain {
      for direction in [TextDirection.leftToRight, .rightToLeft] {
        for isFocused in [false, true] {
          for text in ["7", "1234567.89"] {
            let sign = CurrencyPlaceholder("€", emptyText: "0")
            let host = FieldHost(UnderlinedTextField(), isFocused: isFocused) {
              $0.direction = direction
              $0.moneyFormat = MoneyFormat()
              $0.add(sign)
              $0.setText(text)
            }
            defer { host.close() }
            if isFocused { host.press("Home") }
            let what = "\(text), \(direction), focused: \(isFocused)"
            try Self.assertAlone(sign, in: host, what)
          }
        }
      }
    }
  }

  /// Expects the sign to be drawn, with nothing on top of it and a gap between it and the digits.
  @MainActor
  private static func assertAlone<Field>(
    _ sign: CurrencyPlaceholder, in host: FieldHost<Field>, _ what: String
  ) throws {
    let columns = Set(try ink(in: host).columns)
    XCTAssert(sign.widget.isChildVisible, what)
    let place = try XCTUnwrap(sign.widget.bounds(in: host.field.implementation.input.widget))
    let (start, end) = (Int(place.x), Int(place.x + place.width))
    XCTAssertFalse(columns.isDisjoint(with: start..<end), "it is drawn; \(what)")
    XCTAssert(columns.isDisjoint(with: start - 3..<start - 1), what)
    XCTAssert(columns.isDisjoint(with: end + 1..<end + 3), what)
    let isMirrored = host.field.direction == .rightToLeft
    let beyond = columns.filter { isMirrored ? $0 < start - 1 : $0 > end + 1 }
    XCTAssertEqual(beyond, [], "it follows the digits; \(what)")
  }

  func testAnExampleOfASumStandsAtTheSideOfTheLabel() throws {
    try onMain {
      for direction in [TextDirection.leftToRight, .rightToLeft] {
        let sign = CurrencyPlaceholder("€", emptyText: "0")
        let host = FieldHost(UnderlinedTextField()) {
          $0.direction = direction
          $0.moneyFormat = MoneyFormat()
          $0.add(sign)
        }
        defer { host.close() }
        let (columns, width) = try Self.ink(in: host)
        XCTAssert(sign.widget.isChildVisible, "\(direction)")
        let edge = direction == .leftToRight ? columns.first : columns.last.map { width - 1 - $0 }
        XCTAssertLessThanOrEqual(try XCTUnwrap(edge), 6, "\(direction)")
      }
    }
  }
}
