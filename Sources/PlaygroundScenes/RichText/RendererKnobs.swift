import Concertina
import TextTranslation

/// The knobs of the scene of the renderer.
public enum RendererKnobs {
  /// The knobs in the inspector's order.
  public static let all: [Knob] = [
    .text(
      "content", title: "Content",
      presets: [
        KnobPreset("The garden", ""),
        KnobPreset(
          "A highlight",
          #"{"format":"concertina-rich-text","version":1,"content":[{"text":"Warm "},"#
            + #"{"text":"greetings","attributes":{"highlight":"yellow"}}]}"#),
      ]),
    .text(
      "query", title: "Find", presets: [KnobPreset("Nothing", ""), KnobPreset("warm", "warm")]),
    .toggle("matchesCase", title: "Match case", default: false),
    .toggle("matchesWholeWords", title: "Whole words", default: false),
    .toggle("isExpression", title: "Regular expression", default: false),
    .choice("marker", title: "Marker", default: "yellow", options: markers),
    .wholeNumber("maxHeight", title: "Maximum height (0: default)", default: 260, range: 0...2_000),
    .text("identifier", title: "Identifier", default: "renderer"),
  ]

  private static let markers = TextHighlight.allCases.map {
    KnobOption($0.rawValue, title: title(of: $0))
  }

  private static func title(of marker: TextHighlight) -> String {
    switch marker {
    case .yellow: translatable("Yellow")
    case .green: translatable("Green")
    case .blue: translatable("Blue")
    case .pink: translatable("Pink")
    }
  }
}
