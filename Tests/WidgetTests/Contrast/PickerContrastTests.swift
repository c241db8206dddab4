import GtkCore
import WidgetTestSupport
import XCTest

@testable import TextFieldCatalog

/// Whether every part of a picker can be seen.
final class PickerContrastTests: WidgetTestCase {
  private typealias Part = ContrastSurvey.Part

  /// Opens a picker, and measures parts of it.
  @MainActor
  private static func check(
    _ picker: PickerPopover, _ state: String, text: String,
    _ parts: (_ popover: Widget) throws -> [Part]
  ) throws {
    let host = FieldPickerHost(picker, text: text)
    defer { host.close() }
    host.press("Down")
    XCTAssert(picker.isOpen)
    let bar = picker.topView.widget
    let arrows = ["picker_previous", "picker_next"].compactMap { name in
      bar.descendant(named: name).flatMap { arrow in
        arrow.isVisible ? Part.icon(name, in: arrow.children.first) : nil
      }
    }
    let done = Part.text("Done", in: bar.descendant(named: "picker_done")?.children.first)
    let own = try parts(picker.popover)
    picker.popover.fillLabelsWithBlocks()
    host.settle()
    try ContrastSurvey(of: state, in: picker.popover) { host.settle() }.check(
      arrows + [done] + own)
  }

  /// Returns all widgets in one, and itself.
  @MainActor
  private static func all(in widget: Widget) -> [Widget] {
    [widget] + widget.children.flatMap { all(in: $0) }
  }

  func testDaysCanBeSeen() throws {
    try onMain {
      let picker = DatePickerView()
      picker.earliest = CalendarDate("08.05.2023")
      picker.latest = CalendarDate("20.05.2023")
      try Self.check(picker, "calendar", text: "10.05.2023") { popover in
        @MainActor func day(_ month: Int, _ day: Int) -> Widget? {
          picker.calendar.days.first { $0.day.month == month && $0.day.day == day }?.label
        }
        let name = Self.all(in: popover).first { $0.hasStyleClass("day-name") }
        return [
          .text("selected day", in: day(5, 10)), .text("day", in: day(5, 11)),
          .text("day that cannot be chosen", in: day(5, 25)),
          .text("day of another month", in: day(6, 1)), .text("name of a day", in: name),
        ]
      }
    }
  }

  func testRowsCanBeSeen() throws {
    try onMain {
      let picker = PlainPickerView(["Apple", "Banana"])
      try Self.check(picker, "list", text: "Banana") { popover in
        let rows = Self.all(in: popover).filter { $0.typeName == "GtkListBoxRow" }
        return [
          .text("row", in: rows.first?.children.first, inset: 1),
          .text("selected row", in: rows.last?.children.first, inset: 1),
        ]
      }
    }
  }
}
