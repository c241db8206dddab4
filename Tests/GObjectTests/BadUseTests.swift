import CConcertinaGtk
import CConcertinaShims
import Concertina
import Foundation
import GtkCore
import WidgetTestSupport
import XCTest

@testable import ConcertinaGObject

/// What programs in other languages do wrong: a critical message with our names, and no change.
final class BadUseTests: WidgetTestCase {
  @MainActor
  private static func makeEditor() throws -> (
    editor: AutoHeightEditor, object: UnsafeMutablePointer<GObject>
  ) {
    let widget = try GObjectWidget(AutoHeightEditor.declaration).widget
    return (
      try XCTUnwrap(AutoHeightEditor(existing: widget)), UnsafeMutablePointer(widget.nativePointer)
    )
  }

  func testAValueOutOfRangeIsRejected() throws {
    try onMain {
      let (editor, object) = try Self.makeEditor()
      var value = GValue()
      g_value_init(&value, concertina_type_int())
      g_value_set_int(&value, 0)
      expectCritical(
        "value \"0\" of type 'gint' is invalid or out of range for property 'max-lines'*",
        from: "GLib-GObject"
      ) {
        g_object_set_property(object, "max-lines", &value)
      }
      XCTAssertEqual(editor.maxLines, 5)
    }
  }

  func testTextThatIsNotUnicodeIsRejected() throws {
    try onMain {
      let (editor, object) = try Self.makeEditor()
      editor.text = "kept"
      var value = GValue()
      g_value_init(&value, concertina_type_string())
      defer { g_value_unset(&value) }
      var bytes: [CChar] = [0x61, -1, 0]
      g_value_set_string(&value, &bytes)
      expectCritical("ConcertinaAutoHeightEditor:text was set to text that is not valid UTF-8") {
        g_object_set_property(object, "text", &value)
      }
      XCTAssertEqual(editor.text, "kept")
    }
  }

  func testAMaskThatCannotBeReadIsRejected() throws {
    try onMain {
      let field = try GObjectWidget(BorderedTextField.declaration)
      let mask = try XCTUnwrap(field.declaration.parameters.first { $0.name == "mask" })
      try field.set(mask, to: "[00]")
      expectCritical(
        "ConcertinaBorderedTextField:mask was set to \"[00\", which is not a value of it"
      ) {
        try? field.set(mask, to: "[00")
      }
      XCTAssertEqual(mask.read(field.widget), .text("[00]"))
    }
  }

  func testAWidgetWithoutRichTextIsRejected() throws {
    try onMain {
      for declaration in [FindBar.declaration, OutlineView.declaration] {
        let view = try GObjectWidget(declaration)
        let parameter = try XCTUnwrap(
          view.declaration.parameters.first { $0.name == "text-widget" })
        let editor = EditorView()
        view.set(parameter, to: editor)
        for other in [Label("no text"), try Self.makeEditor().editor] as [Widget] {
          expectCritical("\(declaration.name):text-widget was set to *, which is not a value of it")
          {
            view.set(parameter, to: other)
          }
          XCTAssertEqual(parameter.read(view.widget), .widget(editor))
        }
      }
    }
  }

  func testNoTextIsAnEmptyOne() throws {
    try onMain {
      let (editor, object) = try Self.makeEditor()
      editor.text = "gone"
      var value = GValue()
      g_value_init(&value, concertina_type_string())
      g_object_set_property(object, "text", &value)
      XCTAssertEqual(editor.text, "")
    }
  }

  func testAnotherThreadGetsTheDefaultAndChangesNothing() throws {
    try onMain {
      let (editor, object) = try Self.makeEditor()
      editor.maxLines = 3
      let shared = MainThreadValue(object)
      expectCritical(
        "ConcertinaAutoHeightEditor:max-lines was used on another thread than GTK's"
      ) {
        let thread = Thread {
          var value = GValue()
          g_value_init(&value, concertina_type_int())
          g_value_set_int(&value, 9)
          g_object_set_property(shared.value, "max-lines", &value)
        }
        thread.start()
        let isFinished = MainLoop.run(atMost: 5) { thread.isFinished }
        XCTAssert(isFinished)
      }
      XCTAssertEqual(editor.maxLines, 3)
    }
  }

  func testAPartOfAWidgetCannotBeCreatedByItself() throws {
    onMain {
      _ = GrowingTextArea()
      expectCritical(
        "ConcertinaGrowingTextArea is a part of another widget, and cannot be created by itself"
      ) {
        let part = g_object_new_with_properties(
          g_type_from_name("ConcertinaGrowingTextArea"), 0, nil, nil)
        g_object_ref_sink(UnsafeMutableRawPointer(part))
        g_object_unref(UnsafeMutableRawPointer(part))
      }
    }
  }
}
