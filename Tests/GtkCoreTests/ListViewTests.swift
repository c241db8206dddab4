import GtkCore
import WidgetTestSupport
import XCTest

/// A list of Swift values, in rows that are reused.
final class ListViewTests: WidgetTestCase {
  /// A list in a window that shows about ten of its rows.
  @MainActor
  private final class Subject {
    private(set) var madeRows = 0
    private(set) lazy var list = ListView<String>(selection: .single) { [weak self] in
      self?.madeRows += 1
      let label = Label()
      return ListRow(label) { label.text = $0 }
    }
    private(set) lazy var scroller = ScrolledWindow(list)
    private lazy var host = {
      scroller.requestSize(width: 200, height: 200)
      return WindowHost(Box(.vertical, [scroller]), width: 200)
    }()

    /// The texts of the rows that are visible, from top to bottom.
    var visibleTexts: [String] {
      host.settle()
      return list.children.filter(\.isChildVisible).compactMap { row in
        guard let place = row.bounds(in: scroller), place.y + place.height > 0, place.y < 200,
          let label = row.children.first
        else { return nil }
        return label.stringProperty("label")
      }
    }

    func close() { host.close() }
  }

  private static let thousands = (0..<10_000).map { "item \($0)" }

  func testRowsExistOnlyWhereTheyAreVisible() {
    onMain {
      let subject = Subject()
      subject.list.append(contentsOf: Self.thousands)
      XCTAssertEqual(subject.visibleTexts.first, "item 0")
      subject.list.scroll(to: 5_000)
      XCTAssert(subject.visibleTexts.contains("item 5000"))
      subject.list.scroll(to: 9_999)
      XCTAssertEqual(subject.visibleTexts.last, "item 9999")
      // GTK keeps some more rows than are visible.
      XCTAssertLessThan(subject.madeRows, 1_000)
    }
  }

  func testRowsFollowTheItems() {
    onMain {
      let subject = Subject()
      subject.list.append(contentsOf: ["a", "b"])
      subject.list.append("c")
      XCTAssertEqual(subject.visibleTexts, ["a", "b", "c"])
      subject.list.insert("x", at: 1)
      subject.list.remove(at: 0)
      subject.list.replace(2, with: "C")
      XCTAssertEqual(subject.list.items, ["x", "b", "C"])
      XCTAssertEqual(subject.visibleTexts, ["x", "b", "C"])
      subject.list.replaceAll(with: ["1", "2"])
      XCTAssertEqual(subject.visibleTexts, ["1", "2"])
      subject.list.replaceAll(with: [])
      XCTAssertEqual(subject.visibleTexts, [])
    }
  }

  func testAnUpdateKeepsTheSelectionOfWhatStays() {
    onMain {
      let list = ListView<String>(selection: .single, text: { $0 })
      list.append(contentsOf: ["a", "b", "c", "d"])
      list.selectedIndex = 3
      var selected: [Int?] = []
      list.onSelected { selected.append($0) }
      for items in [["a", "d"], ["x", "y", "z", "d"], ["x", "Y", "z", "d"], ["d"], ["d", "d"]] {
        list.update(to: items)
        XCTAssertEqual(list.items, items)
        XCTAssertEqual(list.selectedItem, "d")
      }
      XCTAssertFalse(selected.contains(nil))
      list.update(to: [])
      XCTAssertEqual(list.items, [])
    }
  }

  func testARowIsActivated() {
    onMain {
      let list = ListView<String>(selection: .single, text: { $0 })
      list.append(contentsOf: ["a", "b"])
      var activated: [Int] = []
      list.onActivated { activated.append($0) }
      let host = WindowHost(list)
      list.selectedIndex = 1
      list.focus()
      host.press("Return")
      XCTAssertEqual(activated.count, 1)
      XCTAssertFalse(list.activatesOnClick)
      list.activatesOnClick = true
      XCTAssert(list.activatesOnClick)
    }
  }

  func testTheSelectionStaysWithItsItem() {
    onMain {
      let list = ListView<String>(selection: .single, text: { $0 })
      var selected: [Int?] = []
      list.onSelected { selected.append($0) }
      list.append(contentsOf: ["a", "b", "c"])
      XCTAssertNil(list.selectedIndex)
      list.selectedIndex = 1
      XCTAssertEqual(list.selectedItem, "b")
      list.insert("x", at: 0)
      XCTAssertEqual(list.selectedItem, "b")
      list.replace(2, with: "B")
      XCTAssertEqual(list.selectedIndex, 2)
      list.remove(at: 2)
      XCTAssertNil(list.selectedItem)
      list.selectedIndex = 0
      list.selectedIndex = nil
      XCTAssertEqual(selected, [1, 2, nil, 0, nil])
    }
  }

  func testATextThatIsTooLongIsCutOff() throws {
    try onMain {
      let list = ListView<String>(text: { $0 })
      list.append(String(repeating: "long ", count: 100))
      _ = WindowHost(list, width: 200)
      let label = try XCTUnwrap(list.children.first?.children.first)
      XCTAssertEqual(label.integerProperty("ellipsize"), 3)
      XCTAssertLessThanOrEqual(label.width, 200)
    }
  }

  /// The list's handle may go: the list itself keeps the items.
  func testTheListLivesWithoutItsHandle() {
    onMain {
      var list: ListView<String>? = ListView(text: { $0 })
      list?.append(contentsOf: ["a", "b"])
      let scroller = ScrolledWindow(list)
      list = nil
      scroller.requestSize(width: 200, height: 200)
      _ = WindowHost(Box(.vertical, [scroller]), width: 200)
      let rows = scroller.child?.children ?? []
      XCTAssertEqual(rows.compactMap { $0.children.first?.stringProperty("label") }, ["a", "b"])
    }
  }

  func testItIsFinalizedWithItsRowsAndItems() {
    onMain {
      final class Item {}
      weak var item: Item?
      assertFinalized {
        var labels: [Label] = []
        let list = ListView<Item>(selection: .single) {
          let label = Label()
          labels.append(label)
          return ListRow(label) { _ in label.text = "item" }
        }
        let made = Item()
        item = made
        list.append(made)
        let host = WindowHost(list, width: 200)
        XCTAssertFalse(labels.isEmpty)
        let objects: [Object] = [list] + labels
        labels = []
        host.close()
        return objects
      }
      XCTAssertNil(item)
    }
  }
}
