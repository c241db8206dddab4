import Testing

@testable import PlaygroundKit
@testable import PlaygroundScenes

struct SceneCatalogTests {
  private let catalog = SceneCatalog.standard

  @Test func everyUsageExampleHasAScene() {
    let suffixes = [
      "", "-max-lines", "-font-and-spacing", "-no-border", "-custom-border", "-disabled", "-regex",
      "-focus", "-dark-mode", "-line-estimate",
    ]
    #expect(
      catalog.scenes(in: .editor).map(\.id) == suffixes.map { "auto-height-editor" + $0 })
  }

  @Test func aVariantIsTheSceneInAnotherSituation() throws {
    let scene = try catalog.scene("auto-height-editor")
    let low = scene.variant(
      "low", title: "Low",
      [KnobSetting("maxLine", .number(3)), KnobSetting("maxLine", .number(2))])
    #expect(low.variantOf == scene.id && low.family == scene.family)
    #expect(low.defaults.json["maxLine"] == 2)
    #expect(low.summary == scene.summary && low.knobs.map(\.id) == scene.knobs.map(\.id))
    #expect(low.code(low.defaults).contains("maxLines = 2"), "\(low.code(low.defaults))")
    let other = try catalog.scene("notes")
    let both = SceneCatalog([low, other, scene])
    #expect(both.scenes.map(\.id) == ["auto-height-editor", "low", "notes"])
    #expect(both.variants(of: scene.id).map(\.id) == ["low"])
    #expect(SceneCatalog([low, other]).scenes.map(\.id) == ["low", "notes"])
  }

  @Test(arguments: [
    ("max-lines", "maxLine", JSONValue.number(7)), ("font-and-spacing", "font", "title2"),
    ("font-and-spacing", "lineSpace", 10), ("no-border", "hasBorder", false),
    ("custom-border", "hasBorder", false), ("disabled", "isEnabled", false),
    ("regex", "pattern", .string(AutoHeightEditorKnobs.emailPattern)),
    ("focus", "isFocused", true), ("dark-mode", "scheme", "dark"),
  ])
  func examplesShowWhatTheyAreAbout(suffix: String, knob: String, value: JSONValue) throws {
    let scene = try catalog.scene("auto-height-editor-" + suffix)
    #expect(scene.defaults.json[knob] == value)
    #expect(scene.knobs.prefix(2).contains { $0.id == knob })
  }

  @Test func theEditorsKnobsHaveTheEditorsDefaults() throws {
    #expect(
      KnobValues(AutoHeightEditorKnobs.all.map(\.knob)).json.compactText
        == #"{"text":"","font":"body","lineSpace":2,"maxLine":5,"minLine":1,"hasBorder":true,"#
        + #""isEnabled":true,"placeholder":"","disabledPlaceholder":"#
        + #""This editor has been disabled","pattern":"","matchPattern":true}"#)
  }

  @Test func theFirstSceneMatchesAndItsKnobsStayInOrder() throws {
    let scene = try catalog.scene("auto-height-editor")
    #expect(scene.knobs.map(\.id) == AutoHeightEditorKnobs.all.map(\.knob.id))
    #expect(AutoHeightEditorKnobs.usedPattern(scene.defaults) == AutoHeightEditorKnobs.emailPattern)
    for other in catalog.scenes(in: .editor).dropFirst() {
      let matches = AutoHeightEditorKnobs.usedPattern(other.defaults) != nil
      #expect(matches == (other.id == "auto-height-editor-regex"), "\(other.id)")
      #expect(other.defaults[AutoHeightEditorKnobs.matchPattern] == matches, "\(other.id)")
    }
  }

  @Test func everySceneOfTheEditorHasAllItsKnobs() {
    let all = Set(AutoHeightEditorKnobs.all.map(\.knob.id))
    for scene in catalog.scenes(in: .editor) {
      #expect(all.isSubset(of: Set(scene.knobs.map(\.id))), "\(scene.id)")
    }
  }

  @Test func matchingTakesAPatternAndTheToggle() {
    var values = KnobValues(AutoHeightEditorKnobs.all.map(\.knob))
    #expect(AutoHeightEditorKnobs.usedPattern(values) == nil)
    values.apply(KnobSetting("pattern", .text("a")))
    #expect(AutoHeightEditorKnobs.usedPattern(values) == "a")
    values.apply(KnobSetting("matchPattern", .toggle(false)))
    #expect(AutoHeightEditorKnobs.usedPattern(values) == nil)
  }

  @Test func searchTakesAllWordsInAnyOrder() {
    #expect(catalog.scenes(matching: "BORDER custom").map(\.title) == ["Custom border"])
    #expect(catalog.scenes(matching: " ").count == catalog.scenes.count)
    #expect(catalog.scenes(matching: "nothing like it").isEmpty)
  }

  @Test func unknownScenesAreNamedWithTheNearest() {
    #expect(
      errorMessage { try catalog.scene("auto-height-editr") }?
        .hasPrefix(#"unknown scene "auto-height-editr"; did you mean "auto-height-editor"?; "#)
        == true)
    #expect(
      errorMessage { try catalog.scene("no such thing") }?
        .hasPrefix(#"unknown scene "no such thing"; the scenes are auto-height-editor,"#) == true)
  }

  @Test func categoriesComeInTheOrderOfTheirFirstScenes() {
    var count = 0
    func scene(_ category: SceneCategory) -> Scene {
      count += 1
      return Scene(id: "\(count)", title: "", category: category, summary: "", knobs: [])
    }
    let mixed = SceneCatalog([scene(.richText), scene(.editor), scene(.fields), scene(.richText)])
    #expect(mixed.categories == [.richText, .editor, .fields])
    #expect(mixed.scenes.map(\.id) == ["1", "4", "2", "3"])
  }

  @Test @MainActor func eventsReachTheirSink() async {
    var seen: [SceneEvent] = []
    let events = SceneEvents { seen.append($0) }
    events.send(.height(from: 44, to: 64))
    events.send(.text(excerpt: "a\nb", length: 3))
    events.send(.match("matched"))
    events.send(.focus(false))
    #expect(seen.map(\.name) == ["height", "text", "match", "focus"])
    #expect(seen.map(\.detail) == ["44 → 64", #""a\nb" (3)"#, "matched", "out"])
  }
}
