import GtkCore
import Testing

@testable import WidgetSupport

/// Colors are mixed until they are readable.
@Suite("Readable colors")
struct ReadableColorTests {
  private static let white = Color(red: 1, green: 1, blue: 1)
  private static let black = Color(red: 0, green: 0, blue: 0)
  private static let yellow = Color(red: 1, green: 1, blue: 0)
  private static let named = ["ground": white, "text": black, "accent": yellow]

  private static func contrast(_ css: String, to other: Color) -> Double? {
    let parts = css.split { !$0.isNumber }.compactMap { Double($0) }
    guard parts.count == 3 else { return nil }
    return Color(red: parts[0] / 255, green: parts[1] / 255, blue: parts[2] / 255)
      .contrast(to: other)
  }

  @Test("what is readable stays the theme's")
  func isNotMixed() {
    let color = ReadableColor("text", .text, against: ["ground"], toward: ["accent"])
    #expect(color.css(Self.named, isHigh: false) == "@text")
    let mixed = ReadableColor(
      .mixed("ground", "text", 0.8), .text, against: ["ground"], toward: ["text"])
    #expect(mixed.css(Self.named, isHigh: false) == "mix(@ground, @text, 0.8)")
  }

  @Test("what is not is mixed as far as it takes, and no further")
  func isMixed() throws {
    let color = ReadableColor("accent", .text, against: ["ground"], toward: ["text"])
    let contrast = try #require(Self.contrast(color.css(Self.named, isHigh: false), to: Self.white))
    #expect(contrast >= 4.5)
    #expect(contrast < 4.6)
  }

  @Test("the first color is used with which the contrast is reached")
  func usesWhatIsEnough() throws {
    let color = ReadableColor("accent", .line, against: ["ground"], toward: ["ground", "text"])
    let contrast = try #require(Self.contrast(color.css(Self.named, isHigh: false), to: Self.white))
    #expect(contrast >= 3)
  }

  @Test("the contrast is to all colors")
  func holdsForAll() throws {
    let gray = Color(red: 0.7, green: 0.7, blue: 0.7)
    let named = Self.named.merging(["gray": gray]) { $1 }
    let color = ReadableColor("accent", .text, against: ["ground", "gray"], toward: ["text"])
    let contrast = try #require(Self.contrast(color.css(named, isHigh: false), to: gray))
    #expect(contrast >= 4.5)
  }

  @Test("without one of the colors it is as it was written")
  func needsTheTheme() {
    let color = ReadableColor("accent", .text, against: ["missing"], toward: ["text"])
    #expect(color.css(Self.named, isHigh: false) == "@accent")
    #expect(ColorSource.mixed("a", .rgb(0xFF), 0.5).css == "mix(@a, #0000ff, 0.5)")
    #expect(ColorSource.mixed("missing", .rgb(0), 0.5).color(Self.named) == nil)
  }

  @Test("of two colors the one for the theme's background is written, there and back")
  func followsTheBackground() {
    let (light, dark) = (Color(rgb: 0x1A5FB4), Color(rgb: 0x99C1F1))
    let color = ReadableColor(
      .light(light, dark: dark), .none, against: ["theme_bg_color"], toward: ["text"])
    #expect(color.names.contains("theme_bg_color"))
    for (ground, expected) in [(Self.white, light), (Self.black, dark), (Self.white, light)] {
      let named = Self.named.merging(["theme_bg_color": ground]) { $1 }
      #expect(color.css(named, isHigh: false) == expected.description)
      #expect(color.css(named, isHigh: true) == expected.description)
      #expect(ColorSource.light(light, dark: dark).color(named) == expected)
    }
    #expect(color.css(Self.named, isHigh: false) == light.description, "before there is a theme")
  }

  @Test("a part that is required in high contrast alone is not mixed otherwise")
  func isLeftAlone() throws {
    let color = ReadableColor(
      "accent", .text.inHighContrastOnly, against: ["ground"], toward: ["text"])
    #expect(color.css(Self.named, isHigh: false) == "@accent")
    let css = color.css(Self.named, isHigh: true)
    let contrast = try #require(Self.contrast(css, to: Self.white))
    #expect(contrast >= 7)
  }

  @Test("high contrast requires more, of each kind of color")
  func requiresMore() {
    #expect(RequiredContrast.text.value(isHigh: false) == 4.5)
    #expect(RequiredContrast.text.value(isHigh: true) == 7)
    #expect(RequiredContrast.line.value(isHigh: true) == 4.5)
    #expect(RequiredContrast(8).value(isHigh: true) == 8)
    #expect(RequiredContrast(1.5).value(isHigh: true) == 1.5)
  }
}
