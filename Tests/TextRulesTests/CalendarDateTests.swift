import Testing

@testable import TextRules

@Suite struct CalendarDateTests {
  private func day(_ text: String) throws -> CalendarDate { try #require(CalendarDate(text)) }

  @Test(arguments: [
    ("28.02.2024", 1, "29.02.2024"), ("29.02.2024", 1, "01.03.2024"),
    ("31.12.1999", 1, "01.01.2000"),
    ("01.01.1970", -1, "31.12.1969"), ("01.03.1900", -1, "28.02.1900"),
    ("01.03.2000", -1, "29.02.2000"),
    ("21.11.2026", 365, "21.11.2027"), ("01.01.0001", -1, "01.01.0001"),
    ("31.12.9999", 1, "31.12.9999"), ("01.01.2000", .min, "01.01.0001"),
    ("01.01.2000", .max, "31.12.9999"),
  ])
  func addsDays(_ from: String, _ days: Int, _ to: String) throws {
    #expect(try day(from).adding(days: days).description == to)
  }

  @Test func everyDayOfFourCenturiesHasItsSuccessor() throws {
    var date = try day("01.01.1900")
    let end = try day("01.01.2301")
    while date < end {
      let next = date.adding(days: 1)
      #expect(next > date)
      #expect(next.adding(days: -1) == date)
      #expect(CalendarDate(next.description) == next)
      date = next
    }
  }

  @Test(arguments: [
    ("31.01.2024", 1, "29.02.2024"), ("31.01.2023", 1, "28.02.2023"),
    ("15.12.2020", 1, "15.01.2021"),
    ("15.01.2020", -1, "15.12.2019"), ("29.02.2024", 12, "28.02.2025"),
    ("31.12.9999", 5, "31.12.9999"),
    ("05.01.0001", -3, "05.01.0001"), ("05.01.2000", .max, "05.12.9999"),
  ])
  func addsMonths(_ from: String, _ months: Int, _ to: String) throws {
    #expect(try day(from).adding(months: months).description == to)
  }

  @Test func knowsTheEndsOfItsMonth() throws {
    #expect(try day("15.02.2024").startOfMonth.description == "01.02.2024")
    #expect(try day("15.02.2024").endOfMonth.description == "29.02.2024")
    #expect(CalendarDate.unixEpoch.description == "01.01.1970")
    #expect(CalendarDate.today > .unixEpoch)
  }

  @Test func staysWithinLimits() throws {
    let (early, late) = (try day("01.01.1970"), try day("31.12.2000"))
    #expect(try day("01.01.1960").clamped(from: early, to: late) == early)
    #expect(try day("01.01.2010").clamped(from: early, to: late) == late)
    #expect(try day("05.05.1990").clamped(from: early, to: late).description == "05.05.1990")
    #expect(try day("01.01.1960").clamped(from: nil, to: nil).description == "01.01.1960")
    #expect(try day("05.05.1990").clamped(from: late, to: early) == late, "the earlier limit wins")
  }

  @Test(arguments: [
    ("dd.MM.yyyy", "07.03.1999"), ("d/M/yyyy", "7/3/1999"), ("yyyy-MM-dd", "1999-03-07"),
    ("d. M. yyyy", "7. 3. 1999"), ("dd 'of' MM 'in' yyyy", "07 of 03 in 1999"),
    ("yyyy''MM''dd", "1999'03'07"), ("yyyyMMdd", "19990307"),
  ])
  func writesAndReadsInAForm(_ pattern: String, _ text: String) throws {
    let format = try #require(CalendarDateFormat(pattern))
    let date = try day("07.03.1999")
    #expect(format.string(from: date) == text)
    #expect(format.date(from: text) == date)
    #expect(format.date(from: text + "x") == nil)
    #expect(format.date(from: "x" + text) == nil)
  }

  @Test(arguments: [
    "", "dd.MM", "dd.MM.yy", "dd.dd.yyyy", "dd.MMM.yyyy", "dd.MM.yyyy HH", "dd.MM.yyyy'",
  ])
  func refusesAFormThatIsNone(_ pattern: String) {
    #expect(CalendarDateFormat(pattern) == nil)
  }

  @Test(arguments: [
    "", "7.3.1999", "07.03.99", "31.02.2000", "07-03-1999", "07.03.0000", "ab.cd.efgh",
  ])
  func readsNoDayWhereThereIsNone(_ text: String) {
    #expect(CalendarDateFormat.standard.date(from: text) == nil)
  }

  @Test func theStandardFormIsThatOfADay() throws {
    let date = try day("29.02.2024")
    #expect(CalendarDateFormat.standard == CalendarDateFormat("dd.MM.yyyy"))
    #expect(CalendarDateFormat.standard.string(from: date) == date.description)
    #expect(CalendarDateFormat("d.M.yyyy")?.date(from: "12.11.1999")?.month == 11)
  }
}
