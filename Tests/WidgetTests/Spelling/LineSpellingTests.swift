import WidgetTestSupport
import XCTest

@testable import TextFieldCatalog
@testable import WidgetSupport

/// Misspelled words in a single-line field.
final class LineSpellingTests: WidgetTestCase {
  @MainActor
  private final class Host: WindowHost {
    let entry = Entry()
    let checker: SpellChecker
    let marks: LineSpellingMarks

    init(_ text: String, isFocused: Bool = false) {
      checker = SpellChecker(source: FakeSource(), language: "en_US")
      entry.text = text
      marks = LineSpellingMarks(line: entry.line, checker: checker)
      super.init(entry)
      if isFocused { entry.line.focusWithoutSelecting() } else { entry.line.resignFocus() }
      let checker = checker
      XCTAssert(MainLoop.run(atMost: 60) { checker.isLoaded })
      settle()
    }

    override var isReady: Bool { marks.isSettled }

    var marked: [String] {
      let scalars = Array(entry.text.unicodeScalars)
      return marks.misspelledRanges.map { String(String.UnicodeScalarView(scalars[$0])) }
    }
  }

  func testWrongWordsAreMarkedAndRightOnesAreNot() {
    onMain {
      let host = Host("ok wizz é wizz ok")
      XCTAssertEqual(host.marked, ["wizz", "wizz"])
      let before = host.entry.makeTexture().map { RenderedPicture($0) }
      host.marks.end()
      host.settle()
      XCTAssertEqual(host.marks.misspelledRanges, [])
      let after = host.entry.makeTexture().map { RenderedPicture($0) }
      XCTAssertEqual(before?.height, after?.height)
      let redder = (0..<(before?.width ?? 0)).flatMap { x in
        (0..<(before?.height ?? 0)).filter { y in
          guard let old = before?[x, y], let new = after?[x, y] else { return false }
          // GTK 4.18 paints a line that lies between two rows of pixels in both, half as red.
          return old != new && old.red > old.green + 0.05
        }
      }
      XCTAssertGreaterThan(redder.count, 8, "a line was there")
    }
  }

  func testTheWordThatIsBeingTypedIsLeftAlone() {
    onMain {
      let host = Host("", isFocused: true)
      host.type("wizz")
      host.settle()
      XCTAssertEqual(host.marked, [])
      host.type(" ")
      host.settle()
      XCTAssertEqual(host.marked, ["wizz"])
      host.entry.line.caret = 0
      host.type("ok ")
      host.entry.line.caret = 0
      host.settle()
      XCTAssertEqual(host.marked, ["wizz"], "it goes along with its word")
    }
  }

  func testAFieldMarksWordsWhereItWasAskedTo() {
    onMain {
      let field = UnderlinedTextField()
      @MainActor func marks() -> LineSpellingMarks? {
        (field.implementation.input as? LineInput)?.spelling
      }
      XCTAssertNil(marks(), "a name, a code or a search is not prose")
      field.configure(correction: .yes, keyboardType: nil)
      XCTAssertNotNil(marks())
      field.mode = .password
      XCTAssertNil(marks())
    }
  }
}
