import FoundationEssentials

/// The attributes of this library's rich text.
///
/// They are attributes of Swift's own `AttributedString`, so content is created and read as
/// elsewhere:
///
/// ```swift
/// var text = AttributedString("Warm greetings")
/// text.richText.fontTraits = .bold
/// text.richText.link = "https://example.org"
/// ```
///
/// A missing attribute means the editor's default. Attributes in a saved file that this version
/// does not know are kept in ``UnknownAttributesKey`` and written back, and so are other members of
/// its objects in ``UnknownMembersKey``.
public struct RichTextAttributes: AttributeScope {
  /// Bold, italic and monospace.
  public let fontTraits: FontTraitsKey
  /// The family of the font.
  public let fontFamily: FontFamilyKey
  /// The size in points.
  public let fontSize: FontSizeKey
  /// The color of the text.
  public let textColor: TextColorKey
  /// The color of the background.
  public let backgroundColor: BackgroundColorKey
  /// The line below the text.
  public let underline: UnderlineKey
  /// The line through the text.
  public let strikethrough: StrikethroughKey
  /// The position of small characters.
  public let letterPosition: LetterPositionKey
  /// The address of a link.
  public let link: LinkKey
  /// The format of the paragraph.
  public let paragraph: ParagraphKey
  /// The format of an empty last paragraph.
  public let followingParagraph: FollowingParagraphKey
  /// The style of the background.
  public let backgroundStyle: BackgroundStyleKey
  /// The text block that the run belongs to, which the caret cannot enter.
  public let textBlock: TextBlockKey
  /// The attributes that text typed after the run does not inherit.
  public let lockedAttributes: LockedAttributesKey
  /// The marker that the user has highlighted the run with.
  public let highlight: HighlightKey
  /// The kind of content.
  public let contentType: ContentTypeKey
  /// The attachment that a character represents.
  public let attachment: AttachmentKey
  /// Attributes that a later version has saved.
  public let unknown: UnknownAttributesKey
  /// Other members of the run that a later version or another program has saved.
  public let unknownMembers: UnknownMembersKey
}

extension RichTextAttributes {
  /// The table of attributes: whatever treats attributes one by one goes over it.
  ///
  /// An attachment is not in it: it is content, of which a run has its place. HTML nests elements
  /// in this order, and of two attributes for the same, such as families, the later one is shown.
  static let keys: [any RichTextKey.Type] = [
    LinkKey.self, FontTraitsKey.self, FontFamilyKey.self, FontSizeKey.self,
    TextColorKey.self, BackgroundColorKey.self, BackgroundStyleKey.self, UnderlineKey.self,
    StrikethroughKey.self, LetterPositionKey.self, HighlightKey.self, ParagraphKey.self,
    FollowingParagraphKey.self, TextBlockKey.self, LockedAttributesKey.self, ContentTypeKey.self,
    UnknownAttributesKey.self, UnknownMembersKey.self,
  ]
}

extension AttributeScopes {
  /// The attributes of this library's rich text.
  public var richText: RichTextAttributes.Type { RichTextAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds the attributes by their names alone.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<RichTextAttributes, Key>
  ) -> Key { self[Key.self] }
}
