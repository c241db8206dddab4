import PlaygroundScenes
import Testing

struct ScenarioReaderTests {
  private let reader = ScenarioReader(catalog: .standard) { $0 != "Retrun" }

  @Test func readsEveryAction() throws {
    let scenario = try read(ScenarioCorpus.everyAction)
    let pasted = try #require(
      PastedForms([.init("text/html", "<b>a</b>"), .init("text/plain", "a")]))
    #expect(scenario.scene == "auto-height-editor")
    #expect(scenario.width == 400)
    #expect(
      scenario.knobs == [
        KnobSetting("maxLine", .number(-3)), KnobSetting("lineSpace", .number(-1.5)),
        KnobSetting("hasBorder", .toggle(false)), KnobSetting("font", .choice("title2")),
        KnobSetting("text", .text("é")),
      ])
    #expect(
      scenario.steps == [
        .type("hello"), .press(Accelerator(modifiers: [.shift], key: "Return")),
        .press(Accelerator(key: "U00E9")), .paste("\0\n"), .preedit("ㅎ"), .preedit(""),
        .commit("한"), .select(5, 0), .click("send"), .focus(.main(true)), .focus(.main(false)),
        .focus(.identifier("text")),
        .knob([KnobSetting("maxLine", .number(7)), KnobSetting("text", .text(""))]),
        .pasteForms(pasted),
        .scroll(12), .set([WidgetSetting("slider:Volume", "value", 40)]),
        .drag(PointerDrag(from: "border:column-1", byX: 40, y: 0)),
        .drag(PointerDrag(from: "attachment:a1", byX: -9, y: 5, atX: 0.25, y: 1)),
        .within("editor", .type("a")), .within("attachment:1", .click("task:0")),
        .scene("composer"), .scene("auto-height-editor"), .width(1),
        .undo, .redo, .wait(0.25), .screenshot("a b.png"),
        .expect([
          StateExpectation(JSONPath([.key("text")]), .equals("a")),
          StateExpectation(
            JSONPath([.key("lineCount")]), .isWithin(atLeast: 1, atMost: 2)),
          StateExpectation(
            JSONPath([.key("a"), .index(0), .key("b")]), .matches("^x")),
        ]),
      ])
    #expect(Set(scenario.steps.map(\.action)) == Set(ScenarioAction.allCases))
  }

  @Test(arguments: ScenarioCorpus.good)
  func goodFilesAreReadAndWrittenBack(text: String) throws {
    let scenario = try read(text)
    #expect(try read(scenario.fileText) == scenario)
    #expect(try read(scenario.json.compactText) == scenario)
  }

  @Test func badFilesAreRefused() {
    for bad in ScenarioCorpus.badForBoth {
      expectError(bad.text, "run.json: \(bad.message)")
    }
  }

  @Test func badStepsAreRefused() {
    for bad in ScenarioCorpus.badStepsForBoth + ScenarioCorpus.badStepsForTheReader {
      expectError(
        ScenarioCorpus.scenario(step: bad.text), "run.json: $.steps[0]\(bad.message)")
    }
  }

  @Test func theFirstBadStepIsNamedByItsIndex() {
    let steps = #"{"type": "a"}, {"undo": true}, {"redo": true}, {"press": 1}"#
    expectError(
      ScenarioCorpus.scenario(step: steps),
      #"run.json: $.steps[3].press: expected a string such as "<Shift>Return", found a number (1)"#)
  }

  @Test func theNumberOfStepsIsLimited() throws {
    func text(_ count: Int) -> String {
      let steps = Array(repeating: #"{"undo": true}"#, count: count).joined(separator: ",")
      return #"{"scene": "auto-height-editor", "steps": [\#(steps)]}"#
    }
    #expect(try read(text(10_000)).steps.count == 10_000)
    expectError(text(10_001), "run.json: $.steps: expected at most 10000 steps, found 10001")
  }

  @Test func everyTruncationIsRefused() {
    let bytes = Array(ScenarioCorpus.everyAction.utf8)
    for end in bytes.indices {
      let message = errorMessage { try reader.read(Array(bytes[..<end]), file: "run.json") }
      #expect(message?.hasPrefix("run.json: $") == true, "truncated at \(end)")
      #expect(message?.contains(": line ") == true, "truncated at \(end)")
    }
  }

  @Test func filesAreReadAsBytes() throws {
    let file = try TemporaryFile(Array(ScenarioCorpus.everyAction.utf8))
    #expect(try reader.read(file: file.path) == read(ScenarioCorpus.everyAction))
  }

  @Test func unreadableFilesAreNamedWithTheReason() {
    #expect(
      errorMessage { try reader.read(file: "/nowhere/run.json") }?
        .hasPrefix("/nowhere/run.json: ") == true)
    #expect(errorMessage { try reader.read(file: "/") } == "/: Is a directory")
  }

  private func read(_ text: String) throws -> Scenario {
    try reader.read(Array(text.utf8), file: "run.json")
  }

  private func expectError(
    _ text: String, _ beginning: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let message = errorMessage { try read(text) } ?? "read"
    #expect(message.hasPrefix(beginning), "\(text)", sourceLocation: sourceLocation)
    #expect(message.split(whereSeparator: \.isNewline).count == 1, sourceLocation: sourceLocation)
  }
}
