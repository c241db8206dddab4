import Glibc

extension CalendarDateFormat {
  /// The format in the user's settings (`LC_TIME`), with two digits for day and month and four for
  /// the year.
  ///
  /// ```swift
  /// let format = CalendarDateFormat.current
  /// let formatter = MaskTextFieldFormatter(dates: format)
  /// let validator = DateValidator(latest: .today, format: format)
  /// ```
  ///
  /// GTK reads the settings when it starts. Before that, and if they specify no format, this is
  /// ``standard``. An app that needs the same format everywhere makes one.
  ///
  /// - Precondition: Call this on the main thread: the C library keeps one result for the process.
  public static var current: CalendarDateFormat {
    // The C locale says nothing about dates.
    let name = setlocale(LC_TIME, nil).map { String(cString: $0) } ?? "C"
    guard !["C", "POSIX", "C.UTF-8", "C.utf8"].contains(name),
      let form = nl_langinfo(nl_item(D_FMT))
    else { return .standard }
    return CalendarDateFormat(ofC: String(cString: form)) ?? .standard
  }

  /// Reads a format of the C library, such as `%d.%m.%y`.
  ///
  /// - Parameter form: The format; the result is `nil` if it has not all the parts of a date.
  init?(ofC form: String) {
    var (letters, separator): ([Character], Character?) = ([], nil)
    var rest = Self.expanded(form)[...]
    while let next = rest.popFirst() {
      guard next == "%" else {
        if letters.count == 1, separator == nil { separator = next }
        continue
      }
      // GNU's flags, and other digits or an era in place of the year.
      rest = rest.drop { "-_0^#EO".contains($0) }
      guard let letter = rest.popFirst().flatMap({ Self.letters[$0] }) else { continue }
      letters.append(letter)
    }
    guard let order = DateOrder(letters) else { return nil }
    let isMark = separator.map { "./-".contains($0) } ?? false
    self.init(order, separator: isMark ? separator ?? order.separator : order.separator)
  }

  private static func expanded(_ form: String) -> String {
    switch form {
    case "%D": "%m/%d/%y"
    case "%F": "%Y-%m-%d"
    default: form
    }
  }

  private static let letters: [Character: Character] = [
    "d": "d", "e": "d", "m": "M", "b": "M", "B": "M", "h": "M", "y": "y", "Y": "y", "G": "y",
  ]
}

extension CalendarDateFormat {
  /// Creates a format with two digits for day and month and four for the year.
  ///
  /// - Parameters:
  ///   - order: The order of the parts.
  ///   - separator: What is between them; `nil` for the usual one of this order.
  public init(_ order: DateOrder, separator: Character? = nil) {
    let parts: [Part] =
      switch order {
      case .dayMonthYear: [.day(digits: 2), .month(digits: 2), .year]
      case .monthDayYear: [.month(digits: 2), .day(digits: 2), .year]
      case .yearMonthDay: [.year, .month(digits: 2), .day(digits: 2)]
      }
    let own = separator ?? order.separator
    self.init(parts: Array(parts.map { [$0] }.joined(separator: [.literal(own)])))
  }

  /// The order of day, month and year; `nil` for one that no country has, such as the day after the
  /// year.
  public var order: DateOrder? {
    DateOrder(
      parts.compactMap { part in
        switch part {
        case .day: "d"
        case .month: "M"
        case .year: "y"
        case .literal: nil
        }
      })
  }

  /// The mask for dates in this format, such as `[00].[00].[0000]`; it has no control characters.
  public var mask: String {
    parts.map { part in
      switch part {
      case .day, .month: "[00]"
      case .year: "[0000]"
      case .literal(let character) where character.isControl: ""
      case .literal(let character): "[]{}\\".contains(character) ? "\\\(character)" : "\(character)"
      }
    }.joined()
  }
}

extension DateOrder {
  /// The order in the user's settings (`LC_TIME`); day, month and year if they specify none.
  ///
  /// - Precondition: Call this on the main thread: the C library keeps one result for the process.
  public static var current: DateOrder { CalendarDateFormat.current.order ?? .dayMonthYear }

  /// - Parameter letters: The order as `d`, `M` and `y`.
  fileprivate init?(_ letters: [Character]) {
    switch String(letters) {
    case "dMy": self = .dayMonthYear
    case "Mdy": self = .monthDayYear
    case "yMd": self = .yearMonthDay
    default: return nil
    }
  }

  /// The separator that most countries with this order have.
  fileprivate var separator: Character {
    switch self {
    case .dayMonthYear: "."
    case .monthDayYear: "/"
    case .yearMonthDay: "-"
    }
  }
}

extension MaskTextFieldFormatter {
  /// Creates a formatter for dates.
  ///
  /// - Parameters:
  ///   - format: The format of the dates.
  ///   - words: The names of months and days that are understood beside digits.
  ///   - messages: The messages for an incomplete date.
  ///   - yearsAhead: How many years after today a year of two digits may mean.
  ///   - isRequired: Whether the date must not be empty.
  public init(
    dates format: CalendarDateFormat, words: DateWords = .current,
    messages: ValidationMessages = ValidationMessages(),
    yearsAhead: Int = 10, isRequired: Bool = true
  ) {
    do throws(MaskError) {
      try self.init(
        mask: format.mask, messages: messages, dateOrder: format.order ?? .dayMonthYear,
        dateWords: words, yearsAhead: yearsAhead, isRequired: isRequired)
    } catch {
      preconditionFailure("the mask of a date format is wrong: \(error)")
    }
  }
}
