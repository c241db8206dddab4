import Glibc

extension DateWords {
  /// The names in the user's settings (`LC_TIME`), as they are in a date and alone, in full and in
  /// short.
  ///
  /// GTK reads the settings when it starts. Before that these are the English ones.
  ///
  /// - Precondition: Call this on the main thread: another one may change the settings.
  public static var current: DateWords {
    let months = (0..<12).map { month in
      [MON_1, ABMON_1, __ALTMON_1, _NL_ABALTMON_1].compactMap { name($0, month) }
    }
    let weekdays = [DAY_1, ABDAY_1].flatMap { first in (0..<7).compactMap { name(first, $0) } }
    return DateWords(months: months, weekdays: weekdays)
  }

  private static func name<Item: BinaryInteger>(_ first: Item, _ index: Int) -> String? {
    nl_langinfo(nl_item(first) + nl_item(index)).map { String(cString: $0) }
      .flatMap { $0.isEmpty ? nil : $0 }
  }
}
