import GtkCore

/// The font of a text input: one of the eleven text styles, or any Pango font description.
///
/// The styles are sizes relative to the user's own font size, so they follow the desktop's settings
/// and its text scale. Names and order are those of Apple's text styles, as in the article that
/// AutoHeightEditor comes from; the factors are GNOME's type scale, with steps between where GNOME
/// has none:
///
/// | style | of the user's size | weight |
/// | --- | --- | --- |
/// | `largeTitle` | 218 % | |
/// | `title` | 181 % | |
/// | `title2` | 136 % | |
/// | `title3` | 118 % | |
/// | `headline` | 100 % | bold |
/// | `body` | 100 % | |
/// | `callout` | 95 % | |
/// | `subheadline` | 91 % | |
/// | `footnote` | 86 % | |
/// | `caption` | 82 % | |
/// | `caption2` | 77 % | |
public enum TextFont: Hashable, Sendable {
  /// The largest title.
  case largeTitle
  /// A title.
  case title
  /// A title of the second level.
  case title2
  /// A title of the third level.
  case title3
  /// A bold heading above text.
  case headline
  /// Ordinary text, in the user's own size.
  case body
  /// A remark beside the text.
  case callout
  /// A line below a heading.
  case subheadline
  /// A note below the text.
  case footnote
  /// A caption.
  case caption
  /// A smaller caption.
  case caption2
  /// A Pango font description, such as `"Monospace Bold 12"`; a size in it does not follow the
  /// user's.
  ///
  /// Whatever the description leaves out is taken from the user's font. Sizes are clamped to 1 to
  /// 500 points.
  case description(String)

  /// The eleven styles, from the largest title to the smallest caption.
  public static let styles: [TextFont] = [
    .largeTitle, .title, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
    .caption, .caption2,
  ]

  /// The style's name as it is written in code; for a description, its own text.
  public var name: String {
    switch self {
    case .largeTitle: "largeTitle"
    case .title: "title"
    case .title2: "title2"
    case .title3: "title3"
    case .headline: "headline"
    case .body: "body"
    case .callout: "callout"
    case .subheadline: "subheadline"
    case .footnote: "footnote"
    case .caption: "caption"
    case .caption2: "caption2"
    case .description(let text): text
    }
  }

  /// Creates the style of a name, or else a description.
  public init(name: String) {
    self = TextFont.styles.first { $0.name == name } ?? .description(name)
  }

  /// The size in percent of the user's font size; nil for a description.
  public var percentOfUserSize: Int? {
    switch self {
    case .largeTitle: 218
    case .title: 181
    case .title2: 136
    case .title3: 118
    case .headline, .body: 100
    case .callout: 95
    case .subheadline: 91
    case .footnote: 86
    case .caption: 82
    case .caption2: 77
    case .description: nil
    }
  }
}

extension TextFont: AbsentValue {
  package static var kind: ParameterKind { .text }
  package static var absent: PlainValue { .text("") }
  package var plain: PlainValue { .text(name) }

  package init?(plain: PlainValue) {
    guard case .text(let name) = plain else { return nil }
    self.init(name: name)
  }
}
