import Testing
import TextRules

@Suite struct FieldLayoutTests {
  @Test func theFiguresOfTheSeed() {
    #expect(FieldGeometry.bordered.hintTop() == 114)
    #expect(FieldGeometry.underlined.hintTop() == 57)
    #expect(FieldGeometry.textView.hintTop() == 57)
    #expect(FieldGeometry.textView.hintTop(textHeight: 60) == 97)
    #expect(FieldGeometry.textView.hintTop(textHeight: 3) == 57)
  }

  @Test(
    arguments: [
      (HeightLayoutPolicy.fixed, FieldGeometry.bordered, 0, false, 130),
      (.fixed, .underlined, 300, false, 361),
      (.flexible(minHeight: 77, bottomSpace: 5), .underlined, 0, false, 77),
      (.flexible(minHeight: 77, bottomSpace: 5), .underlined, 16, false, 77),
      (.flexible(minHeight: 77, bottomSpace: 5), .underlined, 20, false, 77),
      (.flexible(minHeight: 77, bottomSpace: 5), .underlined, 21, false, 83),
      (.flexible(minHeight: 77, bottomSpace: 5), .underlined, 48, false, 110),
      (.flexible(minHeight: 0, bottomSpace: 5), .underlined, 0, false, 62),
      (.flexible(minHeight: 0, bottomSpace: 5), .underlined, 0, true, 48),
      (.flexible(minHeight: 0, bottomSpace: 5), .underlined, 16, true, 78),
      (.flexible(minHeight: 130, bottomSpace: 5), .bordered, 34, false, 153),
      (.flexible(minHeight: -9, bottomSpace: 0), .underlined, -4, false, 57),
    ])
  func heights(
    policy: HeightLayoutPolicy, geometry: FieldGeometry, hintHeight: Int, ignoreEmptyHint: Bool,
    height: Int
  ) {
    let measured = policy.height(
      geometry, hintHeight: hintHeight, ignoreEmptyHint: ignoreEmptyHint)
    #expect(measured == height)
  }

  @Test func aHintOfOneLineMovesNothingWhateverTheTextSizeIs() {
    for (geometry, height) in [
      (FieldGeometry.underlined, 77), (.bordered, 130), (.textView, 77),
    ] {
      for extra in [0, 7, 30] {
        let large = geometry.fitting(
          titleHeight: geometry.titleHeight + extra, inputHeight: geometry.inputHeight + extra,
          hintLineHeight: geometry.hintLineHeight + extra)
        let policy = HeightLayoutPolicy.flexible(minHeight: height, bottomSpace: 5)
        let empty = policy.height(large, hintHeight: 0)
        #expect(large.growth == 3 * extra)
        #expect(empty == height + large.growth)
        #expect(policy.height(large, hintHeight: large.hintLineHeight) == empty)
        #expect(policy.height(large, hintHeight: 2 * large.hintLineHeight) > empty)
      }
    }
  }

  @Test func textOfSeveralLinesGrows() {
    let policy = HeightLayoutPolicy.textView
    #expect(policy.height(.textView, textHeight: 20, hintHeight: 0) == 77)
    #expect(policy.height(.textView, textHeight: 60, hintHeight: 16) == 60 + 16 + 28 + 9 + 5)
    #expect(policy.maxHintLines == nil)
  }

  @Test func aFixedHeightHasRoomForOneLineAndGrowsWithOthers() {
    let policy = HeightLayoutPolicy.fixed
    #expect(policy.maxHintLines == 4)
    for hint in [0, 12, 16] { #expect(policy.height(.underlined, hintHeight: hint) == 77) }
    #expect(policy.height(.underlined, hintHeight: 32) == 93)
    let large = FieldGeometry.bordered.fitting(
      titleHeight: 38, inputHeight: 60, hintLineHeight: 34)
    #expect(policy.height(large, hintHeight: 34) == large.standardHeight)
    #expect(policy.height(large, hintHeight: 68) == large.standardHeight + 34)
  }

  @Test func aFieldInAListIsAsHighAsARowAndGrowsWithItsHint() {
    let policy = HeightLayoutPolicy.listRow
    #expect(policy.height(.listRow, hintHeight: 0) == 50)
    #expect(policy.height(.listRow, hintHeight: 16) == 66)
    #expect(policy.height(.listRow, hintHeight: 32) == 82)
    #expect(policy.height(.listRow, textHeight: 34, hintHeight: 0) == 64)
    let large = FieldGeometry.listRow.fitting(titleHeight: 29, inputHeight: 30)
    #expect(policy.height(large, hintHeight: 0) == 70)
  }

  @Test func aHeightIsToldOnce() {
    var report = HeightReport(base: 77)
    #expect(report.update(77) == nil)
    #expect(report.update(78) == 78)
    #expect(report.update(78) == nil)
    #expect(report.update(77) == 77)
    var first = HeightReport()
    #expect(first.update(77) == 77)
  }

  @Test func theFloatingPlaceholderMakesRoomForText() {
    #expect(PlaceholderPosition(text: "", isFocused: false) == .bottom)
    #expect(PlaceholderPosition(text: "", isFocused: true) == .top)
    #expect(PlaceholderPosition(text: "a", isFocused: false) == .top)
    #expect(PlaceholderPosition(text: "", isFocused: false, preedit: "한") == .top)
  }

  @Test(
    arguments: [
      (NativePlaceholderBehavior.hideOnFocus, false, "", false, true),
      (.hideOnFocus, false, "", true, false), (.hideOnFocus, false, "a", false, false),
      (.hideOnInput, false, "", false, true), (.hideOnInput, false, "", true, true),
      (.hideOnInput, false, "a", true, false), (.hideOnInput, true, "", true, true),
      (.hideOnInput, true, "", false, false), (.hideOnInput, true, "a", true, false),
      (.hideOnFocus, true, "", true, false), (.hideOnFocus, true, "", false, false),
    ])
  func nativePlaceholders(
    behavior: NativePlaceholderBehavior, isSupport: Bool, text: String, isFocused: Bool,
    isVisible: Bool
  ) {
    let placeholder = NativePlaceholder(behavior: behavior, isSupport: isSupport)
    #expect(placeholder.isVisible(text: text, isFocused: isFocused) == isVisible)
  }
}
