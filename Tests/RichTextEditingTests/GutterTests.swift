import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// The room beside the text, compared with where GTK has the text.
final class GutterTests: WidgetTestCase {
  private static let text = String(repeating: "some words in a line ", count: 6) + "\nsecond"

  /// The columns of a feature that has one at each place, added from the text to the outside.
  @MainActor
  private final class Columns {
    private var all: [GutterPlace: GutterColumn] = [:]

    subscript(_ place: GutterPlace) -> GutterColumn { all[place]! }

    var feature: EditorFeature {
      EditorFeature(
        "columns",
        register: { [unowned self] register in
          for place in GutterPlace.allCases.reversed() {
            self.all[place] = register.addColumn(place)
          }
        })
    }

    /// Sets the widths from the outside to the text, and paints a frame: nothing is laid out later.
    func setWidths(_ widths: [Int], _ host: WindowHost) {
      for (width, place) in zip(widths, GutterPlace.allCases) { self[place].width = width }
      host.settle()
    }
  }

  @MainActor
  private static func withColumns(
    _ text: String, _ test: (EditorView, Columns, WindowHost) -> Void
  ) {
    let columns = Columns()
    let editor = EditorView(context: EditorViewContext(), features: [columns.feature])
    editor.content = RichText(text)
    withWindow(of: editor, width: 300) { host in
      host.settle()
      test(editor, columns, host)
    }
  }

  @MainActor
  private static func heightOfText(_ editor: EditorView) -> Int {
    editor.area.textView.verticalExtent(ofLine: 0).height
      + editor.area.textView.verticalExtent(ofLine: 1).height
  }

  func testTheTextIsNarrowerByTheSumOfTheColumns() {
    onMain {
      Self.withColumns(Self.text) { editor, columns, host in
        let (before, wide) = (editor.height, editor.area.textView.width)
        columns.setWidths([40, 24, 16], host)
        XCTAssertEqual(editor.area.textView.width, wide - 80)
        XCTAssertEqual(editor.area.textView.bounds(in: editor)?.x, 80)
        XCTAssertGreaterThan(editor.height, before)
        XCTAssertEqual(editor.height, Self.heightOfText(editor))
        XCTAssertEqual(columns[.numbers].extent, -80 ... -40)
        XCTAssertEqual(columns[.handles].extent, -40 ... -16)
        XCTAssertEqual(columns[.signs].extent, -16...0)
        columns.setWidths([0, 0, 0], host)
        XCTAssertEqual(editor.height, before)
        XCTAssertEqual(editor.area.textView.bounds(in: editor)?.x, 0)
        XCTAssertNil(columns[.handles].extent)
      }
    }
  }

  func testTheGutterIsAtTheRightOfARightToLeftEditor() {
    onMain {
      Self.withColumns(Self.text) { editor, columns, host in
        editor.direction = .rightToLeft
        editor.area.textView.direction = .rightToLeft
        columns.setWidths([40, 0, 16], host)
        XCTAssertEqual(editor.area.textView.bounds(in: editor)?.x, 0)
        XCTAssertEqual(editor.area.textView.width, 300 - 56)
        XCTAssertEqual(columns[.numbers].extent, 260...300)
        XCTAssertEqual(columns[.signs].extent, 244...260)
      }
    }
  }

  func testWidgetsAndThePlaceholderMoveWithTheText() {
    onMain {
      Self.withColumns("") { editor, columns, host in
        editor.placeholder = "nothing"
        columns.setWidths([40, 0, 0], host)
        let label = editor.area.children.first { $0.isVisible && $0.hasStyleClass("placeholder") }
        XCTAssertEqual(label?.bounds(in: editor)?.x, 40)
        let widget = Label("widget")
        editor.insertAttachment(Attachment(name: "label", content: widget), in: 0..<0)
        host.settle()
        XCTAssertEqual(widget.bounds(in: editor)?.x, 40)
      }
    }
  }

  func testColumnsAtOnePlaceAreSideBySide() {
    onMain {
      var columns: [GutterColumn] = []
      let features = ["one", "two"].map { name in
        EditorFeature(name, register: { columns.append($0.addColumn(.signs)) })
      }
      var background: ClosedRange<Double>?
      let editor = EditorView(
        context: EditorViewContext(),
        features: features + [
          EditorFeature("below", register: { $0.drawBesideText { background = $1 } })
        ])
      withWindow(of: editor, width: 300) { host in
        host.settle()
        XCTAssertNil(background)
        for column in columns { column.width = 20 }
        var drawn = 0
        columns[1].draw { _ in drawn += 1 }
        host.settle()
        XCTAssertEqual(columns.map(\.extent), [-40 ... -20, -20...0])
        XCTAssertEqual(background, -40...0)
        XCTAssertGreaterThan(drawn, 0)
      }
    }
  }

  func testAPressOnAColumnGetsItsLine() {
    onMain {
      Self.withColumns(Self.text) { editor, columns, host in
        columns.setWidths([40, 0, 20], host)
        var pressed: [Int] = []
        columns[.signs].onPressed { line, press in
          XCTAssertTrue((-20...0).contains(press.x))
          pressed.append(line)
          return true
        }
        let second = Double(editor.area.textView.verticalExtent(ofLine: 1).y) + 3
        for (x, y) in [(50.0, 3.0), (50, second), (20, second), (50, 10_000)] {
          editor.implementation.gutter.press(x: x, y: y)
        }
        XCTAssertEqual(pressed, [0, 1])
      }
    }
  }
}
