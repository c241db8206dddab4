import Concertina
import GtkCore
import Observation
import WidgetTestSupport
import XCTest

/// Checks a control that shows one value at first and then others, there and back.
@MainActor
private func check<Control: Widget, Value: Equatable>(
  _ first: Value, _ second: Value, _ make: (Binding<Value>) -> Control,
  _ property: ReferenceWritableKeyPath<Control, Value>, line: UInt = #line
) {
  let state = State(second)
  var changes: [Value] = []
  let observation = state.binding.observe { changes.append(state.wrappedValue) }
  let control = make(state.binding)
  XCTAssertEqual(control[keyPath: property], second, "at first", line: line)
  XCTAssertEqual(changes, [], "nothing was written", line: line)
  for value in [first, second, first] {
    state.wrappedValue = value
    XCTAssertEqual(control[keyPath: property], value, "from the model", line: line)
  }
  for value in [second, first, second] {
    control[keyPath: property] = value
    XCTAssertEqual(state.wrappedValue, value, "from the control", line: line)
  }
  XCTAssertEqual(
    changes, [first, second, first, second, first, second], "each once", line: line)
  observation.cancel()
}

/// Values of GTK's controls, bound in both directions.
final class ControlBindingTests: WidgetTestCase {
  func testEachControlGoesThereAndBack() {
    onMain {
      check(false, true, { Switch(isOn: $0) }, \.isOn)
      check(false, true, { ToggleButton(icon: "", tooltip: "On", isActive: $0) }, \.isActive)
      check(false, true, { CheckButton(mnemonic: "_On", isOn: $0) }, \.isOn)
      check(2.5, 3, { SpinButton(value: $0, range: 0...10, step: 0.5) }, \.value)
      check(2, 3, { Scale(value: $0, range: 0...10, step: 1) }, \.value)
      check("a", "b", { Entry(text: $0) }, \.text)
      check("a", "b", { SearchEntry(text: $0) }, \.text)
      check("a", "b", { PasswordEntry(text: $0) }, \.text)
      check(false, true, { Expander("More", Label("…"), isExpanded: $0) }, \.isExpanded)
      check(
        CalendarView.Day(year: 2024, month: 2, day: 29), .init(year: 1999, month: 3, day: 7),
        { CalendarView(selectedDay: $0) }, \.selectedDay)
      check(
        CalendarDate(year: 2024, month: 2, day: 29)!, .today, { CalendarView(date: $0) }, \.date)
      let pages = { (name: String) in (name: name, title: name, page: Label(name) as Widget) }
      check("a", "b", { Stack(visiblePage: $0, ["a", "b"].map(pages)) }, \.visiblePage)
      XCTAssertEqual(SearchEntry(text: .constant("")).typeName, "GtkSearchEntry")
    }
  }

  func testWholeNumbersAreThoseOfTheModel() {
    onMain {
      let state = State(3)
      let (button, scale) = (
        SpinButton(value: state.binding, range: 0...9),
        Scale(value: state.binding, range: 0...9)
      )
      scale.value = 7
      XCTAssertEqual(state.wrappedValue, 7)
      XCTAssertEqual(button.value, 7)
      button.value = 2
      XCTAssertEqual(scale.value, 2)
    }
  }

  func testAValueOutOfRangeComesBack() {
    onMain {
      let state = State(100.0)
      let button = SpinButton(value: state.binding, range: 0...10, step: 1)
      XCTAssertEqual(state.wrappedValue, 10)
      state.wrappedValue = -5
      XCTAssertEqual(button.value, 0)
      XCTAssertEqual(state.wrappedValue, 0)
      let page = State("none")
      let stack = Stack(
        visiblePage: page.binding, [("a", "A", Label("a")), ("b", "B", Label("b"))])
      XCTAssertEqual(page.wrappedValue, "a")
      page.wrappedValue = "gone"
      XCTAssertEqual(stack.visiblePage, "a")
      XCTAssertEqual(page.wrappedValue, "a")
    }
  }

  fileprivate enum Size: CaseIterable { case small, middle, large }

  func testAChoiceIsAValue() {
    onMain {
      let size = State(Size.large)
      let menu = DropDown(Size.allCases, selection: size.binding) { "\($0)" }
      XCTAssertEqual(menu.selectedIndex, 2)
      menu.selectedIndex = 0
      XCTAssertEqual(size.wrappedValue, .small)
      size.wrappedValue = .middle
      XCTAssertEqual(menu.selectedIndex, 1)

      let name = State<String?>(nil)
      let names = DropDown(["Ann", "Bob"], none: "No Guest", selection: name.binding)
      XCTAssertEqual(names.selectedIndex, 0)
      XCTAssertNil(name.wrappedValue)
      names.selectedIndex = 2
      XCTAssertEqual(name.wrappedValue, "Bob")
      name.wrappedValue = "Cid"
      XCTAssertEqual(name.wrappedValue, "Cid", "none of the items, and it stays")
      names.selectedIndex = 1
      XCTAssertEqual(name.wrappedValue, "Ann")
      names.selectedIndex = 0
      XCTAssertNil(name.wrappedValue)
    }
  }

