import DataBinding
import Observation
import WidgetTestSupport
import XCTest

@testable import AutoHeightEditing

/// Bindings of editors, in both directions.
final class BindingTests: WidgetTestCase {
  @Observable
  fileprivate final class Model {
    var text = "model"
    var isEnabled = true
  }

  func testTypingAndWritingMeetInTheState() {
    onMain {
      let host = EditorHost("ab")
      host.type("c")
      XCTAssertEqual(host.text, "abc")
      host.text = "written"
      XCTAssertEqual(host.editor.text, "written")
    }
  }

  func testASetValueIsOneChange() {
    onMain {
      let state = State("one")
      let editor = AutoHeightEditor(text: state.projectedValue, maxLines: 5, placeholder: "")
      _ = WindowHost(editor, watching: editor.area)
      var seen: [String] = []
      let observation = state.projectedValue.observe { seen.append(state.wrappedValue) }
      for text in ["four", "", "once more\nonce more", "once more"] {
        state.wrappedValue = text
        XCTAssertEqual(seen, [text])
        XCTAssertEqual(editor.text, text)
        seen = []
      }
      // What a text view cannot hold is written back.
      state.wrappedValue = "a\0b"
      XCTAssertEqual(state.wrappedValue, editor.text)
      XCTAssertEqual(seen.last, editor.text)
      observation.cancel()
    }
  }

  func testEqualValuesDoNotNotify() {
    onMain {
      let state = State("same")
      var changes = 0
      let observation = state.projectedValue.observe { changes += 1 }
      state.wrappedValue = "same"
      state.projectedValue.wrappedValue = "same"
      XCTAssertEqual(changes, 0)
      state.wrappedValue = "other"
      XCTAssertEqual(changes, 1)
      observation.cancel()
      state.wrappedValue = "again"
      XCTAssertEqual(changes, 1)
    }
  }

  func testTwoEditorsOnOneStateFollowEachOther() {
    onMain {
      let first = EditorHost("")
      let second = AutoHeightEditor(
        text: first.$text, maxLine: 5, hasBorder: true, isEnabled: .constant(true),
        disabledPlaceholder: "", regExpUse: .none)
      _ = WindowHost(second, watching: second.area)
      first.type("both")
      XCTAssertEqual(second.text, "both")
      second.area.buffer.caret = 0
      second.area.insertAtCaret("for ")
      XCTAssertEqual(first.editor.text, "for both")
      XCTAssertEqual(first.text, "for both")
    }
  }

  func testTypingDoesNotReadTheTextUntilItIsRequested() {
    onMain {
      var reads = 0
      let state = State("")
      state.projectedValue.setDeferred {
        reads += 1
        return "recipe"
      }
      XCTAssertEqual(reads, 0)
      XCTAssertEqual(state.wrappedValue, "recipe")
      XCTAssertEqual(state.wrappedValue, "recipe")
      XCTAssertEqual(reads, 1, "computed once")
    }
  }

  func testTheTextSurvivesItsEditor() {
    onMain {
      let host = EditorHost("typed ")
      host.type("later")
      host.close()
      XCTAssertEqual(host.text, "typed later")
    }
  }

  func testAPropertyOfAModel() {
    onMain {
      let model = Model()
      let editor = AutoHeightEditor(
        text: Binding(model, \.text), maxLine: 5, hasBorder: true,
        isEnabled: Binding(model, \.isEnabled), disabledPlaceholder: "disabled", regExpUse: .none)
      let host = WindowHost(editor, watching: editor.area)
      editor.focus()
      XCTAssertEqual(editor.text, "model")
      host.type("!")
      XCTAssertEqual(model.text, "model!")
      model.text = "from outside"
      XCTAssert(MainLoop.run(atMost: 60) { editor.text == "from outside" })
      model.isEnabled = false
      XCTAssert(MainLoop.run(atMost: 60) { editor.area.message == "disabled" })
    }
  }

