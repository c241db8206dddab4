/// A look of letters that Markdown writes around them.
enum MarkdownLook: Hashable {
  case strikethrough, strong, emphasis
  case position(LetterPosition)

  /// The ways to write it, from the first choice to the one that is read everywhere.
  enum Form {
    case signs, otherSigns, tags
  }

  /// Returns the signs before and after the letters; nil for tags.
  func sign(_ form: Form) -> String? {
    switch (self, form) {
    case (.emphasis, .signs): "*"
    case (.emphasis, .otherSigns): "_"
    case (.strong, .signs): "**"
    case (.strong, .otherSigns): "__"
    case (.strikethrough, .signs): "~~"
    default: nil
    }
  }

  /// The first way that has signs, or tags.
  var firstForm: Form { sign(.signs) == nil ? .tags : .signs }

  /// Returns the way to write it where another one would not be read.
  func form(after form: Form) -> Form {
    form == .signs && sign(.otherSigns) != nil ? .otherSigns : .tags
  }

  /// The element of HTML.
  var element: String {
    switch self {
    case .strikethrough: "del"
    case .strong: "strong"
    case .emphasis: "em"
    case .position(.superscript): "sup"
    case .position(.subscript): "sub"
    }
  }

  private static let all: [MarkdownLook] =
    [.strikethrough, .strong, .emphasis] + LetterPosition.allCases.map { .position($0) }

  /// The looks by their elements.
  static let byElement = Dictionary(uniqueKeysWithValues: all.map { ($0.element, $0) })
}
