/// The values that a parameter can have, as GObject can express them.
package enum ParameterKind: Hashable, Sendable {
  /// True or false.
  case boolean
  /// A whole number in a range.
  case integer(ClosedRange<Int>)
  /// A number in a range.
  case number(ClosedRange<Double>)
  /// Any text.
  case text
  /// One of a few names.
  case choice([String])
}

/// The value of a parameter, as GObject can hold it.
package enum PlainValue: Hashable, Sendable {
  /// True or false.
  case boolean(Bool)
  /// A whole number.
  case integer(Int)
  /// A number, which may be infinite or NaN.
  case number(Double)
  /// A text, or the name of a choice.
  case text(String)
}

/// A type of values that parameters can have.
package protocol ParameterValue: Equatable, Sendable {
  /// All values of the type.
  static var kind: ParameterKind { get }
  /// The value as GObject can hold it.
  var plain: PlainValue { get }
  /// Creates the value that GObject holds; nil if it is no value of the type.
  init?(plain: PlainValue)
}

extension Bool: ParameterValue {
  package static var kind: ParameterKind { .boolean }
  package var plain: PlainValue { .boolean(self) }

  package init?(plain: PlainValue) {
    guard case .boolean(let value) = plain else { return nil }
    self = value
  }
}

extension Int: ParameterValue {
  package static var kind: ParameterKind { .integer(.min ... .max) }
  package var plain: PlainValue { .integer(self) }

  package init?(plain: PlainValue) {
    guard case .integer(let value) = plain else { return nil }
    self = value
  }
}

extension Int?: ParameterValue {
  package static var kind: ParameterKind { .integer(0 ... .max) }
  /// The number; 0 for none, as in GtkEntry's `max-length`.
  package var plain: PlainValue { .integer(self ?? 0) }

  package init?(plain: PlainValue) {
    guard case .integer(let value) = plain else { return nil }
    self = value > 0 ? value : nil
  }
}

extension Double: ParameterValue {
  package static var kind: ParameterKind { .number(-.infinity ... .infinity) }
  package var plain: PlainValue { .number(self) }

  package init?(plain: PlainValue) {
    guard case .number(let value) = plain else { return nil }
    self = value
  }
}

extension String: ParameterValue {
  package static var kind: ParameterKind { .text }
  package var plain: PlainValue { .text(self) }

  package init?(plain: PlainValue) {
    guard case .text(let value) = plain else { return nil }
    self = value
  }
}

extension ParameterValue where Self: RawRepresentable<String> & CaseIterable {
  package static var kind: ParameterKind { .choice(allCases.map(\.rawValue)) }
  package var plain: PlainValue { .text(rawValue) }

  package init?(plain: PlainValue) {
    guard case .text(let name) = plain else { return nil }
    self.init(rawValue: name)
  }
}
