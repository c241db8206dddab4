import FoundationEssentials
import GtkCore
import RichTextEditing
import RichTextModel
import TextMetrics

extension LetterProperty {
  /// The attributes of printed letters.
  @MainActor
  var printedAttributes: [PageText.Attribute] {
    switch self {
    case .foreground(let color): [.color(color)]
    case .background(let color): [.background(color)]
    case .marker(let highlight):
      [.background(PaperColors.named("concertina_highlight_\(highlight.rawValue)"))]
    case .underline(let style): [.underline(style.pangoValue)]
    case .strikethrough(let isStruck): isStruck ? [.strikethrough] : []
    case .link:
      [
        .color(PaperColors.named("concertina_link")),
        .underline(UnderlineStyle.single.pangoValue),
      ]
    case .bold, .italic, .family, .size, .small:
      stylingAttributes.compactMap { PageText.Attribute($0) }
    }
  }
}

extension PageText.Attribute {
  fileprivate init?(_ attribute: ParagraphStyling.Attribute) {
    switch attribute {
    case .family(let name): self = .family(name)
    case .size(let size): self = .size(size)
    case .weight(let weight): self = .weight(weight)
    case .italic: self = .italic
    case .scale(let factor): self = .scale(factor)
    case .rise(let units): self = .rise(units)
    case .letterSpacing, .shape: return nil
    }
  }
}

extension AttributeContainer {
  /// The attributes of printed letters; of two that contradict each other, the later one counts.
  @MainActor
  var printedAttributes: [PageText.Attribute] {
    var attributes: [PageText.Attribute] = []
    if let style = self[BackgroundStyleKey.self] {
      attributes.append(.background(style.color))
    }
    // A color of the user's own is above that of links.
    let properties = letterProperties
    if properties.contains(.link) { attributes += LetterProperty.link.printedAttributes }
    return attributes + properties.filter { $0 != .link }.flatMap(\.printedAttributes)
  }
}
