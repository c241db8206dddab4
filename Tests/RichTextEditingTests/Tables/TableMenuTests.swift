import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// The context menu of a cell, below which the table is laid out again in each frame.
final class TableMenuTests: WidgetTestCase {
  /// Returns the number of colors in the part of a window where a text is.
  @MainActor
  private static func colors(of view: TextView, in host: WindowHost) throws -> Int {
    let place = try XCTUnwrap(view.bounds(in: host.window))
    let picture = try XCTUnwrap(host.window.makeTexture())
    let pixels = picture.pixels
    var colors: Set<ArraySlice<UInt8>> = []
    for y in Int(place.y)..<Int(place.y + place.height) {
      for x in Int(place.x)..<Int(place.x + place.width) {
        let start = (y * picture.width + x) * 4
        colors.insert(pixels[start..<(start + 4)])
      }
    }
    return colors.count
  }

  @MainActor
  private static func checkTexts(
    of table: TableAttachment, in host: WindowHost, _ moment: String
  ) throws {
    for cell in table.editors {
      let count = try colors(of: cell.area.textView, in: host)
      XCTAssertGreaterThan(count, 1, "\"\(cell.text)\" is not there \(moment)")
    }
  }

  func testTextsStayWhileAMenuIsOpenAndAfterIt() throws {
    try onMain {
      try withTable { _, table, host in
        for cell in table.editors {
          let view = cell.area.textView
          cell.focus()
          host.settle()
          view.activateAction("menu.popup")
          XCTAssert(MainLoop.run(atMost: 60) { view.contextMenu?.isOpen == true })
          host.settle()
          try Self.checkTexts(of: table, in: host, "while the menu of \"\(cell.text)\" is open")
          view.contextMenu?.close()
          host.settle()
          try Self.checkTexts(of: table, in: host, "after the menu of \"\(cell.text)\"")
        }
      }
    }
  }

  func testACellIsPlacedAgainWithItsRow() throws {
    try onMain {
      try withTable { _, table, host in
        _ = table.editors
        var ancestor: Widget? = try table.cell(0, 0).area
        while let widget = ancestor, widget != host.window {
          widget.queueAllocate()
          ancestor = widget.parent
        }
        host.settle()
        try Self.checkTexts(of: table, in: host, "after another allocation")
      }
    }
  }
}
