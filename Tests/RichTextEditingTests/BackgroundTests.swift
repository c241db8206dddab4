import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// Backgrounds of runs that are more than a color.
final class BackgroundTests: WidgetTestCase {
  private static let green = Color(red: 0, green: 1, blue: 0)
  private static let red = Color(red: 1, green: 0, blue: 0)

  // MARK: Outlines

  private static func outlines(
    _ lines: [Rectangle], _ style: BackgroundStyle, isMirrored: Bool = false
  ) -> [Outline] {
    BackgroundOutlines(lines: lines, style: style, isMirrored: isMirrored).outlines
  }

  private static func line(_ x: Double, _ y: Double, _ width: Double) -> Rectangle {
    Rectangle(x: x, y: y, width: width, height: 20)
  }

  private static func style(_ radius: Double, isSquare: Bool = false) -> BackgroundStyle {
    BackgroundStyle(
      color: Self.green, roundedCornerStyle: .absolute(radius), hasSquaredOffJoins: isSquare)
  }

  private static func corners(_ outline: Outline?) -> [[Double]] {
    outline?.corners.map { [$0.x, $0.y, $0.radius] } ?? []
  }

  func testLinesThatTouchAreOneAreaWithSteps() {
    let outlines = Self.outlines([Self.line(50, 0, 100), Self.line(0, 20, 80)], Self.style(4))
    XCTAssertEqual(outlines.count, 1)
    XCTAssertEqual(
      Self.corners(outlines.first),
      [
        [150, 0, 4], [150, 20, 4], [80, 20, 4], [80, 40, 4],
        [0, 40, 4], [0, 20, 4], [50, 20, 4], [50, 0, 4],
      ])
  }

  func testSidesThatGoOnStraightHaveNoCorner() {
    XCTAssertEqual(
      Self.corners(
        Self.outlines([Self.line(0, 0, 80), Self.line(0, 20, 80)], Self.style(4)).first),
      [[80, 0, 4], [80, 40, 4], [0, 40, 4], [0, 0, 4]])
  }

  func testLinesThatDoNotTouchAreAreasOfTheirOwn() {
    // The first two are below each other without overlapping; the others have space between them.
    XCTAssertEqual(
      Self.outlines([Self.line(90, 0, 30), Self.line(0, 20, 80)], Self.style(4)).count, 2)
    XCTAssertEqual(
      Self.outlines([Self.line(0, 0, 80), Self.line(0, 24, 80)], Self.style(4)).count, 2)
  }

  func testACornerIsAsRoundAsThereIsRoomFor() {
    XCTAssertEqual(
      Self.corners(Self.outlines([Self.line(0, 0, 6)], Self.style(40)).first).map { $0[2] },
      [3, 3, 3, 3])
    let capsule = BackgroundStyle(
      color: Self.green, roundedCornerStyle: .relative(percent: 50))
    XCTAssertEqual(
      Self.corners(Self.outlines([Self.line(0, 0, 60)], capsule).first).map { $0[2] },
      [10, 10, 10, 10])
    for radius in [-3, Double.nan, -Double.infinity] {
      XCTAssertEqual(RoundedCornerStyle.absolute(radius).radius(forHeight: 20), 0)
    }
  }

  func testSquaredOffJoinsAreRoundAtTheStartAndAtTheEndOnly() {
    let lines = [Self.line(90, 0, 30), Self.line(0, 20, 80)]
    let radii = Self.outlines(lines, Self.style(4, isSquare: true)).map {
      Self.corners($0).map { $0[2] }
    }
    XCTAssertEqual(radii, [[0, 0, 4, 4], [4, 4, 0, 0]])
    let mirrored = Self.outlines(lines, Self.style(4, isSquare: true), isMirrored: true)
    XCTAssertEqual(mirrored.map { Self.corners($0).map { $0[2] } }, [[4, 4, 0, 0], [0, 0, 4, 4]])
  }

  func testTheBorderLiesWithinTheArea() {
    XCTAssertEqual(
      Self.corners(
        Self.outlines([Self.line(50, 0, 100), Self.line(0, 20, 80)], Self.bordered).first
      )
      .map { [$0[0], $0[1]] },
      [
        [149, 1], [149, 19], [79, 19], [79, 39], [1, 39], [1, 21], [51, 21], [51, 1],
      ])
  }

  // MARK: Pixels

  @MainActor
  private struct Page {
    let editor = EditorView()
    let host: WindowHost

    init(_ text: String) {
      editor.content = RichText(text)
      host = WindowHost(editor, watching: editor.area)
      host.settle()
    }

    /// Returns how far a character is from the start of its line, in pixels.
    func x(of offset: Int) throws -> Int {
      host.settle()
      let view = editor.area.textView
      let start = view.displayLine(at: offset).lowerBound
      return Int(view.characterRectangle(at: offset).x - view.characterRectangle(at: start).x)
    }

    /// Returns the colors of pixels, which are given relative to the corner of a character.
    func colors(of offset: Int, _ places: [(x: Int, y: Int)]) throws -> [RenderedPicture.Color] {
      host.settle()
      let picture = RenderedPicture(try XCTUnwrap(host.window.makeTexture()))
      let window = try XCTUnwrap(editor.area.textView.bounds(in: host.window))
      let corner = editor.area.textView.characterRectangle(at: offset)
      return places.map {
        picture[Int(window.x + corner.x) + $0.x, Int(window.y + corner.y) + $0.y]
      }
    }
  }

