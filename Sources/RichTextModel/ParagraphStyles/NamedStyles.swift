import TextTranslation

/// The styles that paragraphs of an editor can have, in the order of its menu.
///
/// ``StyleName/body`` is not among them: body text has the font of the editor and its
/// `paragraphStyle`. Nor is ``StyleName/rule``, which has no text.
///
/// ```swift
/// var styles = NamedStyles.standard
/// styles[.quote]?.color = Color("#1a5fb4")
/// styles["aside"] = NamedStyle("Aside", traits: .italic)
/// editor.styles = styles
/// ```
public struct NamedStyles: Hashable, Sendable {
  /// The names, in the order in which they were added.
  public private(set) var names: [StyleName] = []
  private var definitions: [StyleName: NamedStyle] = [:]

  /// Creates a set without styles.
  public init() {}

  /// Accesses a style; nil removes it.
  ///
  /// Body text and rules cannot be defined.
  public subscript(name: StyleName) -> NamedStyle? {
    get { definitions[name] }
    set {
      guard name != .body, name != .rule else { return }
      if definitions[name] == nil, newValue != nil { names.append(name) }
      if newValue == nil { names.removeAll { $0 == name } }
      definitions[name] = newValue
    }
  }

  /// Headings of six levels, quotations, code and callouts.
  public static let standard: NamedStyles = {
    var styles = NamedStyles()
    for (index, scale) in [2.4, 2, 1.7, 1.5, 1.3, 1.2].enumerated() {
      let title = translated("Heading %s").formatted(String(index + 1))
      var heading = NamedStyle(
        title, traits: .bold, scale: scale, spacingBefore: index < 2 ? 8 : 6, spacingAfter: 2)
      heading.following = .body
      styles[.heading(index + 1)] = heading
    }
    var quote = NamedStyle(translated("Quote"), traits: .italic, headIndent: quoteIndent)
    quote.endsWhenEmpty = true
    quote.hasBar = true
    styles[.quote] = quote
    var code = NamedStyle(translated("Code"), traits: .monospace, headIndent: 12)
    code.hasBackground = true
    code.isLiteral = true
    styles[.code] = code
    for kind in CalloutKind.allCases { styles[.callout(kind)] = callout(kind) }
    return styles
  }()

  private static func callout(_ kind: CalloutKind) -> NamedStyle {
    let title =
      switch kind {
      case .note: translated("Note")
      case .tip: translated("Tip")
      case .important: translated("Important")
      case .warning: translated("Warning")
      case .caution: translated("Caution")
      }
    var style = NamedStyle(
      title, headIndent: calloutIndent, spacingBefore: 4, spacingAfter: 4)
    style.callout = kind
    style.endsWhenEmpty = true
    return style
  }

  /// Returns the style of the paragraph that Return begins after one of a style.
  package func following(_ name: StyleName) -> StyleName {
    name == .rule ? .body : definitions[name]?.following ?? name
  }

  /// The indent of a quotation in the standard styles, and of each one around it, in pixels.
  package static let quoteIndent = 24

  /// The space between two blocks of one style that has a background or a bar, in pixels.
  static let blockGap = 8

  /// The indent of a callout in the standard styles, with its bar and its icon, in pixels.
  private static let calloutIndent = 36
}
