import Testing

@testable import ExpandableInput

/// The positions of a bar's parts, at rest and during the animation.
@Suite struct ToolbarLayoutTests {
  private static func layout(text: Int, top: Int = 0, notice: Int = 0) -> ToolbarLayout {
    var layout = ToolbarLayout()
    layout.text = text
    layout.oneLine = 32
    layout.button = 34
    layout.top = top
    layout.notice = notice
    return layout
  }

  @Test func aBarIsItsPartsAndTheirMargins() {
    #expect(Self.layout(text: 32).height == 8 + 34 + 8)
    #expect(Self.layout(text: 86).height == 8 + 88 + 8)
    #expect(Self.layout(text: 32, top: 40).height == 8 + 40 + 8 + 34 + 8)
    #expect(Self.layout(text: 32, top: 40, notice: 20).height == 8 + 40 + 8 + 20 + 8 + 34 + 8)
  }

  @Test func aLineOfAnotherScriptFirstTakesTheSpaceAboveTheButton() {
    #expect(Self.layout(text: 33).height == Self.layout(text: 32).height)
    #expect(Self.layout(text: 34).height == Self.layout(text: 32).height)
    #expect(Self.layout(text: 36).height > Self.layout(text: 32).height)
  }

  @Test func aBarIsNeverLowerThanItsLeastHeight() {
    var layout = ToolbarLayout()
    layout.text = 20
    layout.oneLine = 20
    #expect(layout.height == 44)
    let places = layout.places(inHeight: 44, textHeights: 20...20)
    #expect(places.text == .init(y: 12, height: 20))
  }

  @Test func buttonsStandAtTheLowerEdgeWhateverTheTextIs() {
    for text in [32, 50, 86] {
      let layout = Self.layout(text: text)
      let places = layout.places(inHeight: layout.height, textHeights: text...text)
      #expect(places.buttons == .init(y: layout.height - 8 - 34, height: 34))
      #expect(places.text.y + text == layout.height - 8 - 1)
    }
  }

  @Test func aGrowingBarSqueezesTheTextAndNothingElse() {
    let layout = Self.layout(text: 86, top: 40)
    for height in 98...layout.height {
      let places = layout.places(inHeight: height, textHeights: 32...86)
      #expect(places.text.height == height - (layout.height - 86))
      #expect(places.text.y >= 8)
      #expect(places.top.y == 8)
    }
  }

  @Test func aStripThatComesSlidesInAboveATextThatStays() {
    let layout = Self.layout(text: 50, top: 60)
    for height in 68...layout.height {
      let places = layout.places(inHeight: height, textHeights: 50...50)
      #expect(places.text == .init(y: height - 8 - 1 - 50, height: 50))
      #expect(places.top.y == places.text.y - 1 - 8 - 60)
    }
  }

  @Test func aShrinkingBarLeavesTheTextAtMostWhatItHad() {
    let layout = Self.layout(text: 32)
    for height in layout.height...200 {
      let places = layout.places(inHeight: height, textHeights: 32...86)
      #expect(places.text.height == min(86, 32 + height - layout.height))
      #expect(places.text.y + places.text.height == height - 8 - 1)
    }
  }

  @Test func theTextStaysInsideABarThatIsTooLow() {
    var layout = Self.layout(text: 86)
    layout.bottom = 100
    let places = layout.places(inHeight: 60, textHeights: 32...86)
    #expect(places.text.y == 9)
    #expect(places.text.height == 32)
  }
}
