import GtkCore
import TextRules

extension PasswordButtonBehavior: ParameterValue {}
extension ReturnKeyType: ParameterValue {}
extension NativePlaceholderBehavior: ParameterValue {}

/// A day, as ISO 8601 writes it: `2024-02-29`.
extension CalendarDate: AbsentValue {
  private static let iso = CalendarDateFormat(.yearMonthDay, separator: "-")
  package static var kind: ParameterKind { .text }
  package static var absent: PlainValue { .text("") }
  package var plain: PlainValue { .text(isoText) }
  /// The day, as ISO 8601 writes it.
  package var isoText: String { Self.iso.string(from: self) }

  package init?(plain: PlainValue) {
    guard case .text(let text) = plain, let date = Self.iso.date(from: text) else { return nil }
    self = date
  }
}

/// A format of dates, such as `dd.MM.yyyy`.
extension CalendarDateFormat: AbsentValue {
  package static var kind: ParameterKind { .text }
  package static var absent: PlainValue { .text("") }
  package var plain: PlainValue { .text(pattern) }

  package init?(plain: PlainValue) {
    guard case .text(let pattern) = plain else { return nil }
    self.init(pattern)
  }
}

/// A country by its two letters.
extension PhoneCountry: AbsentValue {
  package static var kind: ParameterKind { .text }
  package static var absent: PlainValue { .text("") }
  package var plain: PlainValue { .text(code) }

  package init?(plain: PlainValue) {
    guard case .text(let code) = plain else { return nil }
    self.init(code)
  }
}

/// Several names, each of which has to be known.
package struct Names<Name: RawRepresentable<String> & Hashable & CaseIterable & Sendable>:
  ParameterValue
{
  package static var kind: ParameterKind { .texts }
  /// The names.
  package let names: Set<Name>

  /// Creates a list.
  package init(_ names: Set<Name>) { self.names = names }

  package var plain: PlainValue {
    .texts(Name.allCases.filter { names.contains($0) }.map { Self.nick($0) })
  }

  package init?(plain: PlainValue) {
    guard case .texts(let texts) = plain else { return nil }
    let known = Dictionary(uniqueKeysWithValues: Name.allCases.map { (Self.nick($0), $0) })
    let names = texts.compactMap { known[$0] }
    guard names.count == texts.count else { return nil }
    self.names = Set(names)
  }

  private static func nick(_ name: Name) -> String {
    CName.words(of: name.rawValue).joined(separator: "-")
  }
}

/// A number of any length, with a point before the fraction.
extension DecimalNumber: AbsentValue {
  package static var kind: ParameterKind { .text }
  package static var absent: PlainValue { .text("") }
  package var plain: PlainValue { .text(description) }

  package init?(plain: PlainValue) {
    guard case .text(let text) = plain else { return nil }
    self.init(text)
  }
}

/// One character.
package struct SingleCharacter: AbsentValue {
  package static var kind: ParameterKind { .text }
  package static var absent: PlainValue { .text("") }
  /// The character.
  package let character: Character

  package var plain: PlainValue { .text(String(character)) }

  package init?(plain: PlainValue) {
    guard case .text(let text) = plain, text.count == 1, let character = text.first else {
      return nil
    }
    self.character = character
  }
}

/// A field, by its widget.
package struct NeighborValue: ParameterValue {
  package static var kind: ParameterKind { .widget(type: "GtkWidget") }
  package static var isOptional: Bool { true }
  /// The field; nil for none.
  package let field: CatalogField?

  /// Creates the value for a field.
  init(_ field: CatalogField?) { self.field = field }

  package var plain: PlainValue { .widget(field) }

  package init?(plain: PlainValue) {
    guard case .widget(let widget) = plain else { return nil }
    guard let widget else {
      field = nil
      return
    }
    let found = MainActor.assumeIsolated { FieldImplementation.existing(of: widget)?.handle }
    guard let found else { return nil }
    field = found
  }
}
