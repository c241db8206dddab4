import Testing

@testable import PlaygroundKit
@testable import PlaygroundScenes

struct SwiftCodeTests {
  private func code(_ settings: KnobSetting...) throws -> String {
    let scene = try SceneCatalog.standard.scene("auto-height-editor-max-lines")
    var values = scene.defaults
    values.apply([KnobSetting("maxLine", .number(5))] + settings)
    return scene.code(values)
  }

  @Test func defaultsAreLeftOut() throws {
    #expect(
      try code(KnobSetting("disabledPlaceholder", .text(""))) == """
        import Concertina

        @MainActor
        func makeWidget() -> Widget {
          @State var text = ""
          @State var isEnabled = true

          let editor = AutoHeightEditor(text: $text, maxLines: 5, isEnabled: $isEnabled)

          return editor
        }

        """)
  }

  @Test func eachParameterIsALine() throws {
    let code = try code(
      KnobSetting("pattern", .text("a")), KnobSetting("matchPattern", .toggle(true)),
      KnobSetting("minLine", .number(2)), KnobSetting("placeholder", .text("Message")),
      KnobSetting("isEnabled", .toggle(false)), KnobSetting("hasBorder", .toggle(false)),
      KnobSetting("maxLine", .number(-3)), KnobSetting("lineSpace", .number(2.5)),
      KnobSetting("font", .choice("title2")), KnobSetting("text", .text("a \"b\"\n")))
    for line in [
      #"@State var text = "a \"b\"\n""#, "@State var isEnabled = false",
      "@State var isMatched = false", "editor.font = .title2", "editor.lineSpacing = 2.5",
      "editor.maxLines = -3", "editor.hasBorder = false", "editor.minLines = 2",
      #"editor.regExpUse = .use(pattern: "a", isMatched: $isMatched)"#,
      #"editor.placeholder = "Message""#,
    ] {
      #expect(code.contains("  \(line)\n"), "\(line)\n\(code)")
    }
  }

  @Test func aPatternThatIsSwitchedOffIsNotThere() throws {
    let code = try code(KnobSetting("pattern", .text("a")))
    #expect(!code.contains("regExpUse"))
    #expect(!code.contains("isMatched"))
  }

  @Test(arguments: [(Double.nan, ".nan"), (.infinity, ".infinity"), (-.infinity, "-.infinity")])
  func oddNumbersAreSwiftToo(value: Double, text: String) throws {
    #expect(
      try code(KnobSetting("lineSpace", .number(value)))
        .contains("  editor.lineSpacing = \(text)\n"))
  }

  @Test func longTextsAreShortened() {
    let long = String(repeating: "a", count: SwiftCode.longestText)
    #expect(SwiftCode.shortened(long) == "\"\(long)\"")
    #expect(SwiftCode.shortened(long + "b") == "\"\(long)\" /* … and more */")
  }

  /// Knobs that only the stage has, and the values that the code never has.
  private static let stageOnly: Set = [
    "failingSend", "sendingTime", "conversation", "focus", "scheme", "identifier", "password",
    "replacement", "focused",
  ]

  @Test func everyKnobOfAParameterIsInTheCode() throws {
    for scene in SceneCatalog.standard.scenes(in: .editor) {
      for knob in scene.knobs where !Self.stageOnly.contains(knob.id) {
        var values = scene.defaults
        // The pattern is only used while matching is on.
        values.apply([
          KnobSetting("pattern", .text("x")), KnobSetting("matchPattern", .toggle(true)),
        ])
        let before = scene.code(values)
        values.apply(KnobSetting(knob.id, Self.turned(knob)))
        #expect(scene.code(values) != before, "\(scene.id) \(knob.id)")
      }
    }
  }

  private static func turned(_ knob: Knob) -> KnobValue {
    switch knob.kind {
    case .toggle(let value): .toggle(knob.id == "matchPattern" ? false : !value)
    case .number(let value, _, let step, _): .number(value + step)
    case .choice(let value, let options): .choice(options.first { $0.id != value }?.id ?? value)
    case .text: .text("another text")
    }
  }
}