  func testClosuresAreReadAgainOnUpdate() {
    onMain {
      var value = "before"
      let editor = AutoHeightEditor(
        text: Binding(get: { value }, set: { value = $0 }), maxLine: 5, hasBorder: true,
        isEnabled: .constant(true), disabledPlaceholder: "", regExpUse: .none)
      editor.area.insertAtCaret("!")
      XCTAssertEqual(value, "before!")
      value = "after"
      editor.update()
      XCTAssertEqual(editor.text, "after")
    }
  }

  func testSettingTheTextIsOneStepThatCanBeUndone() {
    onMain {
      let host = EditorHost("one two three")
      host.text = "one 2 three"
      XCTAssertEqual(host.editor.text, "one 2 three")
      host.press("z", control: true)
      XCTAssertEqual(host.editor.text, "one two three")
      XCTAssertEqual(host.text, "one two three")
    }
  }

  func testAMenuLeavesABoundFocusWhereItIs() {
    onMain {
      let isFocused = State(false)
      let host = EditorHost()
      host.editor.focused(isFocused.projectedValue)
      host.editor.focus()
      XCTAssert(MainLoop.run(atMost: 60) { isFocused.wrappedValue })
      let view = host.editor.area.textView
      view.activateAction("menu.popup")
      XCTAssert(MainLoop.run(atMost: 60) { view.contextMenu?.isOpen == true })
      host.settle()
      XCTAssertNotNil(view.windowFocus, "keys would reach nothing")
      view.contextMenu?.close()
      host.settle()
      XCTAssert(view.isFocus)
      XCTAssert(MainLoop.run(atMost: 60) { isFocused.wrappedValue })
      host.close()
    }
  }

  func testAWindowThatBecomesInactiveKeepsABoundFocus() {
    onMain {
      let isFocused = State(false)
      let host = EditorHost()
      host.editor.focused(isFocused.projectedValue)
      host.editor.focus()
      let area = host.editor.area
      XCTAssert(MainLoop.run(atMost: 60) { isFocused.wrappedValue })
      // As GTK reports it then: the view is still its window's focus.
      area.events.focusChanged.notify(false)
      XCTAssertFalse(isFocused.wrappedValue)
      XCTAssert(area.textView.isFocus)
      area.events.focusChanged.notify(true)
      XCTAssert(isFocused.wrappedValue)
      host.close()
    }
  }

  func testFocusGoesBothWays() {
    onMain {
      let isFocused = State(false)
      let host = EditorHost()
      host.editor.focused(isFocused.projectedValue)
      isFocused.wrappedValue = true
      XCTAssert(host.editor.area.textView.isFocus)
      isFocused.wrappedValue = false
      XCTAssertFalse(host.editor.area.textView.isFocus)
      host.editor.focus()
      XCTAssert(MainLoop.run(atMost: 60) { isFocused.wrappedValue })
    }
  }

  func testTheMatchIsWrittenFromTheStart() {
    onMain {
      let host = EditorHost("someone@example.org", pattern: "^[^@]+@[^@]+$")
      XCTAssert(host.isMatched)
      XCTAssertEqual(host.editor.match, .matched)
      host.type("@")
      XCTAssertFalse(host.isMatched)
      XCTAssertEqual(host.editor.match, .unmatched)
      host.editor.regExpUse = .use(pattern: "(", isMatched: host.$isMatched)
      guard case .invalidPattern(let error) = host.editor.match else {
        return XCTFail("\(host.editor.match)")
      }
      XCTAssertFalse(error.message.isEmpty)
      host.editor.regExpUse = .none
      XCTAssertEqual(host.editor.match, .none)
    }
  }

