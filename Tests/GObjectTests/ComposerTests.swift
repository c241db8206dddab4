import CConcertina
import CConcertinaGtk
import Concertina
import Foundation
import GtkCore
import TestSupport
import WidgetTestSupport
import XCTest

@testable import ConcertinaGObject

/// A composer by the functions of C: sending, drafts and attachments.
final class ComposerTests: WidgetTestCase {
  @MainActor
  private static func makeBar() throws -> (GObjectWidget, OpaquePointer) {
    let made = try GObjectWidget(ExpandableToolbar.declaration)
    return (made, made.widget.nativePointer)
  }

  func testWhatCanBeSentIsNotified() throws {
    try onMain {
      let (made, bar) = try Self.makeBar()
      var sent = 0
      made.widget.connect(Signal<Widget, String, Bool>("send") { $0.string(0) }) { _ in
        sent += 1
        return true
      }
      var states: [Bool] = []
      made.widget.onChange(of: Property<Widget, Bool>("can-send")) {
        states.append(concertina_expandable_toolbar_get_can_send(bar) != 0)
      }
      concertina_expandable_toolbar_set_text(bar, "one")
      XCTAssertEqual(states, [true])
      concertina_expandable_toolbar_set_allows_sending(bar, 0)
      XCTAssertEqual(states, [true, false])
      concertina_expandable_toolbar_send_text(bar)
      XCTAssertEqual(taken(concertina_expandable_toolbar_get_text(bar)), "one")
      concertina_expandable_toolbar_set_allows_sending(bar, 1)
      XCTAssertEqual(states, [true, false, true])
      concertina_expandable_toolbar_send_text(bar)
      XCTAssertEqual(concertina_expandable_toolbar_get_sending(bar), 1)
      XCTAssert(MainLoop.run(atMost: 5) { sent == 1 })
      concertina_expandable_toolbar_fail_send(bar, "No network")
      XCTAssert(
        MainLoop.run(atMost: 5) { concertina_expandable_toolbar_get_can_retry(bar) != 0 })
      concertina_expandable_toolbar_retry(bar)
      XCTAssert(MainLoop.run(atMost: 5) { sent == 2 })
      concertina_expandable_toolbar_finish_send(bar)
      XCTAssert(
        MainLoop.run(atMost: 5) { concertina_expandable_toolbar_get_sending(bar) == 0 })
      XCTAssertEqual(concertina_expandable_toolbar_get_can_retry(bar), 0)
    }
  }

  func testMessagesOfSeveralConversationsEndByTheirNumbers() throws {
    try onMain {
      let (made, bar) = try Self.makeBar()
      var deliveries: [CInt] = []
      made.widget.connect(Signal<Widget, String, Bool>("send") { $0.string(0) }) { _ in
        deliveries.append(concertina_expandable_toolbar_get_delivery(bar))
        return true
      }
      for room in ["a", "b"] {
        concertina_expandable_toolbar_set_conversation(bar, room)
        concertina_expandable_toolbar_set_text(bar, "to \(room)")
        concertina_expandable_toolbar_send_text(bar)
        let count = deliveries.count
        XCTAssert(MainLoop.run(atMost: 5) { deliveries.count > count })
      }
      XCTAssertEqual(concertina_expandable_toolbar_get_delivery(bar), 0)
      XCTAssertEqual(
        deliveries.map {
          taken(concertina_expandable_toolbar_get_delivery_conversation(bar, $0))
        }, ["a", "b"])
      concertina_expandable_toolbar_fail_delivery(bar, deliveries[1], "No network")
      XCTAssert(
        MainLoop.run(atMost: 5) { taken(concertina_expandable_toolbar_get_error(bar)) != "" })
      concertina_expandable_toolbar_set_conversation(bar, "a")
      XCTAssertEqual(taken(concertina_expandable_toolbar_get_error(bar)), "")
      XCTAssertEqual(concertina_expandable_toolbar_get_sending(bar), 1)
      concertina_expandable_toolbar_finish_send(bar)
      XCTAssert(
        MainLoop.run(atMost: 5) { concertina_expandable_toolbar_get_sending(bar) == 0 })
      // They have ended, and other numbers never began.
      for number in deliveries + [0, -1, 99] {
        concertina_expandable_toolbar_finish_delivery(bar, number)
        XCTAssertNil(concertina_expandable_toolbar_get_delivery_conversation(bar, number))
      }
    }
  }

