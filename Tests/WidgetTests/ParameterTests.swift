import Concertina
import GtkCore
import WidgetTestSupport
import XCTest

/// The declared parameters of every widget: one litany for all of them.
final class ParameterTests: WidgetTestCase {
  @MainActor
  private static func widgets() -> [(widget: Widget, parameters: [AnyParameter])] {
    @State var text = ""
    return [
      (AutoHeightEditor(text: $text, maxLines: 5), AutoHeightEditor.parameters),
      (ExpandableTextView(text: $text), ExpandableTextView.parameters),
      (ExpandableToolbar(text: $text), ExpandableToolbar.parameters),
      (UnderlinedTextField(), CatalogField.parameters),
      (BorderedTextField(), CatalogField.parameters),
      (UnderlinedTextView(), CatalogField.parameters),
      (EditorView(), EditorView.parameters), (RendererView(), RendererView.parameters),
      (RichLabel(), RichLabel.parameters),
    ]
  }

  @MainActor
  private static func described(_ widget: Widget, _ parameter: AnyParameter) -> String {
    "\(widget.typeName) \(parameter.name)"
  }

  func testNamesAreThoseOfGTK() {
    onMain {
      for (widget, parameters) in Self.widgets() {
        let names = parameters.map(\.name)
        XCTAssertEqual(Set(names).count, names.count, widget.typeName)
        for name in names {
          XCTAssert(name.allSatisfy { $0.isLowercase && $0.isASCII || $0 == "-" }, name)
        }
      }
    }
  }

  func testAValueOfAnotherTypeIsRejected() {
    onMain {
      for (widget, parameters) in Self.widgets() {
        for parameter in parameters {
          let wrong: PlainValue =
            if case .boolean = parameter.defaultValue { .integer(1) } else { .boolean(true) }
          let before = parameter.read(widget)
          XCTAssertFalse(parameter.write(widget, wrong), Self.described(widget, parameter))
          XCTAssertEqual(parameter.read(widget), before)
        }
      }
    }
  }

  func testAWidgetIsHadAgain() throws {
    try onMain {
      @State var text = "hello"
      let editor = AutoHeightEditor(text: $text, maxLines: 5)
      let plain = Widget(retaining: editor.nativePointer)
      let again = try XCTUnwrap(AutoHeightEditor(existing: plain))
      again.maxLines = 7
      again.regExpUse = .use(pattern: "h", isMatched: .constant(false))
      XCTAssertEqual(editor.maxLines, 7)
      XCTAssertEqual(again.text, "hello")
      XCTAssertEqual(editor.match, .matched)
      XCTAssertNil(ExpandableTextView(existing: plain))
      XCTAssertNil(AutoHeightEditor(existing: Label("")))
      let field = UnderlinedTextField()
      let fieldAgain = try XCTUnwrap(UnderlinedTextField(existing: field))
      fieldAgain.placeholder = "Name"
      XCTAssertEqual(field.placeholder, "Name")
      XCTAssertNil(BorderedTextField(existing: field))
    }
  }
}