  func testRadioButtonsChooseAValue() {
    onMain {
      let size = State(Size.small)
      let buttons = Size.allCases.map {
        CheckButton(mnemonic: "\($0)", value: $0, selection: size.binding)
      }
      for button in buttons.dropFirst() { button.join(buttons[0]) }
      XCTAssertEqual(buttons.map(\.isOn), [true, false, false])
      buttons[2].isOn = true
      XCTAssertEqual(size.wrappedValue, .large)
      XCTAssertEqual(buttons.map(\.isOn), [false, false, true])
      size.wrappedValue = .middle
      XCTAssertEqual(buttons.map(\.isOn), [false, true, false])
    }
  }

  func testClosuresAreReadAgainOnUpdate() {
    onMain {
      var value = 3
      let binding = Binding(get: { value }, set: { value = min($0, 5) })
      let (first, second) = (
        SpinButton(value: binding, range: 0...10), SpinButton(value: binding, range: 0...10)
      )
      first.value = 4
      XCTAssertEqual(value, 4)
      XCTAssertEqual(second.value, 4, "the binding was written")
      first.value = 9
      XCTAssertEqual(value, 5)
      XCTAssertEqual(first.value, 5, "what the app has made of it")
      value = 1
      XCTAssertEqual(first.value, 5)
      binding.update()
      XCTAssertEqual(first.value, 1)
      XCTAssertEqual(second.value, 1)
    }
  }

  func testTypingIntoAnEntryThatTheModelChanges() {
    onMain {
      var text = ""
      let entry = Entry(text: Binding(get: { text }, set: { text = $0.uppercased() }))
      let host = WindowHost(entry)
      entry.focus()
      host.type("abc")
      XCTAssertEqual(text, "ABC")
      XCTAssertEqual(entry.text, "ABC", "the caret stays behind what was typed")
      host.press("Left", "BackSpace")
      XCTAssertEqual(entry.text, "AC")
      host.type("x")
      XCTAssertEqual(text, "AXC")
    }
  }

  func testATextIsReplacedInOneChange() {
    onMain {
      let state = State("one")
      let (entry, other) = (Entry(text: state.binding), PasswordEntry(text: state.binding))
      var seen: [String] = []
      let observation = state.binding.observe { seen.append(state.wrappedValue) }
      entry.text = "two"
      other.text = "three"
      state.wrappedValue = "four"
      XCTAssertEqual(seen, ["two", "three", "four"])
      XCTAssertEqual(entry.text, "four")
      XCTAssertEqual(other.text, "four")
      observation.cancel()
    }
  }

  func testAHandlerMaySetAnotherValue() {
    onMain {
      let state = State(1)
      let button = SpinButton(value: state.binding, range: 0...10)
      let observation = state.binding.observe {
        if state.wrappedValue == 3 { state.wrappedValue = 8 }
      }
      button.value = 3
      XCTAssertEqual(button.value, 8)
      XCTAssertEqual(state.wrappedValue, 8)
      button.onValueChanged { _ in if state.wrappedValue == 5 { state.wrappedValue = 6 } }
      state.wrappedValue = 5
      XCTAssertEqual(state.wrappedValue, 6)
      XCTAssertEqual(button.value, 6)
      observation.cancel()
    }
  }

  func testATokenEndsIt() {
    onMain {
      let state = State(true)
      let control = Switch()
      let token = control.bind(\.isOn, to: state.binding) { $0.onToggled($1) }
      XCTAssert(control.isOn)
      token.cancel()
      state.wrappedValue = false
      XCTAssert(control.isOn)
      control.isOn = false
      state.wrappedValue = true
      control.isOn = false
      XCTAssert(state.wrappedValue)
    }
  }

  // MARK: Where values are

  @Observable
  fileprivate final class Author {
    var name = "Ann"
    var isEditor = true
  }

  @Observable
  fileprivate final class Note {
    var tasks = [Task(title: "one"), Task(title: "two")]
    var nickname: String?
    var author = Author()
  }

  fileprivate struct Task: Equatable {
    var title: String
    var isDone = false
  }

