import GtkCore
import PlaygroundScenes
import WidgetTestSupport
import XCTest

@testable import PlaygroundKit

/// Knobs say what is on the stage, and what is wrong with their values.
final class KnobRowTests: OpenWindowTestCase {
  /// The row of a knob.
  @MainActor
  private static func row(_ knob: String, in window: PlaygroundWindow) throws -> Widget {
    let control = try XCTUnwrap(window.inspector.widget.descendant(named: "knob-\(knob)"))
    return try XCTUnwrap(
      sequence(first: control, next: \.parent).first { $0.descendant(named: "knob-note") != nil })
  }

  /// The note below a knob; nil if there is none.
  @MainActor
  private static func note(_ knob: String, in window: PlaygroundWindow) throws -> String? {
    let label = try XCTUnwrap(row(knob, in: window).descendant(named: "knob-note"))
    return label.isVisible ? label.stringProperty("label") : nil
  }

  @MainActor
  private static func preset(_ knob: String, in window: PlaygroundWindow) throws -> String {
    let list = try XCTUnwrap(window.inspector.widget.descendant(named: "preset-\(knob)"))
    var texts: [String] = []
    func collect(_ widget: Widget) {
      if widget.styleName == "label", widget.isMapped {
        texts.append(widget.stringProperty("label"))
      }
      for child in widget.children { collect(child) }
    }
    collect(list)
    return texts.first ?? ""
  }

  func testAFullPageIsNotCalledEmpty() throws {
    try onMain {
      let window = Self.open("lists")
      XCTAssertEqual(try Self.preset("content", in: window), "The scene's own")
      window.window.type("x")
      XCTAssert(
        MainLoop.run(atMost: 60) { window.session?.values["content"] != .text("") }, "it follows")
      XCTAssertEqual(try Self.preset("content", in: window), "Custom")
      window.open(try SceneCatalog.standard.scene("rich-editor"))
      Self.settle(window)
      XCTAssertEqual(try Self.preset("content", in: window), "Empty")
      Self.close(window)
    }
  }

  func testAValueThatCannotBeUsedIsMarked() throws {
    try onMain {
      for (scene, knob) in [("bordered-text-field", "notations"), ("lists", "content")] {
        let window = Self.open(scene)
        let entry = try XCTUnwrap(window.inspector.widget.descendant(named: "knob-\(knob)"))
        XCTAssertNil(try Self.note(knob, in: window))
        entry.setProperty("text", to: "{")
        let note = try XCTUnwrap(try Self.note(knob, in: window), scene)
        XCTAssertFalse(note.isEmpty)
        XCTAssert(entry.hasStyleClass("error"))
        entry.setProperty("text", to: "")
        XCTAssertNil(try Self.note(knob, in: window), scene)
        XCTAssertFalse(entry.hasStyleClass("error"))
        Self.close(window)
      }
    }
  }

  func testANumberThatIsClampedNamesItsRange() throws {
    try onMain {
      let window = Self.open("auto-height-editor")
      let spin = try XCTUnwrap(window.inspector.widget.descendant(named: "knob-minLine"))
      for (typed, note) in [("99", "From 1 to 50"), ("7", nil), ("0", "From 1 to 50")] {
        spin.focus()
        window.window.press(
          try XCTUnwrap(KeyStroke(name: "a", control: true, shift: false, alt: false)))
        for character in typed.unicodeScalars { window.window.type(character) }
        window.window.press(try Self.key("Return"))
        XCTAssertEqual(try Self.note("minLine", in: window), note, typed)
      }
      XCTAssertEqual(window.session?.values["minLine"], .number(1))
      Self.close(window)
    }
  }

  func testWhatAKnobFollowsIsNoStepOfARecording() throws {
    try onMain {
      let window = Self.open("sign-up")
      window.toggleRecording()
      window.window.type("A")
      XCTAssert(MainLoop.run(atMost: 60) { window.session?.values["name"] == .text("A") })
      let steps = try XCTUnwrap(window.recorder.recording).scenario.steps
      XCTAssertFalse(steps.contains { if case .knob = $0 { true } else { false } }, "\(steps)")
      window.toggleRecording()
      window.recorder.waiting.discard.activate()
      try XCTUnwrap(window.recorder.question?.window.descendant(named: "discard")).activate()
      Self.close(window)
    }
  }
}