  func testTheTextHasAViewOfItsOwn() throws {
    try onMain {
      let (made1, bar) = try Self.makeBar()
      defer { withExtendedLifetime(made1) {} }
      concertina_expandable_toolbar_set_text(bar, "one")
      let view = try XCTUnwrap(concertina_expandable_toolbar_get_text_view(bar))
      let area = UnsafeMutablePointer<ConcertinaTextArea>(view)
      concertina_text_area_select_range(area, 0, -1)
      concertina_text_area_insert(area, "two")
      XCTAssertEqual(taken(concertina_expandable_toolbar_get_text(bar)), "two")
    }
  }

  func testDraftsComeBack() throws {
    try onMain {
      let folder = try TemporaryFolder()
      let (made2, first) = try Self.makeBar()
      defer { withExtendedLifetime(made2) {} }
      concertina_expandable_toolbar_keep_draft(first, "room", folder.path)
      concertina_expandable_toolbar_set_text(first, "half a thought")
      concertina_expandable_toolbar_end_draft(first)
      // It is written beside the program's own work.
      XCTAssert(
        MainLoop.run(atMost: 5) {
          DraftStore(folder: folder.path).draft(for: "room") != nil
        })
      XCTAssertEqual(taken(concertina_expandable_toolbar_get_conversation(first)), "room")
      let (made3, second) = try Self.makeBar()
      defer { withExtendedLifetime(made3) {} }
      concertina_expandable_toolbar_keep_draft(second, "room", folder.path)
      XCTAssertEqual(taken(concertina_expandable_toolbar_get_text(second)), "half a thought")
      concertina_expandable_toolbar_set_conversation(second, "other")
      XCTAssertEqual(taken(concertina_expandable_toolbar_get_text(second)), "")
      concertina_expandable_toolbar_set_conversation(second, "room")
      XCTAssertEqual(taken(concertina_expandable_toolbar_get_text(second)), "half a thought")
      concertina_expandable_toolbar_end_draft(second)
    }
  }

  func testAttachmentsAreListedAndCleared() throws {
    try onMain {
      let (made, bar) = try Self.makeBar()
      let stripWidget = try GObjectWidget(AttachmentStrip.declaration)
      let strip = stripWidget.widget.nativePointer
      concertina_expandable_toolbar_set_attachment_strip(bar, strip)
      XCTAssertEqual(concertina_expandable_toolbar_get_attachment_strip(bar), strip)
      var changes = 0
      stripWidget.widget.connect(Signal("changed")) { _ in changes += 1 }
      let file = g_file_new_for_uri("file:///nowhere/a%20letter.txt")
      defer { g_object_unref(UnsafeMutableRawPointer(file)) }
      concertina_attachment_strip_add_file(strip, file)
      XCTAssertEqual(
        texts(concertina_attachment_strip_get_uris(strip)), ["file:///nowhere/a%20letter.txt"])
      XCTAssertEqual(texts(concertina_attachment_strip_get_names(strip)), ["a letter.txt"])
      XCTAssertNil(concertina_attachment_strip_get_texture(strip, 0))
      XCTAssertNil(concertina_attachment_strip_get_texture(strip, -7))
      concertina_attachment_strip_clear(strip)
      XCTAssertEqual(texts(concertina_attachment_strip_get_names(strip)), [])
      XCTAssertEqual(changes, 2)
      concertina_expandable_toolbar_set_attachment_strip(bar, nil)
      XCTAssertNil(concertina_expandable_toolbar_get_attachment_strip(bar))
      XCTAssertNil(stripWidget.widget.parent)
      withExtendedLifetime(made) {}
    }
  }

  func testEscapeAndUpAreSignals() throws {
    try onMain {
      let (made, bar) = try Self.makeBar()
      let host = WindowHost(made.widget, width: 300)
      host.settle()
      ExpandableToolbar(existing: made.widget)?.textView.focus()
      var keys: [String] = []
      for name in ["cancel", "edit-last"] {
        made.widget.connect(Signal(name)) { _ in keys.append(name) }
      }
      host.press("Escape")
      host.press("Up")
      XCTAssertEqual(keys, ["cancel", "edit-last"])
      withExtendedLifetime(bar) {}
    }
  }
}

/// Returns the texts of a list that a function gives away.
private func texts(_ list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> [String] {
  defer { g_strfreev(list) }
  var texts: [String] = []
  while let text = list?[texts.count] { texts.append(String(cString: text)) }
  return texts
}
