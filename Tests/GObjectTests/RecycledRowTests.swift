import Concertina
import GtkCore
import WidgetTestSupport
import XCTest

/// Rows with inputs in a long list, which show other texts while the list scrolls.
final class RecycledRowTests: WidgetTestCase {
  /// A list of 5,000 texts with one to four lines, in editors that are used again.
  @MainActor
  private final class Subject {
    private static let count = 5_000
    /// The text that each editor shows.
    private var shown: [Widget.Identity: Int] = [:]
    /// The heights of texts, by their numbers of lines.
    private var heights: [Int] = []
    private(set) var madeRows = 0
    private(set) var list = ListView<Int> { ListRow(Box(.vertical)) { _ in } }
    private(set) lazy var page = ScrolledWindow(list)
    private(set) lazy var host = WindowHost(
      filling: (300, 500), page, alsoViolated: { [weak self] in self?.wrongRows ?? [] })

    init(_ input: GrowingInput) {
      list = ListView<Int> { [weak self] in
        let widget = input.makeWidget("")
        self?.madeRows += 1
        return ListRow(widget) { item in
          self?.shown[widget.identity] = item
          input.show(Self.text(item), widget)
        }
      }
      list.append(contentsOf: Array(0..<Self.count))
      _ = host
      heights = (0..<4).map { item in
        input.makeWidget(Self.text(item)).measure(.vertical, forSize: rows.first?.width ?? 0)
          .natural
      }
    }

    private static func text(_ item: Int) -> String { GrowingInput.text(lines: 1 + item % 4) }

    /// The widgets of the rows that are shown.
    var rows: [Widget] { list.children.filter(\.isChildVisible).compactMap(\.children.first) }

    /// What is wrong with the rows on the screen.
    private var wrongRows: [String] {
      guard !heights.isEmpty else { return [] }
      return rows.compactMap { row in
        guard row.isMapped, let item = shown[row.identity] else { return nil }
        let expected = heights[item % 4]
        return row.height == expected ? nil : "row \(item) is \(row.height), not \(expected), high"
      }
    }

    func scroll(to value: Double) -> [String] {
      host.paints { page.verticalAdjustment?.value = value }.flatMap(\.violations)
    }
  }

  func testRowsAreAsHighAsTheirTextInEveryFrame() {
    onMain {
      let steps = [0, 40, 95, 300, 900, 20_000, 150_000, 149_900, 149_000, 60_000, 700, 30, 0]
      for input in GrowingInput.all {
        let subject = Subject(input)
        for value in steps {
          XCTAssertEqual(subject.scroll(to: Double(value)), [], "\(input.name) at \(value)")
        }
        XCTAssertGreaterThan(subject.rows.count, 3, input.name)
        XCTAssertLessThan(subject.madeRows, 1_000, input.name)
        subject.host.close()
      }
    }
  }
}
