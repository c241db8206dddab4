import WidgetTestSupport
import XCTest

@testable import WidgetSupport

/// The entries in the menu of a misspelled word.
final class SpellingMenuTests: WidgetTestCase {
  private static let entries = [
    "nice__4", "better", "c", "d", "e", "Add to dictionary", "Ignore",
  ]

  func testTheMenuKeyOffersBetterWordsForTheWordAtTheCaret() {
    onMain {
      for key in [("Menu", false), ("F10", true)] {
        let host = SpellingHost("ok wizz ok")
        host.focus()
        host.area.buffer.caret = 5
        host.press(key.0, shift: key.1)
        XCTAssert(MainLoop.run(atMost: 60) { host.area.textView.contextMenu?.isOpen == true })
        // The dictionary answers on a thread of its own.
        XCTAssert(MainLoop.run(atMost: 60) { host.menu?.titles == Self.entries })
        host.settle()
        // What the user sees: the package's entries first, then GTK's.
        let labels = host.labelsOfMenu
        XCTAssertEqual(Array(labels.prefix(2)), ["nice__4", "better"])
        XCTAssertGreaterThan(labels.count, Self.entries.count + 3)
        host.close()
      }
    }
  }

  func testASecondaryClickOffersBetterWordsForTheWordUnderIt() {
    onMain {
      let host = SpellingHost("wizz ok")
      host.focus()
      host.area.buffer.caret = 7
      host.press(atOffset: 1)
      XCTAssertEqual(host.menu?.titles, Self.entries)
      XCTAssertEqual(host.area.buffer.caret, 7)
      host.press(atOffset: 6)
      XCTAssertEqual(host.menu?.titles, [])
    }
  }

  func testAChosenWordTakesThePlaceAsOneStepToUndo() {
    onMain {
      let host = SpellingHost("ok wizz, ok")
      host.focus()
      host.press(atOffset: 4)
      XCTAssert(host.area.textView.activateAction("spelling.replace-1"))
      XCTAssertEqual(host.area.text, "ok better, ok")
      host.settle()
      XCTAssertEqual(host.marked, [])
      host.area.buffer.undo()
      XCTAssertEqual(host.area.text, "ok wizz, ok")
      host.settle()
    }
  }

  func testAWordThatHasChangedMeanwhileIsNotReplaced() {
    onMain {
      let host = SpellingHost("ok wizz ok")
      host.press(atOffset: 4)
      host.area.text = "something else"
      host.area.textView.activateAction("spelling.replace-0")
      XCTAssertEqual(host.area.text, "something else")
    }
  }

  func testAddingAndIgnoringTakeTheMarkAway() {
    onMain {
      for action in ["learn", "ignore"] {
        let host = SpellingHost("wizz fizz")
        host.press(atOffset: 1)
        XCTAssert(host.area.textView.activateAction("spelling.\(action)"))
        host.settle()
        XCTAssertEqual(host.marked, ["fizz"])
        host.close()
      }
    }
  }

  func testWhereNothingIsBetterTheMenuSaysSo() {
    onMain {
      let host = SpellingHost("nonezz")
      var messages = SpellingMessages()
      messages.noSuggestions = "Keine Vorschläge"
      host.area.spellingMessages = messages
      host.press(atOffset: 1)
      XCTAssertEqual(
        host.menu?.titles, ["Keine Vorschläge", "Add to dictionary", "Ignore"])
    }
  }

  func testAReadOnlyTextIsNotCorrected() {
    onMain {
      let host = SpellingHost("wizz")
      host.area.isEditable = false
      host.press(atOffset: 1)
      XCTAssertEqual(host.menu?.titles, ["Add to dictionary", "Ignore"])
      host.area.textView.activateAction("spelling.replace-0")
      XCTAssertEqual(host.area.text, "wizz")
    }
  }

  func testAMenuDoesNotWaitForASlowDictionary() {
    onMain {
      let gate = DispatchSemaphore(value: 0)
      let dictionary = FakeDictionary(wrong: "zz", gate: gate)
      let host = SpellingHost("wizz fizz", source: FakeSource(english: dictionary))
      let time = ContinuousClock().measure { host.press(atOffset: 1) }
      XCTAssertLessThan(time, .seconds(1))
      let waiting = ["Looking for words…", "Add to dictionary", "Ignore"]
      XCTAssertEqual(host.menu?.titles, waiting)
      // Nothing else may use the dictionary meanwhile.
      let count = dictionary.lookups.count
      host.area.text = "wizz fizz buzz ok"
      XCTAssert(host.area.textView.activateAction("spelling.learn"))
      XCTAssertFalse(MainLoop.run(atMost: 0.5) { dictionary.lookups.count > count })
      XCTAssertEqual(host.menu?.titles, waiting)
      gate.signal()
      XCTAssert(MainLoop.run(atMost: 60) { host.menu?.titles == Self.entries })
      host.settle()
      XCTAssertEqual(host.marked, ["fizz", "buzz"], "wizz was learned in the end")
    }
  }

  func testTheAnswerForAWordThatTheMenuIsNoLongerAboutIsDropped() {
    onMain {
      let gate = DispatchSemaphore(value: 0)
      let dictionary = FakeDictionary(wrong: "zz", gate: gate)
      let host = SpellingHost("wizz nonezz ok", source: FakeSource(english: dictionary))
      host.press(atOffset: 1)
      host.press(atOffset: 6)
      let waiting = host.menu?.titles
      gate.signal()
      XCTAssertFalse(MainLoop.run(atMost: 0.5) { host.menu?.titles != waiting })
      gate.signal()
      let entries = ["No suggestions", "Add to dictionary", "Ignore"]
      XCTAssert(MainLoop.run(atMost: 60) { host.menu?.titles == entries })
      host.press(atOffset: 13)
      XCTAssertEqual(host.menu?.titles, [])
      host.settle()
      XCTAssertEqual(host.menu?.titles, [])
    }
  }

  func testAClosedMenuForgetsTheWord() {
    onMain {
      let host = SpellingHost("wizz ok")
      host.focus()
      host.area.buffer.caret = 2
      host.openMenu()
      XCTAssertEqual(host.menu?.titles, Self.entries)
      host.area.textView.contextMenu?.close()
      XCTAssert(MainLoop.run(atMost: 60) { host.menu?.titles == [] })
      host.focus()
      // The second time GTK's menu exists already, with the package's section in it.
      host.openMenu()
      host.settle()
      XCTAssertEqual(host.labelsOfMenu.filter { $0 == "better" }.count, 1)
    }
  }
}

extension SpellingHost {
  var menu: SpellingMenu? { area.implementation.spelling.marks?.menu }

  /// Opens the menu at the caret with the keyboard.
  func openMenu() {
    press("Menu")
    XCTAssert(MainLoop.run(atMost: 60) { self.area.textView.contextMenu?.isOpen == true })
  }

  /// Presses the secondary button over a character.
  func press(atOffset offset: Int) {
    let caret = area.buffer.caret
    area.buffer.caret = offset
    let place = area.textView.caretRectangle
    area.buffer.caret = caret
    menu?.press.press(x: place.x + 1, y: place.y + place.height / 2)
  }

  /// The labels of the open menu, from top to bottom.
  var labelsOfMenu: [String] { area.textView.contextMenu.map { texts($0) } ?? [] }

  private func texts(_ widget: Widget) -> [String] {
    let own = widget.typeName == "GtkLabel" ? [widget.stringProperty("label")] : []
    return own + widget.children.flatMap { texts($0) }
  }
}
