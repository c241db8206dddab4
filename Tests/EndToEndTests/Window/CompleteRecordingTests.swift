import ConcertinaTesting
import Foundation
import XCTest

/// A user's real keys and mouse are recorded, and a replay of the file ends as the user left the
/// stage.
final class CompleteRecordingTests: RecordingTestCase {
  // MARK: Fields

  func testEachFieldOfAFormIsRecorded() throws {
    let recording = try record("sign-up", editor: "Name") { _ in
      try Keyboard.type("Ann")
      try Keyboard.press("Tab")
      try Keyboard.type("ann@example.org")
      try Keyboard.press("Tab")
      try Keyboard.type("9161234567")
    }
    let fields = recording.state["fields"] as? [String: State]
    XCTAssertEqual(fields?["name"]?["text"] as? String, "Ann")
    XCTAssertEqual(fields?["email"]?["text"] as? String, "ann@example.org")
    XCTAssertEqual(fields?["phone"]?["text"] as? String, "+7 (916) 123-45-67")
    expectExact(recording)
  }

  func testAPasswordIsRecordedAsOtherCharactersOfTheSameKinds() throws {
    let recording = try record("form", editor: "E-mail") { _ in
      try Keyboard.type("ann@example.org")
      try Keyboard.press("Tab")
      try Keyboard.type("Secret12")
      try Keyboard.press("Return")
    }
    XCTAssertFalse("\(recording.steps)".contains("Secret"))
    let fields = recording.state["fields"] as? [String: State]
    XCTAssertEqual(fields?["password"]?["rawText"] as? String, "Aaaaaa00")
    XCTAssertNotNil(recording.state["submitted"] as? State, "it is as valid as the real one")
    expectExact(recording)
  }

  func testAChoiceInAMenuIsRecorded() throws {
    let recording = try record("bordered-text-field", ["preset=sex"], editor: "Sex") { playground in
      try playground.click(playground.button("Choose"))
      try waitUntil("the list is open") { try playground.shows("Male") }
      try Keyboard.type("m")
      try expectText("Male", in: playground)
      try Keyboard.press("Return")
      try waitUntil("the field has the focus") { try playground.editor.hasFocus }
    }
    XCTAssertEqual(recording.state["text"] as? String, "Male", "\(recording.steps)")
    expectExact(recording)
  }

  // MARK: Rich text

  func testTextInANestedEditorIsRecorded() throws {
    let recording = try record("nested-editors", editor: "Rich text") { playground in
      try Keyboard.press("ctrl+Home")
      // Each panel takes two steps: to the place before it, and into it.
      try Keyboard.press("Down", times: 6)
      try Keyboard.press("End")
      try Keyboard.type("BBB")
      try waitUntil("it is typed") {
        try playground.texts(named: "Panel").contains { try $0.text.contains("BBB") }
      }
    }
    XCTAssert("\(recording.state["content"] ?? "")".contains("Level 3BBB"), "\(recording.steps)")
    XCTAssert(recording.steps.contains { $0["in"] != nil && $0["type"] as? String == "BBB" })
    expectExact(recording)
  }

  func testAClickInTheToolbarIsRecorded() throws {
    let recording = try record("rich-editor", editor: "Rich text") { playground in
      try Keyboard.type("ab ")
      try playground.click(playground.button("Bold"))
      try Keyboard.type("bold")
      try playground.click(playground.button("Bold"))
      try Keyboard.type(" c")
      try expectText("ab bold c", in: playground)
    }
    XCTAssertEqual(
      recording.steps as NSArray,
      [
        ["type": "ab "], ["click": "bold"], ["type": "bold"], ["click": "bold"], ["type": " c"],
      ] as NSArray)
    expectExact(recording)
  }

