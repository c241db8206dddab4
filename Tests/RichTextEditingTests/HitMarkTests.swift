import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextDocuments
@testable import RichTextEditing

/// The marks on hits: only on visible ones, and in nothing that is saved.
final class HitMarkTests: WidgetTestCase {
  func testMarksAreNoPartOfTheContent() throws {
    try onMain {
      let (outer, inner) = FinderTests.nested()
      let host = WindowHost(outer, watching: outer.area)
      let (content, saved) = try (outer.content, SavedForm.value(of: outer.content))
      let before = (outer.area.buffer.tagCount, inner.area.buffer.tagCount)
      let finder = TextFinder(for: outer)
      finder.query = TextQuery("warm")
      FinderTests.settle(finder)
      host.settle()
      XCTAssertEqual(outer.area.buffer.tagCount, before.0 + 2)
      XCTAssertEqual(outer.content, content)
      XCTAssertEqual(try SavedForm.value(of: outer.content), saved)
      XCTAssertEqual(outer.undoDepth, 0)
      finder.close()
      XCTAssertEqual(outer.area.buffer.tagCount, before.0)
      XCTAssertEqual(inner.area.buffer.tagCount, before.1)
    }
  }

  func testMarksAreOnTheHitsAlsoAfterEdits() {
    onMain {
      let editor = EditorView()
      editor.content = "warm warm\nwarm"
      editor.selectedRange = 0..<0
      let host = WindowHost(editor, watching: editor.area)
      let before = editor.area.buffer.tagCount
      let finder = TextFinder(for: editor)
      finder.query = TextQuery("warm")
      FinderTests.settle(finder)
      editor.focus()
      editor.selectedRange = 7..<7
      host.type("x")
      host.settle()
      FinderTests.settle(finder)
      XCTAssertEqual(editor.markedRanges, [0..<4, 11..<15])
      host.press("z", control: true)
      host.settle()
      FinderTests.settle(finder)
      XCTAssertEqual(editor.markedRanges, [0..<4, 5..<9, 10..<14])
      XCTAssertEqual(editor.area.buffer.tagCount, before + 2)
      finder.close()
      XCTAssertEqual(editor.markedRanges, [])
    }
  }

  func testMarksAreOnVisibleHits() {
    onMain {
      let renderer = RendererView()
      let editor = renderer.editor
      renderer.content = RichText(String(repeating: "a warm line\n", count: 2_000))
      renderer.maxHeight = .max(100)
      renderer.selectedRange = 0..<0
      let finder = TextFinder(for: editor)
      let host = WindowHost(renderer, watching: editor.area) {
        editor.unmarkedVisibleHits(of: finder).map { "unmarked \($0)" }
      }
      finder.query = TextQuery("warm")
      FinderTests.settle(finder)
      host.settle()
      XCTAssertEqual(finder.hitCount, 2_000)
      XCTAssertLessThan(editor.markedRanges.count, 400)
      // After this, the view knows the heights of all lines.
      MainLoop.runUntilIdle()
      let paints = host.paints { editor.area.verticalAdjustment.value = 20_000 }
      XCTAssertEqual(paints.flatMap(\.violations), [], "marked in the first frame already")
      XCTAssertFalse(paints.isEmpty)
      XCTAssertLessThan(editor.markedRanges.count, 400)
      finder.close()
    }
  }
}

extension EditorView {
  /// The ranges with a tag that stands for no attribute.
  @MainActor
  var markedRanges: [Range<Int>] {
    var marked: [Range<Int>] = []
    let (buffer, tags) = (area.buffer, implementation.content.tags)
    buffer.forEachRun(in: 0..<buffer.scalarCount) { run, present in
      guard present.count > tags.marks(of: present).count else { return }
      if let last = marked.last, last.upperBound == run.lowerBound {
        marked[marked.count - 1] = last.lowerBound..<run.upperBound
      } else {
        marked.append(run)
      }
    }
    return marked
  }

  /// Returns the visible hits that are not marked.
  @MainActor
  func unmarkedVisibleHits(of finder: TextFinder) -> [Range<Int>] {
    let (marked, visible) = (Set(markedRanges), area.textView.visibleRange)
    return finder.hits.map(\.range).filter { $0.overlaps(visible) && !marked.contains($0) }
  }
}