  func testAPatternIsAParameterByItself() {
    onMain {
      let isMatched = State(false)
      let editor = AutoHeightEditor(
        text: .constant("a@b"), maxLines: 5, pattern: "@", isMatched: isMatched.binding)
      XCTAssertEqual(editor.pattern, "@")
      XCTAssertEqual(editor.match, .matched)
      XCTAssert(isMatched.wrappedValue)
      XCTAssertNil(AutoHeightEditor(text: .constant(""), maxLines: 5).pattern)
      var matches: [AutoHeightEditor.Match] = []
      editor.onMatchChanged = { matches.append($0) }
      editor.regExpUse = .use(pattern: "c", isMatched: isMatched.binding)
      editor.regExpUse = .use(pattern: "d", isMatched: isMatched.binding)
      XCTAssertEqual(matches, [.unmatched], "only changes of the result are reported")
      editor.pattern = "b"
      XCTAssert(isMatched.wrappedValue, "another pattern keeps the binding")
      editor.pattern = nil
      guard case .none = editor.regExpUse else { return XCTFail("\(editor.regExpUse)") }
    }
  }

  func testAReleasedTokenIsSilentAtOnce() {
    onMain {
      let state = State("one")
      var changes = 0
      var token: BindingObservation? = state.binding.observe { changes += 1 }
      state.wrappedValue = "two"
      XCTAssertNotNil(token)
      token = nil
      state.wrappedValue = "three"
      XCTAssertEqual(changes, 1)
    }
  }

  func testAHandlerMayReleaseTokensOfTheSameState() {
    onMain {
      let state = State(0)
      var tokens: [BindingObservation] = []
      var changes = 0
      // The second handler owns the third one's token.
      tokens.append(state.binding.observe { tokens = [] })
      var inner: BindingObservation? = state.binding.observe { changes += 1 }
      tokens.append(state.binding.observe { [inner] in _ = inner })
      inner = nil
      state.wrappedValue = 1
      XCTAssertEqual(tokens.count, 0)
      state.wrappedValue = 2
      XCTAssertEqual(changes, 0)
    }
  }

  fileprivate struct Profile: Equatable {
    var name = "Ann"
    var age = 7
  }

  func testABindingToAProperty() {
    onMain {
      let state = State(Profile())
      let name = state.binding.name
      var seen: [String] = []
      let observation = name.observe { seen.append(name.wrappedValue) }
      name.wrappedValue = "Bob"
      XCTAssertEqual(state.wrappedValue, Profile(name: "Bob"))
      state.wrappedValue.age = 8
      state.wrappedValue.name = "Cid"
      XCTAssertEqual(seen, ["Bob", "Cid"], "another property does not notify")
      observation.cancel()
    }
  }

  func testABindingToAnElement() {
    onMain {
      let state = State(["a", "b", "c"])
      let last = state.binding[2]
      last.wrappedValue = "C"
      XCTAssertEqual(state.wrappedValue, ["a", "b", "C"])
      state.wrappedValue = ["a"]
      XCTAssertEqual(last.wrappedValue, "C", "the last value that there was")
      last.wrappedValue = "lost"
      XCTAssertEqual(state.wrappedValue, ["a"])
    }
  }

  func testABindingToWhatMayBeMissing() {
    onMain {
      let state = State<String?>(nil)
      let text = state.binding ?? "none"
      let editor = AutoHeightEditor(text: text, maxLines: 2)
      XCTAssertEqual(editor.text, "none")
      state.wrappedValue = "some"
      XCTAssertEqual(editor.text, "some")
      editor.text = "typed"
      XCTAssertEqual(state.wrappedValue, "typed")
    }
  }

  func testAModelBindsLikeAState() {
    onMain {
      @Bindable var model = Model()
      let editor = AutoHeightEditor(
        text: $model.text, maxLines: 2, isEnabled: $model.isEnabled)
      XCTAssertEqual(editor.text, "model")
      editor.text = "typed"
      XCTAssertEqual(model.text, "typed")
      model.text = "set"
      XCTAssert(MainLoop.run(atMost: 60) { editor.text == "set" })
      model.isEnabled = false
      XCTAssert(MainLoop.run(atMost: 60) { !editor.isEnabled })
    }
  }
}