  func testPropertiesElementsAndOptionalsOfAModel() {
    onMain {
      @Bindable var note = Note()
      let done = CheckButton(mnemonic: "Done", isOn: $note.tasks[1].isDone)
      let nickname = Entry(text: $note.nickname ?? "")
      done.isOn = true
      XCTAssertEqual(note.tasks.map(\.isDone), [false, true])
      note.tasks[1].isDone = false
      XCTAssert(MainLoop.run(atMost: 60) { !done.isOn })
      nickname.text = "Nick"
      XCTAssertEqual(note.nickname, "Nick")
      note.nickname = nil
      XCTAssert(MainLoop.run(atMost: 60) { nickname.text.isEmpty })
      XCTAssertNil(note.nickname, "an empty text is not written for none")
      // The widget of an element that is removed stays as it is, and writes nothing.
      note.tasks[1].isDone = true
      XCTAssert(MainLoop.run(atMost: 60) { done.isOn })
      note.tasks.removeLast()
      done.isOn = false
      XCTAssertEqual(note.tasks, [Task(title: "one")])
      note.tasks.append(Task(title: "three", isDone: true))
      XCTAssert(MainLoop.run(atMost: 60) { done.isOn }, "there is one again")
    }
  }

  func testWhatIsInAnObjectInAModel() {
    onMain {
      let note = Note()
      let author = Binding(note).author
      let (name, isEditor) = (Entry(text: author.name), Switch(isOn: author.isEditor))
      name.text = "Bob"
      XCTAssertEqual(note.author.name, "Bob")
      note.author.isEditor = false
      XCTAssert(MainLoop.run(atMost: 60) { !isEditor.isOn })
      note.author = Author()
      XCTAssert(MainLoop.run(atMost: 60) { name.text == "Ann" && isEditor.isOn })
      name.text = "Cid"
      XCTAssertEqual(note.author.name, "Cid")
    }
  }

  // MARK: Ends

  func testWidgetsAndModelsAreReleased() {
    onMain {
      weak var model: Note?
      weak var released: AnyObject?
      let kept = State(true)
      assertFinalized {
        @Bindable var note = Note()
        model = note
        let control = Switch(isOn: $note.author.isEditor)
        let entry = Entry(text: $note.nickname ?? "")
        let menu = DropDown(["a"], none: "-", selection: $note.nickname)
        let box = Rating()
        box.bind(\.stars, to: State(2).binding) { $0.implementation.onRated = $1 }
        let check = CheckButton(mnemonic: "", isOn: kept.binding)
        let observer = Witness()
        released = observer
        let witnessed = kept.binding.part(
          get: {
            withExtendedLifetime(observer) {}
            return $0
          }, set: { $0 = $1 })
        return [control, entry, menu, box, check, Switch(isOn: witnessed)]
      }
      XCTAssertNil(model)
      XCTAssertNil(released, "the observation has ended with the widget")
    }
  }

  private final class Witness {}

  func testAHandleMayBeDropped() {
    onMain {
      let state = State(false)
      let host = WindowHost(Box(.vertical, [Switch(isOn: state.binding)]))
      state.wrappedValue = true
      var found: [Bool] = []
      @MainActor func look(_ widget: Widget) {
        if widget.typeName == "GtkSwitch" {
          found.append(Switch(retaining: widget.nativePointer).isOn)
        }
        for child in widget.children { look(child) }
      }
      if let child = host.window.child { look(child) }
      XCTAssertEqual(found, [true])
    }
  }

  // MARK: Other widgets

  /// A widget of an app.
  fileprivate final class Rating: Widget, ExistingHandle {
    final class Stars: WidgetImplementation {
      var count = 0
      var onRated: (@MainActor (Int) -> Void)?
    }

    static let widgetClass = WidgetClass(name: "TestRating", cssName: "rating", role: .group)
    let implementation: Stars

    init() {
      implementation = Stars()
      super.init(class: Self.widgetClass, implementation: implementation)
    }

    init?(existing widget: Widget) {
      guard let implementation = Stars.existing(of: widget) else { return nil }
      self.implementation = implementation
      super.init(retaining: widget.nativePointer)
    }

    var stars: Int {
      get { implementation.count }
      set {
        implementation.count = min(newValue, 5)
        implementation.onRated?(stars)
      }
    }
  }

  func testAWidgetOfAnApp() {
    onMain {
      let state = State(9)
      let rating = Rating()
      rating.bind(\.stars, to: state.binding) { $0.implementation.onRated = $1 }
      XCTAssertEqual(rating.stars, 5)
      XCTAssertEqual(state.wrappedValue, 5)
      rating.stars = 2
      XCTAssertEqual(state.wrappedValue, 2)
      state.wrappedValue = 3
      XCTAssertEqual(rating.stars, 3)
    }
  }
}