  func testATaskThatTheMouseTicksIsRecorded() throws {
    let content =
      #"{"format":"concertina-rich-text","version":1,"content":[{"text":"one","attributes":"#
      + #"{"paragraph":{"list":{"kind":"task"}}}}]}"#
    let recording = try record("lists", ["content=" + content], editor: "Rich text") { playground in
      let margin = try ListTests.margin(in: playground, at: 0)
      let place = try playground.editor.extents
      try Keyboard.click(x: place.x + margin * 3 / 4, y: place.y + place.height * 3 / 4)
      try waitUntil("it is ticked") { try playground.shows("Recording: 2 steps") }
    }
    XCTAssertEqual(recording.steps.last?["click"] as? String, "task:0", "\(recording.steps)")
    let paragraphs = recording.state["paragraphs"] as? [State]
    XCTAssertEqual(paragraphs?.first?["checked"] as? Bool, true)
    expectExact(recording)
  }

  // MARK: The pointer

  func testAClickBesideTheTextIsRecorded() throws {
    let recording = try record("auto-height-editor", ["text=Hello world"]) { playground in
      try Keyboard.press("ctrl+Home")
      let place = try playground.editor.extents
      // The padding is not a part of the text view.
      try Keyboard.click(x: place.x + place.width / 2, y: place.y - 4)
      try waitUntil("it is a step") { try playground.shows("Recording: 2 steps") }
      try Keyboard.type("PAD")
      try waitUntil("it is typed") { try playground.editor.text.contains("PAD") }
    }
    XCTAssert((recording.state["text"] as? String)?.contains("PAD") == true)
    expectExact(recording)
  }

  func testTextThatTheMouseDragsIsRecorded() throws {
    let recording = try record("auto-height-editor", ["text=one two three"]) { playground in
      let place = try playground.editor.extents
      let y = place.y + place.height / 2
      try Keyboard.press("ctrl+Home")
      try Keyboard.press("ctrl+shift+Right")
      try waitUntil("a word is selected") { try playground.shows("Recording: 2 steps") }
      try Keyboard.drag(
        from: (place.x + 10, y), to: (place.x + place.width - 20, y),
        until: { try playground.editor.text != "" })
      try waitUntil("it is moved") { try playground.editor.text != "one two three" }
      try Keyboard.press("End")
    }
    XCTAssertEqual(recording.state["text"] as? String, " two threeone", "\(recording.steps)")
    expectExact(recording)
  }

  // MARK: Pasting

  func testTextTypedRightAfterAPasteStaysAfterIt() throws {
    let owner = try Keyboard.offer(Array("PASTED".utf8))
    defer { owner.kill() }
    let recording = try record("auto-height-editor", ["text=one "]) { playground in
      try Keyboard.press("ctrl+End")
      try Keyboard.xdotool("key", "ctrl+v", "a", "b", "c")
      try waitUntil("all is there") { try playground.editor.text.utf8.count == 13 }
    }
    XCTAssert(recording.steps.contains { $0["paste"] as? String == "PASTED" }, "\(recording.steps)")
    XCTAssertEqual((recording.state["text"] as? String)?.utf8.count, 13)
  }

  func testAPasteThatIsUndoneIsRecordedWithItsText() throws {
    let owner = try Keyboard.offer(Array("second line".utf8))
    defer { owner.kill() }
    let recording = try record("auto-height-editor", ["text=one "]) { playground in
      try Keyboard.press("ctrl+End")
      try Keyboard.press("ctrl+v")
      try expectText("one second line", in: playground)
      try Keyboard.press("ctrl+z")
      try expectText("one ", in: playground)
    }
    XCTAssertEqual(
      recording.steps as NSArray,
      [["press": "<Control>End"], ["paste": "second line"], ["press": "<Control>z"]] as NSArray)
    XCTAssertEqual(recording.state["text"] as? String, "one ")
    expectExact(recording)
  }

  // MARK: Scenes

  func testAChangeOfSceneIsAStep() throws {
    let recording = try record("auto-height-editor") { playground in
      try Keyboard.type("a")
      try Keyboard.press("ctrl+f")
      try Keyboard.type("attachments")
      try Keyboard.press("Return")
      try waitUntil("the scene is open") { try !playground.texts(named: "Message").isEmpty }
      try Keyboard.type("b")
      try waitUntil("it is a step") { try playground.shows("Recording: 3 steps") }
    }
    XCTAssertEqual(
      recording.steps as NSArray,
      [["type": "a"], ["scene": "composer-attachments"], ["type": "b"]] as NSArray)
    expectExact(recording)
  }
}
