import WidgetTestSupport
import XCTest

@testable import TextFieldCatalog

/// GTK's menu of a single-line field, and its entries.
final class FieldMenuTests: WidgetTestCase {
  @MainActor
  private static func menu(
    of host: FieldHost<UnderlinedTextField>, file: StaticString = #filePath, line: UInt = #line
  ) -> ContextMenu? {
    host.press("Menu")
    let menu = { host.line?.children.lazy.compactMap { ContextMenu($0) }.first }
    XCTAssert(MainLoop.run(atMost: 60) { menu()?.isOpen == true }, file: file, line: line)
    host.settle()
    return menu()
  }

  func testUndoAndRedoAreThereWhenThereIsSomethingToTakeBack() {
    onMain {
      let host = FieldHost(UnderlinedTextField())
      let untouched = Self.menu(of: host)
      XCTAssertFalse(
        (untouched?.enabledTitles ?? []).contains("Undo"), "\((untouched?.enabledTitles ?? []))")
      untouched?.close()
      host.focus()
      host.type("abc")
      XCTAssertEqual(host.field.text, "abc")
      let menu = Self.menu(of: host)
      XCTAssert((menu?.enabledTitles ?? []).contains("Undo"), "\((menu?.enabledTitles ?? []))")
      XCTAssertFalse((menu?.enabledTitles ?? []).contains("Redo"))
      XCTAssertEqual(host.line?.activateAction("field.undo"), true)
      XCTAssertEqual(host.field.text, "")
      menu?.close()
      host.focus()
      XCTAssert((Self.menu(of: host)?.enabledTitles ?? []).contains("Redo"))
      XCTAssertEqual(host.line?.activateAction("field.redo"), true)
      XCTAssertEqual(host.field.text, "abc")
    }
  }

  func testTheClipboardsEntriesAreThereWhereTheFieldAllowsIt() {
    onMain {
      for isSecret in [false, true] {
        let host = FieldHost(UnderlinedTextField()) {
          $0.mode = isSecret ? .password : .plain
          $0.setText("abc")
          if isSecret { $0.disablePasteAction() }
        }
        defer { host.close() }
        if isSecret { host.button?.click() }
        host.press("a", control: true)
        let entries = (Self.menu(of: host)?.enabledTitles ?? [])
        for entry in ["Cut", "Copy", "Paste"] {
          XCTAssertEqual(entries.contains(entry), !isSecret, "\(entry) of \(entries)")
        }
        XCTAssert(entries.contains("Select All"), "\(entries)")
      }
    }
  }

  func testWhatAnAppHasTakenAwayCannotBeChosen() {
    onMain {
      let line = FieldHost(UnderlinedTextField()) {
        $0.setText("abc")
        $0.disable(editActions: [.cut, .delete, .selectAll])
      }
      line.field.select(anchor: 0, caret: 3)
      let menu = Self.menu(of: line)
      let entries = menu?.enabledTitles ?? []
      XCTAssertEqual(entries.filter { Self.all.contains($0) }, ["Copy", "Paste"])
      // An open menu keeps the keyboard from the next window.
      menu?.close()
      let area = FieldHost(UnderlinedTextView()) { $0.setText("abc") }
      defer { area.close() }
      area.field.select(anchor: 0, caret: 3)
      // GTK offers Paste only when there is something to paste.
      Clipboard.current?.set("pasted")
      XCTAssertEqual(Self.areaEntries(of: area), ["Cut", "Copy", "Paste", "Delete", "Select All"])
      area.field.disable(editActions: [.cut, .delete])
      XCTAssertEqual(Self.areaEntries(of: area), ["Copy", "Paste", "Select All"])
      XCTAssertEqual(area.field.area?.textView.activateAction("field.select-all"), true)
      area.field.disable(editActions: .all)
      XCTAssertEqual(Self.areaEntries(of: area), [])
      area.field.disable(editActions: nil)
      XCTAssertEqual(Self.areaEntries(of: area), ["Cut", "Copy", "Paste", "Delete", "Select All"])
      XCTAssertEqual(area.field.area?.textView.activateAction("field.delete"), true)
      XCTAssertEqual(area.field.text, "")
    }
  }

  private static let all = ["Cut", "Copy", "Paste", "Delete", "Select All"]

  @MainActor
  private static func areaEntries(of host: FieldHost<UnderlinedTextView>) -> [String] {
    host.focus()
    host.press("Menu")
    let menu = { host.field.area?.textView.contextMenu }
    XCTAssert(MainLoop.run(atMost: 60) { menu()?.isOpen == true })
    host.settle()
    defer { menu()?.close() }
    return (menu()?.enabledTitles ?? []).filter { all.contains($0) }
  }

  func testThereIsNothingOfItBeforeTheFirstFocus() {
    onMain {
      let host = FieldHost(UnderlinedTextField(), isFocused: false)
      XCTAssertEqual(host.line?.activateAction("field.undo"), false)
      host.focus()
      XCTAssertEqual(host.line?.activateAction("field.undo"), true)
    }
  }
}
