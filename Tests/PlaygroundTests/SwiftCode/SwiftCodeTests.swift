import PlaygroundScenes
import Testing

struct SwiftCodeTests {
  private func code(_ settings: KnobSetting...) -> String {
    var values = KnobValues(AutoHeightEditorKnobs.all)
    values.apply(settings)
    return SwiftCode.autoHeightEditor(values)
  }

  @Test func defaultsAreLeftOut() {
    #expect(
      code() == """
        @State var text = ""
        @State var isEnabled = true

        let editor = AutoHeightEditor(
          text: $text,
          maxLines: 5,
          hasBorder: true,
          isEnabled: $isEnabled,
          disabledPlaceholder: "This editor has been disabled",
          regExpUse: .none)
        """)
  }

  @Test func parametersStandInTheEditorsOrder() {
    let code = code(
      KnobSetting("pattern", .text(AutoHeightEditorKnobs.emailPattern)),
      KnobSetting("minLine", .number(2)), KnobSetting("placeholder", .text("Message")),
      KnobSetting("isEnabled", .toggle(false)), KnobSetting("hasBorder", .toggle(false)),
      KnobSetting("maxLine", .number(-3)), KnobSetting("lineSpace", .number(2.5)),
      KnobSetting("font", .choice("title2")), KnobSetting("text", .text("a \"b\"\n")))
    #expect(
      code == ##"""
        @State var text = "a \"b\"\n"
        @State var isEnabled = false
        @State var isMatched = false

        let editor = AutoHeightEditor(
          text: $text,
          font: .title2,
          lineSpacing: 2.5,
          maxLines: -3,
          hasBorder: false,
          isEnabled: $isEnabled,
          disabledPlaceholder: "This editor has been disabled",
          regExpUse: .use(pattern: #"^[a-zA-Z0-9+-\_.]+@[a-zA-Z0-9-]+\.[a-zA-Z0-9-.]{2,3}+$"#, isMatched: $isMatched),
          placeholder: "Message",
          minLines: 2)
        """##)
  }

  @Test func aPatternThatIsSwitchedOffIsNotThere() {
    let code = code(
      KnobSetting("pattern", .text("a")), KnobSetting("matchPattern", .toggle(false)))
    #expect(code.contains("regExpUse: .none"))
    #expect(!code.contains("isMatched"))
  }

  @Test(arguments: [(Double.nan, ".nan"), (.infinity, ".infinity"), (-.infinity, "-.infinity")])
  func oddNumbersAreSwiftToo(value: Double, text: String) {
    #expect(code(KnobSetting("lineSpace", .number(value))).contains("  lineSpacing: \(text),\n"))
  }

  @Test func longTextsAreShortened() {
    let long = String(repeating: "a", count: SwiftCode.longestText)
    #expect(code(KnobSetting("text", .text(long))).contains("\"\(long)\"\n"))
    #expect(
      code(KnobSetting("text", .text(long + "b"))).contains("\"\(long)\" /* … and more */\n"))
  }
}
