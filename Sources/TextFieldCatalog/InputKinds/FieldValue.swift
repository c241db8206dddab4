import TextRules

/// A value that a field of one line holds in place of a text: a sum, a day, a phone number.
///
/// ```swift
/// @State var amount: DecimalNumber? = nil
/// @State var due: CalendarDate? = nil
/// @State var phone: PhoneNumber? = nil
/// let fields = [
///   UnderlinedTextField("Amount", value: $amount), UnderlinedTextField("Due", value: $due),
///   UnderlinedTextField("Phone", value: $phone),
/// ]
/// ```
///
/// A type of an app's own says how it is read and written, and which form its fields get:
///
/// ```swift
/// struct Version: FieldValue {
///   let number: Int
///   init?(fieldValue: String) {
///     guard let number = Int(fieldValue) else { return nil }
///     self.number = number
///   }
///   var fieldValue: String { String(number) }
///   static func prepare(_ field: SingleLineField) { field.maxLength = 4 }
/// }
/// ```
public protocol FieldValue: Hashable, Sendable {
  /// Reads the value from the form that a field has for programs; nil if it is none, or not yet.
  ///
  /// - Parameter fieldValue: The text without a mask's own characters; a sum has a decimal point, a
  ///   day is as in ISO 8601, a phone number as in E.164.
  init?(fieldValue: String)
  /// The value in that form.
  var fieldValue: String { get }
  /// Gives a field the form of such values, unless it has one.
  @MainActor static func prepare(_ field: SingleLineField)
}

extension FieldValue {
  /// Does nothing, for values that may be typed as any text.
  public static func prepare(_ field: SingleLineField) {}
}

/// A sum, with the user's decimal mark and groups unless the field has a format.
extension DecimalNumber: FieldValue {
  /// Reads a number.
  public init?(fieldValue: String) { self.init(fieldValue) }

  /// The digits, with a point before the fraction.
  public var fieldValue: String { description }

  /// Lets the field hold a sum.
  public static func prepare(_ field: SingleLineField) {
    guard field.moneyFormat == nil else { return }
    field.hold(.money)
  }
}

/// A day, in the format of the field's ``DatePickerView`` or that of the user's settings.
extension CalendarDate: FieldValue {
  /// Reads a day as ISO 8601 writes it.
  public init?(fieldValue: String) { self.init(plain: .text(fieldValue)) }

  /// The day as ISO 8601 writes it.
  public var fieldValue: String { isoText }

  /// Lets the field hold a day, with a calendar to choose it.
  public static func prepare(_ field: SingleLineField) {
    field.hold(.date) { options in
      guard let calendar = field.picker as? DatePickerView else { return }
      options.dateFormat = calendar.format
      (options.earliest, options.latest) = (calendar.earliest, calendar.latest)
      options.startDate = calendar.startDate
    }
  }
}

/// A phone number that its country can have.
extension PhoneNumber: FieldValue {
  /// Reads a number as in E.164; nil for one that the country's plan does not have.
  public init?(fieldValue: String) {
    self.init(fieldValue)
    if let verdict, verdict.kind == nil { return nil }
  }

  /// The number as in E.164.
  public var fieldValue: String { text }

  /// Lets the field hold a phone number, with a list of countries.
  public static func prepare(_ field: SingleLineField) {
    guard !(field.picker is PhoneCountryPicker) else { return }
    field.hold(.phone)
  }
}

extension SingleLineField {
  /// Makes the field one for a kind of values, with a picker where there is one.
  fileprivate func hold(_ kind: FieldValueKind, _ change: (inout ValueOptions) -> Void = { _ in }) {
    let given = validator
    implementation.valueOptions.kind = kind
    implementation.valueOptions.hasPicker = true
    change(&implementation.valueOptions)
    applyValueOptions()
    if let given { validator = given }
  }
}
