import GtkCore
import WidgetTestSupport
import XCTest

@testable import WidgetSupport

/// The parts of a growing area, each without the others that it does not use.
final class AreaPartTests: WidgetTestCase {
  /// A text with what its parts share, in a widget that does nothing else.
  @MainActor
  private final class Parts {
    private static let widgetClass = WidgetClass(name: "TestArea", cssName: "growingtext")
    private let implementation = WidgetImplementation()
    private let widget: Widget
    let area = AreaContext()
    var buffer: TextBuffer { area.textView.buffer }

    init() {
      widget = Widget(class: Self.widgetClass, implementation: implementation)
      area.attach(to: implementation)
      area.textView.insert(into: widget)
    }

    func makeGate() -> (EditGate, EditSequence) {
      let edits = EditSequence(area)
      let gate = EditGate(area, edits: edits)
      edits.connect()
      gate.connect()
      return (gate, edits)
    }
  }

  func testTheGateDecidesOnAReplacementAsOneEdit() {
    onMain {
      let parts = Parts()
      let (gate, _) = parts.makeGate()
      gate.insert("one two", replacing: 0..<0)
      var asked: [String] = []
      gate.decide = { edit in
        asked.append("\(edit.range) \(edit.text)")
        return edit.text == "no" ? nil : edit.text.uppercased()
      }
      gate.insert("no", replacing: 0..<3)
      XCTAssertEqual(parts.buffer.text, "one two")
      gate.insert("six", replacing: 0..<3)
      XCTAssertEqual(parts.buffer.text, "SIX two")
      XCTAssertEqual(asked, ["0..<3 no", "0..<3 six"])
    }
  }

  func testOnlyCodePassesAGateThatAcceptsNoInput() {
    onMain {
      let parts = Parts()
      let (gate, _) = parts.makeGate()
      gate.acceptsInput = false
      gate.insert("typed", replacing: 0..<0)
      parts.buffer.replace(from: 0, to: 0, with: "by others")
      XCTAssertEqual(parts.buffer.text, "")
      gate.setByProgram(leaving: 0..<3) {
        XCTAssert(gate.isByProgram)
        parts.buffer.replace(from: 0, to: 0, with: "set")
      }
      XCTAssertFalse(gate.isByProgram)
      XCTAssertEqual(parts.buffer.text, "set")
    }
  }

  func testCoalescedChangesAreReportedOnceAndOnlyIfThereAreAny() {
    onMain {
      let parts = Parts()
      let (_, edits) = parts.makeGate()
      var count = 0
      edits.add(.listeners) { _ in count += 1 }
      edits.coalesce {
        for letter in "abc" { parts.buffer.replace(from: 0, to: 0, with: String(letter)) }
        XCTAssertEqual(count, 0)
        return 0..<3
      }
      XCTAssertEqual(count, 1)
      edits.coalesce { 0..<0 }
      XCTAssertEqual(count, 1)
    }
  }

  func testTheStepsOfAnEditComeInTheirOrder() {
    onMain {
      let parts = Parts()
      let (gate, edits) = parts.makeGate()
      var steps: [EditSequence.Step] = []
      gate.decide = {
        steps.append(.gate)
        return $0.text
      }
      for step in EditSequence.Step.allCases.dropFirst().reversed() {
        edits.add(step) { _ in steps.append(step) }
      }
      gate.insert("one", replacing: 0..<0)
      XCTAssertEqual(steps, EditSequence.Step.allCases)
      // What replaces a selection is a deletion and an insertion, and one edit.
      steps = []
      gate.insert("two", replacing: 0..<3)
      let each: [EditSequence.Step] = [.text, .attributes, .history]
      XCTAssertEqual(steps, [.gate] + each + each + [.heights, .bindings, .listeners])
      steps = []
      parts.buffer.delete(from: 0, to: 1)
      XCTAssertEqual(steps, EditSequence.Step.allCases)
    }
  }

  func testTheContentIsBetweenItsLimits() {
    onMain {
      let parts = Parts()
      let content = ContentSize(parts.area, placeholder: AreaPlaceholder(parts.area))
      let line = content.height(forWidth: 100)
      XCTAssertGreaterThan(line, 0)
      parts.area.lines.limits = LineLimits(minimum: 2, maximum: 3)
      for (text, count) in [("", 2), ("1\n2\n3", 3), ("1\n2\n3\n4", 3)] {
        parts.buffer.replace(from: 0, to: parts.buffer.scalarCount, with: text)
        parts.area.metrics.textChanged()
        XCTAssertEqual(content.height(forWidth: 100), count * line, text)
      }
      parts.area.metrics.heightLimit = line
      XCTAssertEqual(content.height(forWidth: 100), line)
      XCTAssertEqual(content.naturalWidth, ContentSize.standardWidth)
      content.hugsText = true
      XCTAssertLessThan(content.naturalWidth, 100)
    }
  }
}