  private static let middle = (x: 12, y: 8)
  private static let bordered = BackgroundStyle(
    color: green, border: BorderStyle(lineWidth: 2, color: red))

  private static func isGreen(_ color: RenderedPicture.Color) -> Bool {
    color.green > 0.9 && color.red < 0.2
  }

  func testARoundedBackgroundIsPaintedAndGoesAwayAgain() throws {
    try onMain {
      // Only blanks, so that no letters cover the background.
      let page = Page("          \nplain")
      let plain = try page.colors(of: 0, [Self.middle, (0, 0)])
      page.editor.changeAttributes(in: 0..<10) { $0[BackgroundStyleKey.self] = Self.style(6) }
      let painted = try page.colors(of: 0, [Self.middle, (0, 0)])
      XCTAssertTrue(Self.isGreen(painted[0]))
      XCTAssertEqual("\(painted[1])", "\(plain[1])", "the corner is round")
      page.editor.undo()
      XCTAssertEqual("\(try page.colors(of: 0, [Self.middle])[0])", "\(plain[0])")
      page.editor.redo()
      XCTAssertTrue(Self.isGreen(try page.colors(of: 0, [Self.middle])[0]))
    }
  }

  func testTheBackgroundMovesWithItsText() throws {
    try onMain {
      let page = Page("          \nplain")
      page.editor.changeAttributes(in: 0..<10) { $0[BackgroundStyleKey.self] = Self.style(0) }
      let before = try page.colors(of: 0, [Self.middle])
      page.editor.replaceCharacters(in: 0..<0, with: RichText("First\n\n"))
      let above = try page.colors(of: 0, [(2, 2)])
      XCTAssertEqual("\(try page.colors(of: 7, [Self.middle])[0])", "\(before[0])")
      XCTAssertFalse(Self.isGreen(above[0]))
    }
  }

  func testABorderIsPaintedAlongTheEdge() throws {
    try onMain {
      let page = Page("          ")
      page.editor.changeAttributes(in: 0..<10) { $0[BackgroundStyleKey.self] = Self.bordered }
      let seen = try page.colors(of: 0, [(0, 8), (1, 8), (4, 8)])
      XCTAssertTrue(seen[0].red > 0.9 && seen[1].red > 0.9, "\(seen)")
      XCTAssertTrue(Self.isGreen(seen[2]))
    }
  }

  func testAnAreaThatIsLargerThanItsTextIsNotCutAtTheSide() throws {
    try onMain {
      let page = Page("          ")
      var style = Self.bordered
      style.insets = BackgroundInsets(left: -5, right: -5)
      page.editor.changeAttributes(in: 0..<10) { $0[BackgroundStyleKey.self] = style }
      let end = Int(page.editor.area.textView.characterRectangle(at: 10).x)
      let seen = try page.colors(of: 0, [(0, 8), (end + 4, 8), (end + 6, 8)])
      XCTAssertTrue(seen[0].red > 0.9 && seen[0].green < 0.1, "\(seen)")
      XCTAssertTrue(seen[1].red > 0.9 && seen[1].green < 0.1, "\(seen)")
      XCTAssertFalse(Self.isGreen(seen[2]))
    }
  }

  func testAnAreaThatIsLargerThanItsTextLeavesLettersAlone() throws {
    try onMain {
      let page = Page("-  -\n----")
      var style = Self.bordered
      style.insets = BackgroundInsets(left: -50, right: -50)
      page.editor.changeAttributes(in: 0..<1) { $0[BackgroundStyleKey.self] = style }
      let (first, second) = try (page.x(of: 1), page.x(of: 2))
      let seen = try page.colors(
        of: 0, [((first + second) / 2 - 1, 2), ((first + second) / 2 + 1, 2)])
      XCTAssertTrue(seen[0].red > 0.9 && seen[0].green < 0.1, "\(seen)")
      XCTAssertFalse(seen[1].red > 0.9 && seen[1].green < 0.1, "half of the blank: \(seen)")
      page.editor.changeAttributes(in: 6..<7) { $0[BackgroundStyleKey.self] = style }
      let (start, end) = try (page.x(of: 6), page.x(of: 7))
      let inside = try page.colors(of: 5, [(start - 1, 2), (start + 1, 2), (end - 2, 2), (end, 2)])
      XCTAssertEqual(inside.map { $0.red > 0.9 && $0.green < 0.1 }, [false, true, true, false])
    }
  }

  // MARK: Typing

  func testALockedAttributeIsNotCarriedOn() {
    onMain {
      let page = Page("pill")
      page.editor.changeAttributes(in: 0..<4) {
        $0.backgroundStyle = Self.style(6)
        $0.fontTraits = .bold
      }
      page.editor.selectedRange = 4..<4
      XCTAssertNotNil(page.editor.typingAttributes[BackgroundStyleKey.self])
      page.editor.changeAttributes(in: 0..<4) {
        $0[LockedAttributesKey.self] = [BackgroundStyleKey.name]
      }
      page.editor.selectedRange = 2..<2
      page.editor.selectedRange = 4..<4
      XCTAssertNil(page.editor.typingAttributes[BackgroundStyleKey.self])
      XCTAssertEqual(page.editor.typingAttributes[FontTraitsKey.self], .bold)
      XCTAssertNil(page.editor.typingAttributes[LockedAttributesKey.self])
    }
  }
}
