import Testing

@testable import TextRules

/// The order of a date in the user's settings, and in masks.
@Suite struct DateOrderTests {
  /// Forms that locales of the C library have.
  @Test(arguments: [
    ("%d.%m.%Y", "dd.MM.yyyy"), ("%d/%m/%y", "dd/MM/yyyy"), ("%m/%d/%Y", "MM/dd/yyyy"),
    ("%D", "MM/dd/yyyy"), ("%F", "yyyy-MM-dd"), ("%Y-%m-%d", "yyyy-MM-dd"),
    ("%d-%m-%y", "dd-MM-yyyy"), ("%e.%-m.%Y", "dd.MM.yyyy"), ("%-d/%-m/%Y", "dd/MM/yyyy"),
    ("%Y. %m. %d.", "yyyy.MM.dd"), ("%Y년 %m월 %d일", "yyyy-MM-dd"), ("%Y年%m月%d日", "yyyy-MM-dd"),
    ("%Oy/%Om/%Od", "yyyy/MM/dd"), ("%d %b %Y", "dd.MM.yyyy"), ("%A %d %B %Y", "dd.MM.yyyy"),
    ("%e. %B %Ey", "dd.MM.yyyy"),
  ])
  func formsOfTheCLibraryAreRead(form: String, pattern: String) {
    #expect(CalendarDateFormat(ofC: form)?.pattern == pattern)
  }

  @Test(arguments: ["", "%", "%d", "%d.%m", "%x", "%y/%d/%m", "%d.%m.%Y %Y", "dd.MM.yyyy"])
  func otherFormsAreNone(form: String) {
    #expect(CalendarDateFormat(ofC: form) == nil)
  }

  @Test func withoutSettingsTheOrderIsThatOfTheMaskForDates() {
    // The tests run in the C locale, whose form is %m/%d/%y, because it has to have one.
    #expect(CalendarDateFormat.current == .standard)
    #expect(DateOrder.current == .dayMonthYear)
    #expect(CalendarDateFormat.standard.mask == FormatterMasks.date)
  }

  @Test(arguments: [
    (DateOrder.dayMonthYear, "31.12.2003", "[00].[00].[0000]"),
    (.monthDayYear, "12/31/2003", "[00]/[00]/[0000]"),
    (.yearMonthDay, "2003-12-31", "[0000]-[00]-[00]"),
  ])
  func anOrderHasItsFormatAndItsMask(order: DateOrder, text: String, mask: String) throws {
    let format = CalendarDateFormat(order)
    #expect(format.order == order)
    #expect(format.mask == mask)
    #expect(CalendarDateFormat(format.pattern)?.order == order)
    #expect(format.date(from: text) == CalendarDate("31.12.2003"))
    let formatter = MaskTextFieldFormatter(dates: format)
    #expect(formatter.format("2003-12-31").text == text)
    #expect(formatter.format(order == .monthDayYear ? "12/31/2003" : "2003/12/31").text == text)
  }

  @Test func theFirstOfTwoNumbersIsTheMonthWhereItComesFirst() throws {
    let american = MaskTextFieldFormatter(dates: CalendarDateFormat(.monthDayYear))
    #expect(american.format("1/2/2003").text == "01/02/2003")
    let british = CalendarDateFormat(.dayMonthYear, separator: "/")
    let formatter = MaskTextFieldFormatter(dates: british)
    #expect(formatter.format("2/1/2003").text == "02/01/2003")
    #expect(british.pattern == "dd/MM/yyyy")
  }

  @Test func aFormatThatNoCountryHasHasNoOrder() {
    #expect(CalendarDateFormat("yyyy/dd/MM")?.order == nil)
    #expect(CalendarDateFormat("d'.'M'.'yyyy")?.order == .dayMonthYear)
  }
}
