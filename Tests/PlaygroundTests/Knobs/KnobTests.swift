import Testing

@testable import PlaygroundKit
@testable import PlaygroundScenes

struct KnobTests {
  private let values = KnobValues([
    .toggle("hasBorder", title: "Border", default: true),
    .number("lineSpace", title: "Line space", default: 2, range: 0...40),
    .wholeNumber("maxLine", title: "Max line", default: 5, range: 1...50),
    .choice(
      "font", title: "Font", default: "body",
      options: [KnobOption("body", title: "Body"), KnobOption("title2", title: "Title 2")]),
    .text("text", title: "Text", default: "a", isMultiline: true),
  ])

  @Test func defaultsAreFilledIn() {
    #expect(values["hasBorder"] == .toggle(true))
    #expect(values["lineSpace"] == .number(2))
    #expect(values["maxLine"] == .number(5))
    #expect(values["font"] == .choice("body"))
    #expect(values["text"] == .text("a"))
    #expect(values["none"] == nil)
    #expect(values.settings.isEmpty)
  }

  @Test(arguments: [
    ("hasBorder=off", KnobValue.toggle(false)), ("hasBorder=TRUE", .toggle(true)),
    ("maxLine=0", .number(0)), ("maxLine=-3", .number(-3)), ("maxLine=1e3", .number(1000)),
    ("lineSpace=-1", .number(-1)), ("lineSpace=inf", .number(.infinity)),
    ("lineSpace=2.5", .number(2.5)), ("font=title2", .choice("title2")),
    ("text=", .text("")), ("text=a=b=c", .text("a=b=c")), ("text= x\\n", .text(" x\\n")),
  ])
  func readsSettings(text: String, value: KnobValue) throws {
    let setting = try values.setting(parsing: text)
    #expect(setting.value == value)
    var changed = values
    changed.apply(setting)
    #expect(changed[setting.knob] == value)
  }

  @Test(arguments: [
    ("go", "Go"), ("emailAddress", "Email address"), ("URL", "URL"),
    ("streetAddressLine1", "Street address line 1"), ("default", "Default"),
  ])
  func namesAreSpelledInWords(name: String, title: String) {
    #expect(KnobOption(spelled: name) == KnobOption(name, title: title))
  }

  @Test func numbersMayBeNoNumber() throws {
    var changed = values
    changed.apply(try values.setting(parsing: "lineSpace=nan"))
    #expect(changed["lineSpace"]?.number?.isNaN == true)
  }

  @Test(arguments: [
    ("maxLine", #"expected knob=value, found "maxLine""#),
    ("=7", #"expected knob=value, found "=7""#),
    ("", #"expected knob=value, found """#),
    (
      "maxline=7",
      #"unknown knob "maxline"; did you mean "maxLine"?; the knobs are hasBorder, lineSpace, maxLine, font, text"#
    ),
    (
      "zzz=7", #"unknown knob "zzz"; the knobs are hasBorder, lineSpace, maxLine, font, text"#
    ),
    (
      "maxLine=seven", #"knob "maxLine": expected a whole number such as 5, found "seven""#
    ),
    ("maxLine=2.5", #"knob "maxLine": expected a whole number such as 5, found "2.5""#),
    ("maxLine=nan", #"knob "maxLine": expected a whole number such as 5, found "nan""#),
    ("lineSpace=", #"knob "lineSpace": expected a number such as 2, found """#),
    ("hasBorder=maybe", #"knob "hasBorder": expected true or false, found "maybe""#),
    (
      "font=titel2",
      #"knob "font": expected one of body, title2, found "titel2"; did you mean "title2"?"#
    ),
  ])
  func refusesSettings(text: String, message: String) {
    #expect(errorMessage { try values.setting(parsing: text) } == message)
  }

  @Test func wholeNumbersAreClamped() {
    func whole(_ number: Double) -> Int? { KnobValue.number(number).wholeNumber }
    #expect(whole(.nan) == 0)
    #expect(whole(.infinity) == .max)
    #expect(whole(-1e300) == .min)
    #expect(whole(2.9) == 2)
    #expect(whole(-2.9) == -2)
  }

  @Test func settingsAreWhatDiffers() throws {
    var changed = values
    changed.apply([KnobSetting("text", .text("b")), KnobSetting("maxLine", .number(5))])
    #expect(changed.settings == [KnobSetting("text", .text("b"))])
    #expect(
      changed.json.compactText
        == #"{"hasBorder":true,"lineSpace":2,"maxLine":5,"font":"body","text":"b"}"#)
  }

  @Test func defaultsCanBeReplaced() throws {
    for knob in values.knobs {
      #expect(knob.withDefault(knob.defaultValue) == knob)
    }
    let knob = try #require(values.knob("maxLine"))
    #expect(knob.withDefault(.number(7)).defaultValue == .number(7))
    #expect(!knob.accepts(.number(7.5)))
    #expect(!knob.accepts(.text("7")))
  }

  private enum Size: String { case small, large }
  private static let size = TypedKnob.choice(
    "size", title: "Size", default: Size.small,
    options: [KnobOption("small", title: "Small"), KnobOption("large", title: "Large")])
  private static let mayBeNone: TypedKnob<Size?> = .choice(
    "other", title: "Other", none: KnobOption("none", title: "None"),
    options: [KnobOption("small", title: "Small")])

  @Test func declarationsReadValuesByTheirType() {
    var typed = KnobValues([Self.size.knob, Self.mayBeNone.knob])
    #expect(typed[Self.size] == .small)
    #expect(typed[Self.mayBeNone] == nil)
    #expect(typed.changed(Self.size) == nil)
    typed.set(Self.size, to: .choice("large"))
    typed.set(Self.mayBeNone, to: .choice("small"))
    #expect(typed[Self.size] == .large)
    #expect(typed.changed(Self.size) == .large)
    #expect(typed[Self.mayBeNone] == .small)
    #expect(values.changed(Self.size) == nil)
  }
}
