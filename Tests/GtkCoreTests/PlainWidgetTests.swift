import GtkCore
import WidgetTestSupport
import XCTest

/// The widgets of GTK that an app puts around the inputs.
final class PlainWidgetTests: WidgetTestCase {
  @MainActor
  private static func makeAll() -> [Widget] {
    [
      Overlay(Label("below")) { Label("above") }, Grid(rowSpacing: 6, columnSpacing: 12),
      ProgressBar(fraction: 0.5), Revealer(Label("hidden")), Scale(range: 0...10, step: 1),
      Frame("Title", Label("within")), Expander("More", Label("hidden")),
      FlowBox(spacing: 6) { Label("one") }, PasswordEntry(),
      DrawingArea(width: 10, height: 10) { _, _ in }, Paned(.horizontal, Label("a"), Label("b")),
    ]
  }

  func testAllAreShownAndFinalized() {
    onMain {
      for widget in Self.makeAll() {
        let host = WindowHost(widget)
        XCTAssert(widget.isMapped, widget.typeName)
        host.close()
      }
      assertFinalized { Self.makeAll() }
    }
  }

  func testANameAndADescriptionCanBeReadAgain() {
    onMain {
      let label = Label("1")
      XCTAssertEqual(label.accessibleLabel, "")
      XCTAssertEqual(label.accessibleDescription, "")
      label.accessibleLabel = "First"
      label.accessibleDescription = "Of three"
      let again = Widget(retaining: label.nativePointer)
      XCTAssertEqual(again.accessibleLabel, "First")
      XCTAssertEqual(again.accessibleDescription, "Of three")
      label.accessibleDescription = ""
      XCTAssertEqual(again.accessibleDescription, "")
    }
  }

  func testNoWidthInCharactersIsThatOfTheText() {
    onMain {
      let label = Label("one two three")
      XCTAssertNil(label.minWidthInCharacters)
      XCTAssertNil(label.maxWidthInCharacters)
      label.wrapLines()
      let natural = label.measure(.horizontal).natural
      (label.minWidthInCharacters, label.maxWidthInCharacters) = (2, 4)
      XCTAssertEqual(label.minWidthInCharacters, 2)
      XCTAssertLessThan(label.measure(.horizontal).natural, natural)
      (label.minWidthInCharacters, label.maxWidthInCharacters) = (nil, nil)
      XCTAssertEqual(label.measure(.horizontal).natural, natural)
      XCTAssertNil(label.measure(.horizontal).minimumBaseline)
      XCTAssertNotNil(label.measure(.vertical).minimumBaseline)
    }
  }

  func testABuilderTakesConditionsAndLoops() {
    onMain {
      @MainActor func titles(_ isLong: Bool, _ names: [String], _ extra: Widget?) -> [String] {
        let box = Box(.vertical, spacing: 6) {
          Label("head")
          for name in names { Label(name) }
          if isLong { Label("long") } else { Label("short") }
          if names.isEmpty { Label("none") }
          extra
          names.map { Label("again \($0)") }
        }
        return box.children.map { $0.stringProperty("label") }
      }
      XCTAssertEqual(titles(true, [], nil), ["head", "long", "none"])
      XCTAssertEqual(
        titles(false, ["a", "b"], Label("extra")),
        ["head", "a", "b", "short", "extra", "again a", "again b"])
    }
  }

  func testBothPanesGrowUnlessOneKeepsItsSize() {
    onMain {
      let (start, end) = (Label("a"), Label("b"))
      let panes = Paned(.horizontal, start, end)
      panes.position = 100
      let host = WindowHost(panes, width: 300)
      let narrow = (start: start.width, end: end.width)
      host.setWidth(500)
      host.settle()
      XCTAssertGreaterThan(start.width, narrow.start)
      XCTAssertGreaterThan(end.width, narrow.end)
      panes.startResizes = false
      let before = start.width
      host.setWidth(600)
      host.settle()
      XCTAssertEqual(start.width, before)
      XCTAssertEqual([panes.startShrinks, panes.endShrinks], [false, false])
    }
  }

  func testAGridHasRows() {
    onMain {
      let grid = Grid(columnSpacing: 5)
      let wide = Label("wide")
      wide.setExpands(horizontally: true)
      grid.appendRow(Label("1"), Label("2"))
      grid.attach(wide, column: 0, row: 1, columns: 2)
      grid.appendRow(Label("3"), Label("4"))
      XCTAssertEqual(grid.rowCount, 3)
      _ = WindowHost(grid)
      let bounds = grid.children.compactMap { $0.bounds(in: grid) }
      XCTAssertEqual(bounds.count, 5)
      XCTAssertEqual(wide.width, grid.width)
      grid.remove(wide)
      XCTAssertEqual(grid.children.count, 4)
    }
  }

  func testValuesAreClampedAndReported() {
    onMain {
      let scale = Scale(range: 0...10, step: 1)
      var seen: [Double] = []
      scale.onValueChanged { seen.append($0) }
      scale.value = 4
      scale.value = 100
      XCTAssertEqual(seen, [4, 10])
      let bar = ProgressBar()
      for (fraction, shown) in [(0.25, 0.25), (2, 1), (-1, 0), (.nan, 0)] {
        bar.fraction = fraction
        XCTAssertEqual(bar.fraction, shown)
      }
    }
  }

  func testAnExpanderReportsThatItWasOpened() {
    onMain {
      let expander = Expander("More", Label("hidden"))
      var seen: [Bool] = []
      expander.onExpanded { seen.append($0) }
      expander.isExpanded = true
      XCTAssertEqual(seen, [true])
      XCTAssertEqual(expander.title, "More")
    }
  }

  func testAPasswordIsTyped() {
    onMain {
      let entry = PasswordEntry()
      entry.placeholder = "Password"
      var seen = ""
      entry.onTextChanged { seen = $0 }
      let host = WindowHost(entry)
      entry.focus()
      host.type("sesame")
      XCTAssertEqual(entry.text, "sesame")
      XCTAssertEqual(seen, "sesame")
    }
  }
}
