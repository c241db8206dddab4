import PlaygroundScenes
import Testing

struct SceneListTests {
  @Test func jsonHoldsEverySceneAndKnob() throws {
    let list = try JSONValue(parsing: SceneList.json(.standard).indentedText)
    let scenes = try #require(list.arrayValue)
    #expect(
      scenes.compactMap { $0["id"]?.stringValue } == SceneCatalog.standard.scenes.map(\.id))
    for (scene, json) in zip(SceneCatalog.standard.scenes, scenes) {
      #expect(json["category"] == .string(scene.category.id))
      #expect(json["title"] == .string(scene.title))
      #expect(json["summary"] == .string(scene.summary))
      let knobs = json["knobs"]?.arrayValue ?? []
      #expect(knobs.compactMap { $0["id"]?.stringValue } == scene.knobs.map(\.id))
      #expect(knobs.compactMap { $0["default"] } == scene.knobs.map(\.defaultValue.json))
    }
  }

  @Test func jsonTellsWhatAKnobTakes() throws {
    let scene = Scene(
      id: "s", title: "S", category: .fields, summary: "",
      knobs: [
        .toggle("t", title: "T", default: true),
        .wholeNumber("n", title: "N", default: 5, range: 1...9),
        .choice("c", title: "C", default: "a", options: [KnobOption("a", title: "A")]),
        .text("x", title: "X", isMultiline: true, presets: [KnobPreset("P", "p")]),
      ])
    #expect(
      SceneList.json(SceneCatalog([scene])).compactText
        == #"[{"id":"s","title":"S","category":"fields","summary":"","knobs":["#
        + #"{"id":"t","title":"T","kind":"toggle","default":true},"#
        + #"{"id":"n","title":"N","kind":"number","default":5,"range":[1,9],"step":1,"#
        + #""isWhole":true},"#
        + #"{"id":"c","title":"C","kind":"choice","default":"a","#
        + #""options":[{"id":"a","title":"A"}]},"#
        + #"{"id":"x","title":"X","kind":"text","default":"","isMultiline":true,"#
        + #""presets":[{"title":"P","value":"p"}]}]}]"#)
  }

  @Test func textNamesEverySceneAndKnob() {
    let text = SceneList.text(.standard)
    #expect(text.hasPrefix("Editor\n\n  auto-height-editor\n"))
    #expect(text.contains("\n      maxLine=5  (a whole number)\n"))
    #expect(text.contains("\n      font=body  (largeTitle, title, "))
    #expect(text.contains("\n      lineSpace=2\n"))
  }
}
