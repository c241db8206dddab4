import PlaygroundScenes
import WidgetTestSupport
import XCTest

@testable import PlaygroundKit

/// What the pointer does is recorded as steps that a replay can do.
final class PointerRecordingTests: WidgetTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    MainActor.assumeIsolated { ComposerInputMethod.install() }
  }

  /// A scene that is recorded.
  @MainActor
  private final class Session {
    let scene: PlaygroundKit.Scene
    let window: SceneWindow
    let runner: ScenarioRunner
    let recorder: ScenarioRecorder
    private(set) var unrecorded: [ScenarioRecorder.Unrecorded] = []

    private let values: KnobValues

    init(_ scene: String) throws {
      self.scene = try SceneCatalog.standard.scene(scene)
      values = self.scene.defaults
      window = try XCTUnwrap(SceneWindow(scene: self.scene, values: values))
      runner = try XCTUnwrap(ScenarioRunner(target: window))
      window.stage.placeFocus(in: window.window)
      FrameSettling(of: window.window).waitUntilStill()
      recorder = ScenarioRecorder(stage: window.stage)
      recorder.onUnrecorded = { [weak self] in self?.unrecorded.append($0) }
    }

    func widget(_ address: String) throws -> Widget {
      try XCTUnwrap(
        WidgetAddress(stage: window.stage).widget(at: address), "there is no \(address)")
    }

    func value(_ path: String) -> JSONValue? {
      JSONPath(textWithoutRoot: path).flatMap { window.stage.state.value(at: $0) }
    }

    func run(_ steps: ScenarioStep...) {
      for step in steps { XCTAssertNil(runner.run(step, index: 0).error, "\(step)") }
    }

    /// Presses at a place of a widget, does what that does, and releases at a distance.
    func press(
      _ widget: Widget, x: Double = 1, y: Double = 1, by distance: (x: Double, y: Double) = (0, 0),
      isPrimary: Bool = true, _ act: () -> Void
    ) {
      let place = (x: 100.0, y: 100.0)
      recorder.happened(
        .pointer(.init(.press, isPrimary: isPrimary, hit: widget, x: x, y: y, place: place)))
      let hit = distance == (0, 0) ? widget : window.stage.root
      recorder.happened(
        .pointer(
          .init(
            .release, isPrimary: isPrimary, hit: hit, x: x, y: y,
            place: (place.x + distance.x, place.y + distance.y))))
      act()
      FrameSettling(of: window.window).waitUntilStill()
    }

    /// Selects in the main input with the pointer.
    func select(_ anchor: Int, _ caret: Int) throws {
      let input = try XCTUnwrap(window.stage.mainInput)
      press(input.widget) { input.select(anchor: anchor, caret: caret) }
    }

    /// Ends the recording, and expects a replay to end in the same state.
    func expectSameState(leavingOut key: String? = nil) throws -> [ScenarioStep] {
      let steps = recorder.stop()
      let state = window.stage.state
      runner.stop()
      window.close()
      let replayed = try XCTUnwrap(SceneWindow(scene: scene, values: values))
      let second = try XCTUnwrap(ScenarioRunner(target: replayed))
      replayed.stage.placeFocus(in: replayed.window)
      FrameSettling(of: replayed.window).waitUntilStill()
      for step in steps { XCTAssertNil(second.run(step, index: 0).error, "\(step)") }
      let differences = state.differences(from: replayed.stage.state)
        .filter { $0.path.textWithoutRoot != key }
      XCTAssert(differences.isEmpty, "\(differences) after \(steps)")
      second.stop()
      replayed.close()
      return steps
    }
  }

  // MARK: Values

  func testAChoiceInADropDownIsAValue() throws {
    try onMain {
      let session = try Session("notes")
      try session.select(3, 0)
      session.run(.click("style/button"))
      let row = try session.widget("style/popover/contents/box/scrolledwindow/listview/row[3]")
      session.press(row) { XCTAssert(row.chooseRow()) }
      XCTAssertEqual(session.value("paragraphs[0].style"), "heading-3")
      let steps = try session.expectSameState()
      XCTAssert(
        steps.contains(.set([WidgetSetting("style", "selected", 3)])), "\(steps)")
      XCTAssertFalse(steps.contains(.click("style/button")), "\(steps)")
    }
  }

  func testAClickOnARowOfAListChoosesIt() throws {
    try onMain {
      let session = try Session("notes")
      session.run(
        .select(3, 0), .click("style/button"),
        .click("style/popover/contents/box/scrolledwindow/listview/row[3]"))
      XCTAssertEqual(session.value("paragraphs[0].style"), "heading-3")
      session.runner.stop()
      session.window.close()
    }
  }

  func testADayInTheCalendarOfAPickerIsAValue() throws {
    try onMain {
      let session = try Session("sign-up")
      session.run(.click("birthday_button"))
      let address = "birthday/popover/contents/box/calendar"
      let calendar = CalendarView(retaining: try session.widget(address).nativePointer)
      let day = try XCTUnwrap(
        calendar.selfAndDescendants.first { $0.isLabel && $0.labelText == "1" })
      session.press(day) {
        var selected = calendar.selectedDay
        selected.day = selected.day == 9 ? 10 : 9
        calendar.selectedDay = selected
      }
      session.run(.click("picker_done"))
      let steps = try session.expectSameState()
      XCTAssert(steps.contains { $0.action == .set }, "\(steps)")
    }
  }

  // MARK: Parts

  /// Drags a part by its name, with the events of a pointer.
  @MainActor
  private static func drag(
    _ part: String, by distance: (x: Double, y: Double), in session: Session
  ) throws {
    let place = try XCTUnwrap(session.window.stage.place(ofPart: part), part)
    let pointer = PointerDispatch(place.widget, x: place.x, y: place.y)
    pointer.enter()
    FrameSettling(of: session.window.window).waitUntilStill()
    let names = WidgetAddress(stage: session.window.stage)
    // The real pointer may be over the stage, too.
    if names.widget(at: part) == nil { pointer.enter() }
    let handle = names.widget(at: part)
    session.press(handle ?? place.widget, x: place.x, y: place.y, by: distance) {
      XCTAssert(pointer.drag(byX: distance.x, y: distance.y, on: handle), part)
      pointer.leave()
    }
  }

  func testABorderOfATableIsDragged() throws {
    try onMain {
      let session = try Session("tables")
      let before = session.window.stage.state["columnWidths"]
      try Self.drag("border:column-1", by: (30, 0), in: session)
      XCTAssertNotEqual(session.window.stage.state["columnWidths"], before)
      let steps = try session.expectSameState()
      XCTAssertEqual(steps, [.drag(PointerDrag(from: "border:column-1", byX: 30, y: 0))])
    }
  }

  func testAHandleOfATableOpensItsMenuAndMovesItsColumn() throws {
    try onMain {
      let session = try Session("tables")
      let before = session.window.stage.state["cells"]
      try Self.drag("handle:row-2", by: (0, 60), in: session)
      XCTAssertNotEqual(session.window.stage.state["cells"], before)
      try Self.drag("handle:column-2", by: (0, 0), in: session)
      let handle = try session.widget("handle:column-2")
      XCTAssert(handle.children.contains { $0.isPopover && $0.isMapped })
      let item = try XCTUnwrap(
        handle.selfAndDescendants.first { $0.cssName == "modelbutton" && $0.isSensitive })
      session.press(item) { item.activate() }
      let steps = try session.expectSameState()
      XCTAssertEqual(steps.first, .drag(PointerDrag(from: "handle:row-2", byX: 0, y: 60)))
      XCTAssert(steps.contains(.click("handle:column-2")), "\(steps)")
      XCTAssertFalse(steps.contains { "\($0)".contains("task:") }, "\(steps)")
    }
  }

  func testADayOfACalendarWithoutAnApp() throws {
    try onMain {
      let session = try Session("widget:GtkCalendar")
      let widget = try XCTUnwrap(
        session.window.stage.root.selfAndDescendants.first { $0.typeName == "GtkCalendar" })
      let calendar = CalendarView(retaining: widget.nativePointer)
      XCTAssert(calendar.focus())
      let day = try XCTUnwrap(
        calendar.selfAndDescendants.first { $0.isLabel && $0.labelText == "17" })
      session.press(day) {
        var selected = calendar.selectedDay
        selected.day = selected.day == 17 ? 16 : 17
        calendar.selectedDay = selected
      }
      XCTAssertEqual(try session.expectSameState().map(\.action), [.set])
    }
  }

  func testWhatIsExpectedOfAPageHoldsInAReplay() throws {
    try onMain {
      let session = try Session("notes")
      session.run(.type("tail"))
      session.recorder.expect(StateExpectation.mainValues(of: session.window.stage.state))
      let steps = try session.expectSameState()
      XCTAssertEqual(steps.map(\.action), [.type, .expect])
      let window = try XCTUnwrap(
        SceneWindow(scene: session.scene, values: session.scene.defaults))
      let summary = try ScenarioReplay.run(Scenario(scene: "notes", steps: steps), in: window)
      XCTAssertEqual(summary.failures, 0)
      window.close()
    }
  }

  func testACornerOfAPictureIsDragged() throws {
    try onMain {
      let session = try Session("images")
      let picture = try XCTUnwrap(session.value("attachments[0]"))
      let range = try XCTUnwrap(picture["range"]?.arrayValue?.compactMap(\.numberValue))
      try session.select(Int(range[0]), Int(range[1]))
      let id = try XCTUnwrap(picture["id"]?.stringValue)
      try Self.drag("attachment:\(id)/corner:bottom-right", by: (-100, -10), in: session)
      XCTAssertNotEqual(
        session.value("attachments[0].width"), picture["width"])
      let steps = try session.expectSameState()
      XCTAssertEqual(
        steps.last,
        .drag(PointerDrag(from: "attachment:\(id)/corner:bottom-right", byX: -100, y: -10)))
    }
  }

  func testAPressBesideATextClicksNoTaskInIt() throws {
    try onMain {
      let session = try Session("tables")
      let cell = try session.widget("cell:2,3")
      XCTAssert(cell.focus())
      let input = try XCTUnwrap(session.window.stage.input(of: cell))
      let x = try XCTUnwrap((0..<30).first { input.part(atX: Double($0), y: 8) == "task:0" })
      session.press(session.window.stage.root, x: Double(x), y: 8) {}
      XCTAssertFalse(session.recorder.stop().contains { "\($0)".contains("task:") })
      session.runner.stop()
      session.window.close()
    }
  }

  func testACaretThatMovesAfterTheClickIsRecordedWhereItEnds() throws {
    try onMain {
      let session = try Session("tables")
      let input = try XCTUnwrap(session.window.stage.mainInput)
      session.press(input.widget) { input.select(anchor: 16, caret: 16) }
      input.select(anchor: 17, caret: 17)
      session.run(.press(Accelerator(key: "Home")))
      session.press(input.widget) { input.select(anchor: 3, caret: 3) }
      input.select(anchor: 4, caret: 4)
      XCTAssertEqual(
        try session.expectSameState(),
        [.select(17, 17), .press(Accelerator(key: "Home")), .select(4, 4)])
    }
  }

  func testAMenuOfATextThatChangesNothingIsNotNamedAsUnrecorded() throws {
    try onMain {
      let session = try Session("lists")
      let text = try session.widget("editor")
      session.press(text, isPrimary: false) { text.activateAction("menu.popup") }
      session.run(.press(Accelerator(key: "Escape")))
      XCTAssertEqual(session.unrecorded, [])
      session.recorder.stop()
      session.runner.stop()
      session.window.close()
    }
  }

  // MARK: Names

  func testCellsAreNamedByRowAndColumn() throws {
    try onMain {
      let session = try Session("tables")
      for name in ["cell:1,1", "cell:2,3", "cell:4,3"] {
        XCTAssertEqual(
          WidgetAddress(stage: session.window.stage).address(of: try session.widget(name)), name)
      }
      // Of a merged cell any place is its name, and the first one is written.
      XCTAssertEqual(
        WidgetAddress(stage: session.window.stage).address(of: try session.widget("cell:4,2")),
        "cell:4,1")
      XCTAssertEqual(try session.widget("table:1/cell:2,3"), try session.widget("cell:2,3"))
      let path =
        "/widthframe/box/richeditor/growingtext/richtable/tablerow[1]/richeditor[2]/growingtext/textview"
      XCTAssertEqual(try session.widget(path), try session.widget("cell:2,3"), "as in old files")
      for name in ["cell:9,1", "cell:0,0", "cell:1", "table:2/cell:1,1", "cell:a,b", "cell:"] {
        XCTAssertNil(WidgetAddress(stage: session.window.stage).widget(at: name), name)
      }
      for part in ["border:column-9", "handle:row-0", "border:column-", "attachment:a9/corner:x"] {
        XCTAssertNil(session.window.stage.place(ofPart: part), part)
        XCTAssertNotNil(
          session.runner.run(.drag(PointerDrag(from: part, byX: 1, y: 1)), index: 0).error)
      }
      session.runner.stop()
      session.window.close()
    }
  }

  // MARK: The focus

  func testTheFocusThatLeavesTheStageIsAStepBeforeTheNextOne() throws {
    try onMain {
      let scene = try SceneCatalog.standard.scene("auto-height-editor")
      let stage = try XCTUnwrap(scene.build)(scene.defaults, SceneEvents(isReplay: true))
      let (window, beside) = (Window(), Entry())
      window.child = Box(.vertical, [stage.root, beside])
      window.present()
      _ = MainLoop.run(atMost: 60) { window.isMapped }
      stage.placeFocus(in: window)
      let recorder = ScenarioRecorder(stage: stage)
      for character in "drag me".unicodeScalars { window.type(character) }
      stage.input?.select(anchor: 7, caret: 1)
      XCTAssert(beside.focus())
      // As the display takes the selection away when another text has one.
      stage.input?.select(anchor: 1, caret: 1)
      recorder.turned(KnobSetting("lineSpace", .number(3)), byInspector: true)
      XCTAssertEqual(
        recorder.stop(),
        [
          .type("drag me"), .select(1, 1), .focus(.main(false)),
          .knob([KnobSetting("lineSpace", .number(3))]),
        ])
      stage.close()
      window.destroy()
    }
  }
}
