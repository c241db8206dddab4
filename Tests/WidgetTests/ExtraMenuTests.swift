import AutoHeightEditing
import DataBinding
import ExpandableInput
import RichTextEditing
import TextFieldCatalog
import WidgetTestSupport
import XCTest

@testable import WidgetSupport

/// The app's own entries at the end of the context menus of inputs.
final class ExtraMenuTests: WidgetTestCase {
  /// An input with a menu that has an entry for the range where it opens.
  @MainActor
  private final class Subject {
    let host: WindowHost
    let text: any ContextMenuText
    private(set) var asked: [Range<Int>] = []
    private(set) var chosen: [Range<Int>] = []

    init(_ widget: Widget, _ text: any ContextMenuText, area: GrowingTextArea?) {
      self.text = text
      host = WindowHost(Box(.vertical, [widget]), watching: area)
      text.focus()
      host.settle()
    }

    func entries(for range: Range<Int>) -> [MenuEntry] {
      asked.append(range)
      guard range != 5..<5 else { return [] }
      return [
        MenuEntry("_Mine \(range)") { [weak self] in self?.chosen.append(range) },
        MenuEntry("Not now", isEnabled: false) {},
      ]
    }

    /// Opens the menu with its key, and returns its entries.
    func titles(file: StaticString = #filePath, line: UInt = #line) -> [String] {
      host.press("Menu")
      XCTAssert(MainLoop.run(atMost: 60) { self.text.contextMenu?.isOpen == true }, "\(asked)")
      host.settle()
      return text.contextMenu?.enabledTitles ?? []
    }

    func close() {
      text.contextMenu?.close()
      host.settle()
      XCTAssert(MainLoop.run(atMost: 60) { self.text.contextMenu?.isOpen != true })
      text.focus()
    }
  }

  /// Opens the menu of "one two" twice, with and without entries of the app.
  @MainActor
  private static func check(_ subject: Subject, select: (Range<Int>) -> Void) {
    for _ in 0..<2 {
      select(0..<3)
      let titles = subject.titles()
      XCTAssert(titles.contains("Mine 0..<3"), "\(titles)")
      XCTAssertFalse(titles.contains("Not now"))
      XCTAssert(titles.contains("Cut"), "GTK's entries are gone")
      XCTAssert(subject.text.activateAction("extra.0"))
      XCTAssertEqual(subject.chosen.last, 0..<3)
      subject.close()
      select(5..<5)
      XCTAssertFalse(subject.titles().contains { $0.hasPrefix("Mine") })
      subject.close()
    }
    XCTAssertEqual(subject.chosen.count, 2)
  }

  func testAnEditorHasEntriesForTheSelection() {
    onMain {
      let editor = AutoHeightEditor(text: State("one two").projectedValue, maxLines: 5)
      let subject = Subject(editor, editor.area.textView, area: editor.area)
      editor.extraMenu = { [weak subject] in subject?.entries(for: $0) ?? [] }
      Self.check(subject) { editor.area.buffer.select(anchor: $0.lowerBound, caret: $0.upperBound) }
      editor.extraMenu = nil
      editor.area.buffer.select(anchor: 0, caret: 3)
      XCTAssertFalse(subject.titles().contains { $0.hasPrefix("Mine") })
    }
  }

  func testAComposerHasEntriesForTheSelection() {
    onMain {
      let bar = ExpandableToolbar(text: State("one two").projectedValue)
      let subject = Subject(bar, bar.area.textView, area: bar.area)
      bar.extraMenu = { [weak subject] in subject?.entries(for: $0) ?? [] }
      Self.check(subject) { bar.area.buffer.select(anchor: $0.lowerBound, caret: $0.upperBound) }
    }
  }

  func testFieldsHaveEntriesForTheSelection() {
    onMain {
      for field in [UnderlinedTextField() as CatalogField, UnderlinedTextView()] {
        field.setText("one two")
        let text = TextView(existing: field.inputWidget) as (any ContextMenuText)?
        let subject = Subject(
          field, text ?? TextLine(retaining: field.inputWidget.nativePointer), area: field.area)
        field.extraMenu = { @MainActor [weak subject] in subject?.entries(for: $0) ?? [] }
        Self.check(subject) { field.select(anchor: $0.lowerBound, caret: $0.upperBound) }
        subject.host.close()
      }
    }
  }

