import PlaygroundScenes
import Testing

struct StepResultTests {
  @Test func aResultIsOneLine() {
    let result = StepResult(
      step: 3, action: .press, paints: 1, glitches: 0, state: ["text": "a\n\u{2028}b"])
    #expect(
      result.line
        == #"{"step":3,"action":"press","paints":1,"glitches":0,"state":{"text":"a\n\u2028b"}}"#)
  }

  @Test func aFailureSaysWhy() {
    let result = StepResult(
      step: 0, action: .click, paints: 0, glitches: 0, state: nil, error: "no widget \"x\"")
    #expect(
      result.line
        == #"{"step":0,"action":"click","paints":0,"glitches":0,"state":null,"#
        + #""error":"no widget \"x\""}"#)
  }
}
