@testable import TextFieldCatalog
import WidgetTestSupport
import XCTest

/// A field's calendar, used by keys alone.
final class FieldDatePickerTests: WidgetTestCase {
  @MainActor
  private static func makePicker() throws -> DatePickerView {
    let picker = DatePickerView()
    picker.latest = try XCTUnwrap(CalendarDate("31.12.2020"))
    return picker
  }

  func testDownOpensArrowsChooseReturnTakes() throws {
    try onMain {
      let picker = try Self.makePicker()
      let host = FieldPickerHost(picker, text: "15.03.1990")
      XCTAssertFalse(picker.isOpen)
      host.press("Down")
      XCTAssert(picker.isOpen)
      XCTAssertEqual(host.field.text, "15.03.1990")
      XCTAssertEqual(host.take(), [], "opening is not editing")
      XCTAssert(picker.calendar.isFocus)
      XCTAssertEqual(picker.calendar.selectedDay, CalendarView.Day(year: 1990, month: 3, day: 15))
      host.press("Right")
      XCTAssertEqual(host.take(), ["text 16.03.1990", "date 16.03.1990"])
      host.press("Down", "Down")
      XCTAssertEqual(host.field.text, "30.03.1990")
      host.press("Return")
      XCTAssertFalse(picker.isOpen)
      XCTAssertFalse(picker.popover.isOpen)
      XCTAssert(host.field.inputWidget.isFocus)
      XCTAssertEqual(host.field.text, "30.03.1990")
      XCTAssertFalse(host.take().contains("end"), "the field is written in all the while")
    }
  }

  func testKeysOfTheCalendar() throws {
    try onMain {
      let picker = try Self.makePicker()
      let host = FieldPickerHost(picker, text: "31.01.1992")
      host.press("Down")
      let moves = [
        ("Page_Down", "29.02.1992"), ("Home", "01.02.1992"), ("End", "29.02.1992"),
        ("Up", "22.02.1992"), ("Left", "21.02.1992"), ("Page_Up", "21.01.1992"),
        ("KP_Right", "22.01.1992"),
      ]
      for (key, date) in moves {
        host.press(key)
        XCTAssertEqual(host.field.text, date, key)
      }
      host.press("Page_Down", shift: true)
      XCTAssertEqual(host.field.text, "22.01.1993")
    }
  }

  func testReturnAtOnceTakesTheDayThatIsShown() throws {
    try onMain {
      let picker = try Self.makePicker()
      let host = FieldPickerHost(picker)
      host.press("Down")
      XCTAssertEqual(host.field.text, "")
      XCTAssertEqual(picker.date?.description, "31.12.2020", "today is too late")
      host.press("Return")
      XCTAssertEqual(host.field.text, "31.12.2020")
      XCTAssertEqual(host.take(), ["text 31.12.2020", "date 31.12.2020"])
    }
  }

  func testLimitsHoldForKeysAndForTheHeading() throws {
    try onMain {
      let picker = try Self.makePicker()
      picker.earliest = try XCTUnwrap(CalendarDate("10.12.2020"))
      let host = FieldPickerHost(picker, text: "30.12.2020")
      host.press("Down", "Down")
      XCTAssertEqual(host.field.text, "31.12.2020")
      host.press("Page_Up")
      XCTAssertEqual(host.field.text, "10.12.2020")
      _ = host.take()
      host.press("Left")
      XCTAssertEqual(host.take(), [], "nothing has changed")
      let heading = try XCTUnwrap(picker.calendar.children.first)
      picker.latest = try XCTUnwrap(CalendarDate("05.01.2021"))
      let nextMonth = heading.children.filter { $0.typeName == "GtkButton" }.dropFirst().first
      try XCTUnwrap(nextMonth).activate()
      host.settle()
      XCTAssertEqual(host.field.text, "05.01.2021")
      XCTAssertEqual(picker.calendar.selectedDay, CalendarView.Day(year: 2021, month: 1, day: 5))
    }
  }

