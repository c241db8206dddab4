import GtkCore
import RichTextModel
import TextTranslation

/// The words for the link with the caret: the one that Ctrl+Return opens.
@MainActor
final class LinkSpeech {
  private let node: EditorNode
  private var last: Place?

  /// A link by its address and its beginning: its end moves while one writes in it.
  private struct Place: Equatable {
    let address: String
    let start: Int
  }

  init(_ node: EditorNode) { self.node = node }

  /// Forgets the link: it is said again if the caret is in it.
  func forget() { last = nil }

  /// Returns the words for a link that the caret has come to; empty if it has left one, and nil if
  /// nothing has changed.
  func news() -> String? {
    let content = node.content
    guard content.tags.knowsLinks else { return nil }
    let place = content.link(aroundCaret: content.buffer.caret).map {
      Place(address: $0.address, start: $0.range.lowerBound)
    }
    guard place != last else { return nil }
    last = place
    return place.map { translated("Link, %s").formatted(LinkAddress($0.address).spoken) } ?? ""
  }
}

extension LinkAddress {
  /// What a person would say of the address: the site, the recipient, the anchor.
  var spoken: String {
    let text = text
    switch scheme {
    case "http", "https":
      let rest = text.drop { $0 != ":" }.dropFirst().drop { $0 == "/" }
      return String(rest.prefix { !"/?#".contains($0) })
    case "mailto", "tel":
      return String(text.drop { $0 != ":" }.dropFirst().prefix { $0 != "?" })
    default:
      return text.hasPrefix("#") ? String(text.dropFirst()) : text
    }
  }
}
