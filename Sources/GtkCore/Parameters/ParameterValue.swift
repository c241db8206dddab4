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
  /// One of the cases of an enumeration, by the name of its type.
  case choice(type: String, cases: [String])
  /// A widget of a class, by the name of its GType; or none.
  case widget(type: String)
  /// Several texts.
  case texts
  /// A value of an enumeration of GTK's, by the name of its GType.
  case enumeration(type: String)
  /// A set of flags of GTK's, by the name of its GType.
  case flags(type: String)
  /// An object that is not a widget, by the name of its GType; or none.
  case object(type: String)
  /// A value of a type of GVariant's, such as `a(us)`.
  case variant(type: String)
  /// A rectangle in pixels, or none.
  case rectangle
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
  /// A widget, or none.
  case widget(Widget?)
  /// Several texts.
  case texts([String])
  /// An object that is not a widget, or none.
  case object(Object?)
  /// A value of GVariant's.
  case variant(VariantValue)
  /// A rectangle in pixels, or none.
  case rectangle(Rectangle?)
}

/// A type of values that parameters can have.
package protocol ParameterValue: Equatable, Sendable {
  /// All values of the type.
  static var kind: ParameterKind { get }
  /// The value as GObject can hold it.
  var plain: PlainValue { get }
  /// Creates the value that GObject holds; nil if it is not a value of the type.
  init?(plain: PlainValue)
  /// Whether the type has a value that means none.
  static var isOptional: Bool { get }
}

extension ParameterValue {
  package static var isOptional: Bool { false }
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

/// A widget in a slot of another widget.
///
/// Declare the class of the widget as the kind of the parameter: `.widget(type: "GtkButton")`.
package struct SlotValue: ParameterValue {
  package static var kind: ParameterKind { .widget(type: "GtkWidget") }
  package static var isOptional: Bool { true }
  /// The widget; nil for an empty slot.
  package let widget: Widget?

  /// Creates the value for a widget.
  package init(_ widget: Widget?) { self.widget = widget }

  package var plain: PlainValue { .widget(widget) }

  package init?(plain: PlainValue) {
    guard case .widget(let widget) = plain else { return nil }
    self.widget = widget
  }
}

/// A type with a value that means none in GObject, as in GtkEntry's `max-length`.
package protocol AbsentValue: ParameterValue {
  /// The value that means none: 0, an empty text, or a case of its own.
  static var absent: PlainValue { get }
  /// All values of the type, and none.
  static var kindWithAbsent: ParameterKind { get }
}

extension AbsentValue {
  package static var kindWithAbsent: ParameterKind { kind }
}

extension Int: AbsentValue {
  package static var absent: PlainValue { .integer(0) }
  package static var kindWithAbsent: ParameterKind { .integer(0 ... .max) }
}

extension String: AbsentValue {
  package static var absent: PlainValue { .text("") }
}

extension AbsentValue where Self: RawRepresentable<String> & CaseIterable {
  package static var absent: PlainValue { .text("none") }
  package static var kindWithAbsent: ParameterKind {
    guard case .choice(let type, let cases) = kind else { return kind }
    return .choice(type: type, cases: ["none"] + cases)
  }
}

extension Optional: ParameterValue where Wrapped: AbsentValue {
  package static var kind: ParameterKind { Wrapped.kindWithAbsent }
  package static var isOptional: Bool { true }
  package var plain: PlainValue { self?.plain ?? Wrapped.absent }

  package init?(plain: PlainValue) {
    self = .none
    guard plain != Wrapped.absent else { return }
    // A negative number is none, too.
    if case .integer(let number) = plain, number < 0 { return }
    guard let value = Wrapped(plain: plain) else { return nil }
    self = value
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
  package static var kind: ParameterKind {
    // As String(describing:) does it, but without looking for other descriptions of the type.
    .choice(type: _typeName(Self.self, qualified: false), cases: allCases.map { $0.rawValue })
  }
  package var plain: PlainValue { .text(rawValue) }

  package init?(plain: PlainValue) {
    guard case .text(let name) = plain else { return nil }
    self.init(rawValue: name)
  }
}
