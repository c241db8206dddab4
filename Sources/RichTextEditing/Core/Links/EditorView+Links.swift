import FoundationEssentials
import GtkCore
import RichTextModel

/// Links in the text: their appearance, and opening them.
///
/// A click opens a link in read-only text, Ctrl+click in editable text; Ctrl+Return opens the one
/// at the caret, and the menu has entries for it. The desktop opens `http`, `https`, `mailto` and
/// `tel` addresses, and `example.org` as the page of that name; any other address is only opened if
/// the app does it in ``onLinkActivated``.
extension EditorView {
  /// Returns the link that the character at an offset belongs to; nil if there is none.
  public func link(at offset: Int) -> (range: Range<Int>, address: String)? {
    node.content.link(at: offset)
  }

  /// Opens the link at an offset, as a click on it does; returns whether there was one, and it was
  /// opened.
  @discardableResult
  public func activateLink(at offset: Int) -> Bool {
    link(at: offset).map { implementation.links.open($0.address) } ?? false
  }

  /// Called with the address of a link to open; returns whether the handler took care of it.
  ///
  /// A nested editor without a handler asks its containing editor. An address that no handler takes
  /// care of is opened by the desktop if it is harmless; otherwise nothing happens.
  public var onLinkActivated: (@MainActor (_ address: String) -> Bool)? {
    get { node.linkActivated.handler }
    set { node.linkActivated.handler = newValue }
  }

  /// The attributes of links, where the text itself has none; nil for underlined in the theme's
  /// color.
  ///
  /// Only colors and lines are used, nothing that changes the size of letters. A link without a
  /// color of its own has the theme's (`@concertina_link`).
  public var linkTextAttributes: AttributeContainer? {
    get { implementation.content.tags.linkAttributes }
    set { implementation.content.tags.linkAttributes = newValue }
  }
}
