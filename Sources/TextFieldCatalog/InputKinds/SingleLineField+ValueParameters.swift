import GtkCore
import TextRules

/// Sums, dates and phone numbers, for other languages than Swift.
extension SingleLineField {
  package nonisolated static var valueParameters: [AnyParameter] {
    [
      AnyParameter(valueKind), AnyParameter(value), AnyParameter(hasPicker),
      AnyParameter(decimalSeparator), AnyParameter(groupingSeparator), AnyParameter(groupsDigits),
      AnyParameter(fractionDigits), AnyParameter(integerDigits), AnyParameter(allowsNegative),
      AnyParameter(fillsFractionParameter), AnyParameter(minimumSum), AnyParameter(maximumSum),
      AnyParameter(currency), AnyParameter(currencyExample), AnyParameter(currencyBefore),
      AnyParameter(dateFormat),
      AnyParameter(earliestDate), AnyParameter(latestDate), AnyParameter(startDate),
      AnyParameter(phoneCountries), AnyParameter(phoneCountry),
    ]
  }

  /// Returns what calls a handler when a short value has changed with the field's model.
  nonisolated static func lineChanges<Value: Equatable>(
    of read: @escaping @Sendable @MainActor (SingleLineField) -> Value
  ) -> ParameterObservation<SingleLineField> {
    { field, changed in
      field.implementation.observed.add(
        { ($0 as? SingleLineField).map(read) }, changed: changed)
    }
  }

  /// Declares an option.
  private nonisolated static func option<Value: ParameterValue>(
    _ name: String, _ path: any WritableKeyPath<ValueOptions, Value> & Sendable,
    kind: ParameterKind = Value.kind
  ) -> Parameter<SingleLineField, Value> {
    Parameter(
      name, ValueOptions()[keyPath: path], kind: kind,
      get: { $0.implementation.valueOptions[keyPath: path] },
      set: { field, value in
        field.implementation.valueOptions[keyPath: path] = value
        field.applyValueOptions()
      })
  }

  /// What the text is: any text, a sum of money, a day, or a phone number.
  ///
  /// The field formats and checks what is entered, and has the value in a form for programs. A mask
  /// makes it a text.
  package nonisolated static let valueKind = option("value-kind", \.kind)

  /// Whether a date has a calendar to choose it with, and a phone number a list of countries.
  package nonisolated static let hasPicker = option("has-picker", \.hasPicker)

  /// The value in a form for programs, which can be set, too.
  ///
  /// It is a number with a point before the fraction for a sum, a day as ISO 8601 writes it
  /// (`2024-02-29`; empty while there is no such day), a phone number as in E.164
  /// (`+4915123456789`), and otherwise the text without the mask's own characters.
  package nonisolated static let value = Parameter<SingleLineField, String>(
    "value", "",
    observe: lineChanges { $0.presentValue },
    get: { $0.presentValue }, set: { $0.implementation.give(.value($1)) })

  /// The value in a form for programs.
  var presentValue: String {
    let options = implementation.valueOptions
    guard options.activeKind == .date else { return rawText }
    return text.isEmpty ? "" : options.dates.date(from: text)?.isoText ?? ""
  }

  // MARK: Sums

  /// The character before the fraction of a sum; empty for that of the user's settings.
  package nonisolated static let decimalSeparator = option("decimal-separator", \.decimalSeparator)

  /// The character between groups of digits of a sum; empty for that of the user's settings.
  package nonisolated static let groupingSeparator = option(
    "grouping-separator", \.groupingSeparator)

  /// Whether the digits of a sum are in groups.
  package nonisolated static let groupsDigits = option("groups-digits", \.groupsDigits)

  /// The most digits of the fraction of a sum; -1 for those of the user's settings.
  package nonisolated static let fractionDigits = option(
    "fraction-digits", \.fractionDigits, kind: .integer(-1...30))

  /// The most digits of a sum before the fraction.
  package nonisolated static let integerDigits = option(
    "integer-digits", \.integerDigits, kind: .integer(1...60))

  /// Whether a sum may have a minus sign.
  package nonisolated static let allowsNegative = option("allows-negative", \.allowsNegative)

  /// Whether a sum gets all digits of its fraction when editing ends, so that `12.5` becomes
  /// `12.50`.
  package nonisolated static let fillsFractionParameter = Parameter<SingleLineField, Bool>(
    "fills-fraction", false, get: { $0.fillsFraction }, set: { $0.fillsFraction = $1 })

  /// The least sum that is valid, as a number with a point before the fraction; empty for any.
  package nonisolated static let minimumSum = option("minimum-sum", \.leastSum)

  /// The greatest sum that is valid, as a number with a point before the fraction; empty for any.
  package nonisolated static let maximumSum = option("maximum-sum", \.greatestSum)

  /// The currency sign beside the text, such as `€`; empty for none.
  package nonisolated static let currency = option("currency", \.currency)

  /// Whether the currency sign is before the text, and not after it.
  package nonisolated static let currencyBefore = option("currency-before", \.isCurrencyBefore)

  /// What is beside the currency sign while the field is empty, such as `0`.
  package nonisolated static let currencyExample = option("currency-example", \.currencyExample)

  // MARK: Dates

  /// The format of a date, such as `dd.MM.yyyy`; empty for that of the user's settings.
  ///
  /// `d` or `dd` is the day, `M` or `MM` the month, and `yyyy` the year.
  package nonisolated static let dateFormat = option("date-format", \.dateFormat)

  /// The first day that is valid, as ISO 8601 writes it; empty for any.
  package nonisolated static let earliestDate = option("earliest-date", \.earliest)

  /// The last day that is valid, as ISO 8601 writes it; empty for any.
  package nonisolated static let latestDate = option("latest-date", \.latest)

  /// The day that the calendar shows at first in an empty field, as ISO 8601 writes it; empty for
  /// today.
  package nonisolated static let startDate = option("start-date", \.startDate)

  // MARK: Phone numbers

  /// The countries of phone numbers, by their two letters; none means all that are known.
  package nonisolated static let phoneCountries = option("phone-countries", \.phoneCountries)

  /// The country of a phone number, by its two letters.
  ///
  /// What is set is the country of numbers without a code; the number itself may choose another
  /// one.
  package nonisolated static let phoneCountry = Parameter<SingleLineField, PhoneCountry?>(
    "phone-country", nil,
    observe: lineChanges { $0.presentCountry },
    get: { $0.presentCountry },
    set: { field, country in
      field.implementation.valueOptions.phoneCountry = country
      field.applyValueOptions()
      guard let picker = field.picker as? PhoneCountryPicker, let country,
        picker.countries.contains(country)
      else { return }
      picker.country = country
    }
  ).settingEqual

  private var presentCountry: PhoneCountry? {
    let options = implementation.valueOptions
    guard options.activeKind == .phone else { return options.phoneCountry }
    if let picker = picker as? PhoneCountryPicker { return picker.country }
    let all = options.countries
    let number = PhoneCountry.country(ofNumber: rawText, among: all, present: all.first)
    return number ?? all.first
  }
}