  func testAClickBesideTheSelectionIsForItsPlace() {
    onMain {
      let editor = AutoHeightEditor(text: State("one two").projectedValue, maxLines: 5)
      let subject = Subject(editor, editor.area.textView, area: editor.area)
      editor.extraMenu = { [weak subject] in subject?.entries(for: $0) ?? [] }
      let (buffer, view) = (editor.area.buffer, editor.area.textView)
      buffer.caret = 6
      let place = view.caretRectangle
      buffer.select(anchor: 0, caret: 3)
      editor.area.extraEntries.press.press(x: place.x + 1, y: place.y + 3)
      buffer.select(anchor: 4, caret: 7)
      editor.area.extraEntries.press.press(x: place.x + 1, y: place.y + 3)
      XCTAssertEqual(subject.asked, [6..<6, 4..<7])
      XCTAssertEqual(buffer.selection, 4..<7)
    }
  }

  func testAClosedMenuReleasesWhatItsEntriesHold() {
    onMain {
      final class Held {}
      weak var held: Held?
      let editor = AutoHeightEditor(text: State("one two").projectedValue, maxLines: 5)
      let subject = Subject(editor, editor.area.textView, area: editor.area)
      editor.extraMenu = { _ in
        let object = Held()
        held = object
        return [MenuEntry("Mine") { _ = object }]
      }
      _ = subject.titles()
      XCTAssertNotNil(held)
      subject.close()
      XCTAssert(MainLoop.run(atMost: 60) { held == nil })
    }
  }

  func testAnEntryCanStandForAnAction() {
    onMain {
      let editor = AutoHeightEditor(text: State("one two").projectedValue, maxLines: 5)
      let actions = ActionGroup()
      let action = actions.add("look-up") {}
      editor.insert(actions, as: "own")
      let subject = Subject(editor, editor.area.textView, area: editor.area)
      editor.extraMenu = { _ in [MenuEntry("Look Up", action: "own.look-up")] }
      for isEnabled in [true, false, true] {
        action.isEnabled = isEnabled
        let titles = subject.titles()
        XCTAssertEqual(titles.contains("Look Up"), isEnabled, "\(titles)")
        subject.close()
      }
    }
  }

  func testEntriesOfARichEditorAreThereInNestedEditorsAndBesideThoseOfALink() {
    onMain {
      let (editor, inner) = (EditorView(), EditorView())
      let host = WindowHost(editor, watching: editor.area)
      inner.content = try! MarkdownForm.content(fromText: "a [link](https://example.org)")
      let panel = Attachment(name: ContentType("panel"), content: inner, editors: [inner])
      editor.insertAttachment(panel, in: 0..<0)
      host.settle()
      var asked: [(EditorView, Range<Int>)] = []
      editor.extraMenu = { @MainActor in
        asked.append(($0, $1))
        return [MenuEntry("Mine") {}]
      }
      inner.selectedRange = 3..<5
      inner.area.textView.focus()
      host.settle()
      host.press("Menu")
      let view = inner.area.textView
      XCTAssert(MainLoop.run(atMost: 60) { view.contextMenu?.isOpen == true })
      host.settle()
      let titles = view.contextMenu?.enabledTitles ?? []
      XCTAssertEqual(asked.first?.0, inner)
      XCTAssertEqual(asked.first?.1, 3..<5)
      XCTAssert(titles.contains("Open Link"), "\(titles)")
      let order = titles.filter { ["Select All", "Remove Link", "Mine"].contains($0) }
      XCTAssertEqual(order, ["Select All", "Remove Link", "Mine"], "\(titles)")
      view.contextMenu?.close()
      // An editor with entries of its own does not ask.
      inner.extraMenu = { @MainActor _, _ in [] }
      host.settle()
      view.focus()
      host.press("Menu")
      XCTAssert(MainLoop.run(atMost: 60) { view.contextMenu?.isOpen == true })
      XCTAssertEqual(asked.count, 1)
      view.contextMenu?.close()
      host.settle()
      // A menu that is always the same, as in a `.ui` file.
      let menu = Menu(["Fixed": "win.fixed"])
      editor.area.extraEntries.fixed = menu
      inner.selectedRange = 0..<0
      view.focus()
      host.press("Menu")
      XCTAssertEqual(view.extraMenu, menu)
      view.contextMenu?.close()
      host.settle()
    }
  }
}
