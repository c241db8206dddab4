import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// What paragraphs show beside their letters: as a value, and alike in an editor and in a label.
final class ParagraphAppearanceTests: WidgetTestCase {
  private static let boxes: [StyleName] =
    [.quote, .code] + CalloutKind.allCases.map { .callout($0) }

  @MainActor
  private static func appearance(
    _ style: StyleName, headIndent: Int = 0
  ) -> ParagraphAppearance {
    let format = ParagraphFormat(headIndent: headIndent, style: style)
    let own = NamedStyles.standard[style]
    return ParagraphAppearance(
      of: format, own, indent: Double(headIndent + (own?.headIndent ?? 0)))
  }

  func testParagraphsBelowEachOtherHaveOneBox() {
    onMain {
      for style in Self.boxes {
        let one = Self.appearance(style)
        XCTAssertTrue(one.joins(Self.appearance(style)), "\(style)")
        XCTAssertFalse(one.joins(Self.appearance(style, headIndent: 20)), "\(style)")
        XCTAssertFalse(one.joins(Self.appearance(.body)))
        for other in Self.boxes where other != style {
          XCTAssertFalse(one.joins(Self.appearance(other)), "\(style) and \(other)")
        }
      }
      XCTAssertFalse(Self.appearance(.body).joins(Self.appearance(.body)))
      XCTAssertFalse(Self.appearance(.rule).joins(Self.appearance(.rule)))
    }
  }

  func testABlockThatBeginsHasABoxOfItsOwn() {
    onMain {
      for style in Self.boxes {
        var format = ParagraphFormat(style: style)
        let one = Self.appearance(style)
        format.beginsBlock = true
        let own = NamedStyles.standard[style]
        let next = ParagraphAppearance(of: format, own, indent: Double(own?.headIndent ?? 0))
        XCTAssertFalse(one.joins(next), "\(style)")
        XCTAssertTrue(next.joins(one), "\(style)")
        // Callouts have space around them anyway.
        XCTAssertEqual(next.gapAbove, [.quote, .code].contains(style) ? 8 : 0, "\(style)")
        XCTAssertEqual(format.spacingAbove(own), (own?.spacingBefore ?? 0) + Int(next.gapAbove))
        XCTAssertEqual(one.gapAbove, 0)
      }
    }
  }

  func testMirroredPartsAreAtTheOtherSide() {
    onMain {
      for style in Self.boxes + [.rule] {
        let appearance = Self.appearance(style, headIndent: 30)
        let parts = [false, true].map { isMirrored in
          let area = appearance.area(y: 10, height: 40, inWidth: 300, isMirrored: isMirrored)
          return appearance.parts(in: area, firstLine: (10, 20), isMirrored: isMirrored)
        }
        XCTAssertFalse(parts[0].isEmpty)
        XCTAssertEqual(parts[0].map(\.color), parts[1].map(\.color))
        for (usual, mirrored) in zip(parts[0], parts[1]) {
          XCTAssertEqual(usual.area.x, 300 - mirrored.area.x - mirrored.area.width, "\(style)")
          XCTAssertEqual(usual.area.y, mirrored.area.y)
        }
      }
    }
  }

  /// Without letters, only boxes and bars differ from the background.
  func testALabelHasTheBoxesAndBarsOfAnEditor() throws {
    try onMain {
      for style in Self.boxes {
        for direction: TextDirection in [.leftToRight, .rightToLeft] {
          let mark = direction == .leftToRight ? "\u{200E}" : "\u{200F}"
          let format = ParagraphFormat(style: style)
          let content = RichText(paragraphs: [
            (mark, ParagraphFormat()), (mark, ParagraphFormat()), (mark, format), (mark, format),
            (mark, ParagraphFormat()),
          ])
          let editor = EditorView(context: EditorViewContext())
          editor.content = content
          editor.selectedRange = 0..<0
          let areas = try [RichLabel(content), editor].map {
            try Self.paintedArea(of: $0, direction)
          }
          XCTAssertFalse(areas[0].columns.isEmpty, "\(style) \(direction)")
          XCTAssertEqual(areas[0].columns, areas[1].columns, "\(style) \(direction)")
          XCTAssertEqual(areas[0].rows.count, areas[1].rows.count, "\(style) \(direction)")
        }
      }
    }
  }

  /// Returns the columns and rows below the first line, which has the caret, that differ from the
  /// background.
  @MainActor
  private static func paintedArea(
    of widget: Widget, _ direction: TextDirection
  ) throws -> (columns: Range<Int>, rows: Range<Int>) {
    widget.direction = direction
    (widget as? EditorView)?.area.textView.direction = direction
    let host = WindowHost(widget, width: 240)
    defer { host.close() }
    let picture = RenderedPicture(try XCTUnwrap(widget.makeTexture()))
    let background = picture[picture.width / 2, picture.height - 3]
    let second = Int(TextLayout("0", of: widget).height * 1.5) * widget.scaleFactor
    let rows = (second..<picture.height).filter { row in
      picture.count(inRow: row) { $0 != background } > 0
    }
    let columns = (0..<picture.width).filter { column in
      rows.contains { picture[column, $0] != background }
    }
    return (
      (columns.first ?? 0)..<((columns.last ?? -1) + 1), (rows.first ?? 0)..<((rows.last ?? -1) + 1)
    )
  }
}
