import GtkCore
import TextRules

/// What the text of a field of one line is, for other languages than Swift.
package enum FieldValueKind: String, CaseIterable, ParameterValue {
  /// Any text.
  case text
  /// A sum of money.
  case money
  /// A day.
  case date
  /// A phone number with the code of its country.
  case phone
}

/// Countries by their two letters.
package struct PhoneCountries: ParameterValue {
  package static var kind: ParameterKind { .texts }
  /// The countries.
  let countries: [PhoneCountry]

  /// Creates a list.
  init(_ countries: [PhoneCountry]) { self.countries = countries }

  package var plain: PlainValue { .texts(countries.map(\.code)) }

  package init?(plain: PlainValue) {
    guard case .texts(let codes) = plain else { return nil }
    countries = codes.compactMap { PhoneCountry($0) }
    guard countries.count == codes.count else { return nil }
  }
}

/// What the text of a field means and how it is chosen, by the properties that other languages than
/// Swift have: all of them together make the format, the validator and the picker.
struct ValueOptions {
  var kind = FieldValueKind.text
  /// The mask, which makes the text one of no other kind.
  var mask: Mask?
  var hasPicker = false
  var pickerOptions: [String] = []
  var pickerWidget: Widget?

  var decimalSeparator: SingleCharacter?
  var groupingSeparator: SingleCharacter?
  var groupsDigits = true
  /// The most digits of the fraction; less than 0 for those of the user's settings.
  var fractionDigits = -1
  var integerDigits = 12
  var allowsNegative = false
  var leastSum: DecimalNumber?
  var greatestSum: DecimalNumber?
  var currency = ""
  var currencyExample = ""
  var isCurrencyBefore = false

  var dateFormat: CalendarDateFormat?
  var earliest: CalendarDate?
  var latest: CalendarDate?
  var startDate: CalendarDate?

  var phoneCountries = PhoneCountries([])
  var phoneCountry: PhoneCountry?

  /// The kind that is in force.
  var activeKind: FieldValueKind { mask == nil ? kind : .text }

  /// The format of a sum.
  @MainActor
  var money: MoneyFormat {
    var format = MoneyFormat.current
    if let decimalSeparator {
      format.decimalSeparator = decimalSeparator.character
      // One character cannot be both.
      if format.groupingSeparator == format.decimalSeparator { format.groupingSeparator = " " }
    }
    if let groupingSeparator, groupingSeparator.character != format.decimalSeparator {
      format.groupingSeparator = groupingSeparator.character
    }
    if !groupsDigits { format.groupingSeparator = nil }
    if fractionDigits >= 0 { format.maxFractionDigits = fractionDigits }
    format.maxIntegerDigits = integerDigits
    format.allowsNegative = allowsNegative
    if !currency.isEmpty { format.currencyNames.append(currency) }
    return format
  }

  /// The format of a date.
  @MainActor
  var dates: CalendarDateFormat { dateFormat ?? .current }

  /// The countries of a phone number.
  var allCountries: [PhoneCountry] {
    phoneCountries.countries.isEmpty ? PhoneCountry.all : phoneCountries.countries
  }

  /// The countries of a phone number, that of numbers without a code first.
  @MainActor
  var countries: [PhoneCountry] {
    let all = allCountries
    guard let home = phoneCountry ?? .current, all.contains(home) else { return all }
    return [home] + all.filter { $0.callingCode != home.callingCode }
  }

  /// The mask that brings the text into its form; nil for none.
  @MainActor
  var formatter: MaskTextFieldFormatter? {
    switch activeKind {
    case .text: mask.map { MaskTextFieldFormatter($0, isRequired: true) }
    case .money: nil
    case .date: MaskTextFieldFormatter(dates: dates, isRequired: false)
    case .phone: try? MaskTextFieldFormatter(phoneNumbersOf: countries, isRequired: false)
    }
  }

  /// What validates the value; nil for nothing.
  @MainActor
  var validator: (any FieldValidator)? {
    switch activeKind {
    case .text, .phone: nil
    case .money: SumValidator(min: leastSum, max: greatestSum)
    case .date: DateValidator(earliest: earliest, latest: latest, format: dates)
    }
  }
}
