import FoundationEssentials
import GtkCore
import RichTextModel

/// Links in the text: how they look, and how they are opened.
///
/// A click opens a link where text cannot be entered, Ctrl+click where it can; Ctrl+Return opens the one
/// at the caret, and the menu has entries for it. `http`, `https` and `mailto` are opened by the desktop,
/// `example.org` as the page of that name, any other address only if the app does it in ``onLinkActivated``.
extension EditorView {
  /// The link that the character at an offset belongs to; nil where there is none.
  public func link(at offset: Int) -> (range: Range<Int>, address: String)? {
    guard let range = rangeOfAttribute(LinkKey.self, at: offset),
      let address = implementation.content.look(at: offset)[LinkKey.self]
    else { return nil }
    return (range, address)
  }

  /// Opens the link at an offset, as a click on it does; whether there was one that somebody opened.
  @discardableResult
  public func activateLink(at offset: Int) -> Bool {
    link(at: offset).map { implementation.links.open($0.address) } ?? false
  }

  /// Called with the address of a link that is opened; whether the handler took care of it.
  ///
  /// A nested editor without a handler asks the one around it. What nobody takes is opened by the desktop
  /// if it is of the web or of a mailbox, and else nothing happens.
  public var onLinkActivated: (@MainActor (_ address: String) -> Bool)? {
    get { implementation.links.onActivated }
    set { implementation.links.onActivated = newValue }
  }

  /// How links look, beside what the text itself says; nil: underlined and in the theme's colour.
  ///
  /// Colours and lines count, and nothing that changes the size of letters. A link without a colour of
  /// its own has the theme's (`@concertina_link`).
  public var linkTextAttributes: AttributeContainer? {
    get { implementation.content.tags.linkAttributes }
    set { implementation.content.tags.linkAttributes = newValue }
  }

  /// Whether addresses become links as they are typed and pasted; no by default.
  ///
  /// The processor that does it is a ``LinkDetector``.
  public var detectsLinks: Bool {
    get { registeredProcessors.contains { $0 is LinkDetector } }
    set {
      newValue
        ? register(processors: [LinkDetector()]) : unregister(processors: [LinkDetector()])
    }
  }
}
