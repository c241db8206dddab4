import CConcertina
import CConcertinaGtk
import Concertina
import GtkCore
import WidgetTestSupport
import XCTest

@testable import ConcertinaGObject

/// What a growing view with plain text has beside its text, by the functions of C.
final class TextAreaTests: WidgetTestCase {
  private static let classes = [AutoHeightEditor.declaration, ExpandableTextView.declaration]

  @MainActor
  private static func forEachArea(
    _ body: (GObjectWidget, UnsafeMutablePointer<ConcertinaTextArea>) throws -> Void
  ) throws {
    for declaration in classes {
      let made = try GObjectWidget(declaration)
      try body(made, UnsafeMutablePointer(made.widget.nativePointer))
    }
  }

  func testTextIsInsertedSelectedAndDeleted() throws {
    try onMain {
      try Self.forEachArea { made, area in
        concertina_text_area_insert(area, "one two")
        concertina_text_area_select_range(area, 0, 3)
        XCTAssertEqual(taken(concertina_text_area_get_selected_text(area)), "one")
        XCTAssertEqual(concertina_text_area_get_cursor_position(area), 3)
        XCTAssertEqual(concertina_text_area_get_selection_bound(area), 0)
        concertina_text_area_insert(area, "1")
        XCTAssertEqual(taken(concertina_text_area_get_text(area)), "1 two")
        concertina_text_area_select_range(area, -1, -1)
        XCTAssertEqual(concertina_text_area_get_cursor_position(area), 5)
        concertina_text_area_delete_range(area, 99, 1)
        XCTAssertEqual(taken(concertina_text_area_get_text(area)), "1", made.declaration.name)
        XCTAssertEqual(taken(concertina_text_area_get_selected_text(area)), "")
      }
    }
  }

  func testTheHistoryIsNotifiedThereAndBack() throws {
    try onMain {
      try Self.forEachArea { made, area in
        var states: [[Bool]] = []
        for name in ["can-undo", "can-redo", "modified"] {
          made.widget.onChange(of: Property<Widget, Bool>(name)) {
            states.append([
              concertina_text_area_get_can_undo(area) != 0,
              concertina_text_area_get_can_redo(area) != 0,
              concertina_text_area_get_modified(area) != 0,
            ])
          }
        }
        for _ in 0..<2 {
          concertina_text_area_insert(area, "text")
          XCTAssertEqual(states.last, [true, false, true], made.declaration.name)
          concertina_text_area_set_modified(area, 0)
          concertina_text_area_undo(area)
          XCTAssertEqual(taken(concertina_text_area_get_text(area)), "")
          XCTAssertEqual(states.last?.prefix(2), [false, true])
          concertina_text_area_redo(area)
          XCTAssertEqual(taken(concertina_text_area_get_text(area)), "text")
          concertina_text_area_set_text(area, nil)
          XCTAssertEqual(taken(concertina_text_area_get_text(area)), "")
        }
      }
    }
  }

  func testATextThatIsSetCannotBeUndone() throws {
    try onMain {
      try Self.forEachArea { made, area in
        for text in ["of one item", "of another"] {
          concertina_text_area_set_text(area, text)
          concertina_text_area_undo(area)
          XCTAssertEqual(
            taken(concertina_text_area_get_text(area)), text, made.declaration.name)
          XCTAssertEqual(concertina_text_area_get_can_undo(area), 0)
          concertina_text_area_insert(area, "!")
          concertina_text_area_undo(area)
          XCTAssertEqual(taken(concertina_text_area_get_text(area)), text)
        }
      }
    }
  }

  func testTheCaretIsNotified() throws {
    try onMain {
      try Self.forEachArea { made, area in
        concertina_text_area_set_text(area, "abc")
        var positions: [CInt] = []
        made.widget.onChange(of: Property<Widget, Int>("cursor-position")) {
          positions.append(concertina_text_area_get_cursor_position(area))
        }
        concertina_text_area_select_range(area, 1, 2)
        concertina_text_area_select_range(area, 0, 0)
        XCTAssertEqual(positions, [2, 0], made.declaration.name)
      }
    }
  }

  func testAProgramCanReadAndEditTheBuffer() throws {
    try onMain {
      try Self.forEachArea { made, area in
        let host = WindowHost(made.widget, width: 300)
        host.settle()
        let height = made.widget.height
        let buffer = concertina_text_area_get_buffer(area)
        var changes = 0
        made.widget.connect(Signal("changed")) { _ in changes += 1 }
        gtk_text_buffer_insert_at_cursor(buffer, "one\ntwo\nthree", -1)
        host.settle()
        XCTAssertEqual(taken(concertina_text_area_get_text(area)), "one\ntwo\nthree")
        XCTAssertEqual(changes, 1)
        XCTAssertGreaterThan(made.widget.height, height, made.declaration.name)
        gtk_text_buffer_undo(buffer)
        host.settle()
        XCTAssertEqual(taken(concertina_text_area_get_text(area)), "")
        XCTAssertEqual(made.widget.height, height)
      }
    }
  }

  func testTheInputAndTheMenuAreThoseOfTheText() throws {
    try onMain {
      try Self.forEachArea { made, area in
        let text = try XCTUnwrap(made.widget.first(ofType: "ConcertinaTextView"))
        concertina_text_area_set_input_purpose(area, GTK_INPUT_PURPOSE_URL)
        concertina_text_area_set_input_hints(area, GTK_INPUT_HINT_NO_EMOJI)
        XCTAssertEqual(concertina_text_area_get_input_purpose(area), GTK_INPUT_PURPOSE_URL)
        XCTAssertEqual(text[Property<Widget, Int>("input-purpose")], 5)
        XCTAssertEqual(concertina_text_area_get_input_hints(area), GTK_INPUT_HINT_NO_EMOJI)
        let menu = Menu()
        concertina_text_area_set_extra_menu(area, UnsafeMutablePointer(menu.nativePointer))
        XCTAssertEqual(
          concertina_text_area_get_extra_menu(area).map { OpaquePointer($0) }, menu.nativePointer)
        concertina_text_area_set_extra_menu(area, nil)
        XCTAssertNil(concertina_text_area_get_extra_menu(area))
      }
    }
  }

  func testMistakesChangeNothing() throws {
    try onMain {
      try Self.forEachArea { made, area in
        concertina_text_area_set_text(area, "kept")
        expectCritical("concertina_text_area_insert(): 'text' is NULL") {
          concertina_text_area_insert(area, nil)
        }
        let bytes: [CChar] = [0x61, -1, 0]
        expectCritical("concertina_text_area_insert(): 'text' is not valid UTF-8") {
          concertina_text_area_insert(area, bytes)
        }
        expectCritical("concertina_text_area_undo() was called without a ConcertinaTextArea") {
          concertina_text_area_undo(nil)
        }
        let other = Button("")
        expectCritical("concertina_text_area_undo() was called without a ConcertinaTextArea") {
          concertina_text_area_undo(UnsafeMutablePointer(other.nativePointer))
        }
        XCTAssertEqual(taken(concertina_text_area_get_text(area)), "kept", made.declaration.name)
      }
    }
  }
}

extension Widget {
  /// The first widget of a type below this one.
  fileprivate func first(ofType name: String) -> Widget? {
    children.lazy.compactMap { $0.typeName == name ? $0 : $0.first(ofType: name) }.first
  }
}
