import AutoHeightEditing
import ExpandableInput
import RichTextEditing
import WidgetSupport
import WidgetTestSupport
import XCTest

/// The names and descriptions of inputs, which are those of the text that has the focus.
final class InputNameTests: WidgetTestCase {
  func testTheTextOfAnInputIsNamed() {
    onMain {
      let editor = AutoHeightEditor(text: .constant(""), maxLines: 3)
      let view = ExpandableTextView(text: .constant(""))
      let (document, renderer) = (EditorView(), RendererView())
      let inputs: [(input: Widget, area: GrowingTextArea)] = [
        (editor, editor.area), (view, view.area), (document, document.area),
        (renderer, renderer.area),
      ]
      for (input, area) in inputs {
        input.accessibleLabel = "Report"
        input.accessibleDescription = "For the team"
        XCTAssertEqual(area.textView.accessibleLabel, "Report", input.typeName)
        XCTAssertEqual(area.textView.accessibleDescription, "For the team", input.typeName)
        XCTAssertEqual(area.accessibleLabel, "Report", input.typeName)
        XCTAssertEqual(input.accessibleLabel, "Report", input.typeName)
        XCTAssertEqual(input.accessibleDescription, "For the team", input.typeName)
      }
    }
  }
}