  func testEscapePutsTheTextBack() throws {
    try onMain {
      let picker = try Self.makePicker()
      let host = FieldPickerHost(picker, text: "15.03.1990")
      host.press("Down", "Right", "Right")
      XCTAssertEqual(host.field.text, "17.03.1990")
      _ = host.take()
      host.press("Escape")
      XCTAssertFalse(picker.isOpen)
      XCTAssertEqual(host.field.text, "15.03.1990")
      XCTAssertEqual(host.take(), ["text 15.03.1990", "date 15.03.1990"])
      XCTAssert(host.field.inputWidget.isFocus)
    }
  }

  func testDaysBeyondTheLimitsLookSoAndCannotBeSelected() throws {
    try onMain {
      let picker = try Self.makePicker()
      picker.earliest = try XCTUnwrap(CalendarDate("10.12.2020"))
      picker.latest = try XCTUnwrap(CalendarDate("05.01.2021"))
      let host = FieldPickerHost(picker, text: "30.12.2020")
      host.press("Down")
      @MainActor func sensitiveDays() -> [CalendarView.Day] {
        picker.calendar.days.filter { $0.label.isSensitive }.map { $0.day }
      }
      XCTAssertEqual(picker.calendar.days.count, 42)
      XCTAssertEqual(sensitiveDays().first, CalendarView.Day(year: 2020, month: 12, day: 10))
      XCTAssertEqual(sensitiveDays().last, CalendarView.Day(year: 2021, month: 1, day: 5))
      XCTAssertEqual(sensitiveDays().count, 22 + 5)
      XCTAssertEqual(Self.areArrowsSensitive(picker), [false, true, false, true])
      host.press("Page_Down")
      XCTAssertEqual(host.field.text, "05.01.2021")
      XCTAssertEqual(sensitiveDays().last, CalendarView.Day(year: 2021, month: 1, day: 5))
      XCTAssertEqual(Self.areArrowsSensitive(picker), [true, false, true, false])
      picker.latest = nil
      XCTAssertEqual(Self.areArrowsSensitive(picker), [true, true, true, true])
    }
  }

  @MainActor
  private static func areArrowsSensitive(_ picker: DatePickerView) -> [Bool] {
    let heading = picker.calendar.children.first
    return heading?.children.filter { $0.typeName == "GtkButton" }.map(\.isSensitive) ?? []
  }

  func testWithoutALimitBirthdaysOfAllPeopleCanBeChosen() {
    onMain {
      let host = FieldPickerHost(DatePickerView(), text: "01.01.1970")
      host.press("Down", "Left")
      XCTAssertEqual(host.field.text, "31.12.1969")
      host.press("Page_Up", shift: true)
      XCTAssertEqual(host.field.text, "31.12.1968")
    }
  }

  func testAnEmptyFieldBeginsWhereTheAppSays() throws {
    try onMain {
      let picker = try Self.makePicker()
      picker.startDate = .unixEpoch
      let host = FieldPickerHost(picker)
      host.press("Down")
      XCTAssertEqual(picker.date, .unixEpoch)
      XCTAssertEqual(host.field.text, "")
    }
  }

  func testTheUsualLimitIsToday() {
    onMain {
      let picker = DatePickerView()
      XCTAssertNil(picker.earliest)
      XCTAssertEqual(picker.latest, .today)
      XCTAssertEqual(picker.format, .standard)
      picker.latest = nil
      XCTAssertNil(picker.latest)
    }
  }

  func testAnotherForm() {
    onMain {
      let picker = DatePickerView(format: CalendarDateFormat(.yearMonthDay))
      let host = FieldPickerHost(picker, text: "1990-03-15")
      host.press("Down", "Right")
      XCTAssertEqual(host.field.text, "1990-03-16")
    }
  }

  func testDaysRunTheOtherWayFromRightToLeft() throws {
    try onMain {
      let picker = try Self.makePicker()
      let host = FieldPickerHost(picker, text: "15.03.1990")
      picker.popover.direction = .rightToLeft
      picker.calendar.direction = .rightToLeft
      host.press("Down", "Left")
      XCTAssertEqual(host.field.text, "16.03.1990")
    }
  }

  func testTheCalendarIsCalledAfterFieldAndDay() {
    onMain {
      XCTAssertEqual(
        CalendarView.name(of: CalendarView.Day(year: 1999, month: 3, day: 7)), "7 March 1999")
      XCTAssertEqual(CalendarView.name(of: CalendarView.Day(year: 1999, month: 2, day: 31)), "")
    }
  }
}
