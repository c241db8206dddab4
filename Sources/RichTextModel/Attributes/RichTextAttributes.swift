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
/// does not know are kept in ``UnknownAttributesKey`` and written back.
public struct RichTextAttributes: AttributeScope {
  /// Bold, italic and monospace.
  public let fontTraits: FontTraitsKey
  /// The family of the font.
  public let fontFamily: FontFamilyKey
  /// The size in points.
  public let fontSize: FontSizeKey
  /// The color of the letters.
  public let foregroundColor: ForegroundColorKey
  /// The color of the background.
  public let backgroundColor: BackgroundColorKey
  /// The line below the letters.
  public let underline: UnderlineKey
  /// The line through the letters.
  public let strikethrough: StrikethroughKey
  /// The position of small letters.
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

/// Bold, italic and monospace.
public enum FontTraitsKey: AttributedStringKey {
  /// The type of the attribute's value.
  public typealias Value = FontTraits
  /// The name of the attribute.
  public static let name = "concertina.fontTraits"
}

/// The name of a font family, such as `Serif`.
public enum FontFamilyKey: AttributedStringKey {
  /// The type of the attribute's value.
  public typealias Value = String
  /// The name of the attribute.
  public static let name = "concertina.fontFamily"
}

/// The size of the font in points.
public enum FontSizeKey: AttributedStringKey {
  /// The type of the attribute's value.
  public typealias Value = Double
  /// The name of the attribute.
  public static let name = "concertina.fontSize"
}

/// The color of the letters.
public enum ForegroundColorKey: AttributedStringKey {
  /// The type of the attribute's value.
  public typealias Value = TextColor
  /// The name of the attribute.
  public static let name = "concertina.foregroundColor"
}

/// The color of the letters' background.
public enum BackgroundColorKey: AttributedStringKey {
  /// The type of the attribute's value.
  public typealias Value = TextColor
  /// The name of the attribute.
  public static let name = "concertina.backgroundColor"
}

/// The line below the letters.
public enum UnderlineKey: AttributedStringKey {
  /// The type of the attribute's value.
  public typealias Value = UnderlineStyle
  /// The name of the attribute.
  public static let name = "concertina.underline"
}

/// A line through the letters.
public enum StrikethroughKey: AttributedStringKey {
  /// The type of the attribute's value.
  public typealias Value = Bool
  /// The name of the attribute.
  public static let name = "concertina.strikethrough"
}

/// The address of a link.
public enum LinkKey: AttributedStringKey {
  /// The type of the attribute's value.
  public typealias Value = String
  /// The name of the attribute.
  public static let name = "concertina.link"
}

/// The format of the paragraph.
public enum ParagraphKey: AttributedStringKey {
  /// The type of the attribute's value.
  public typealias Value = ParagraphFormat
  /// The name of the attribute.
  public static let name = "concertina.paragraph"
}

/// The format of the paragraph after a line break, while that paragraph is empty and the last one.
///
/// An empty last paragraph has no character that could carry attributes. Anywhere else, and for
/// paragraphs outside lists, the attribute means nothing.
public enum FollowingParagraphKey: AttributedStringKey {
  /// The type of the attribute's value.
  public typealias Value = ParagraphFormat
  /// The name of the attribute.
  public static let name = "concertina.followingParagraph"
}

/// Makes a range of text a unit: the caret does not enter it, a selection includes all of it, and
/// it is deleted as a whole.
///
/// Adjacent runs with the same value are one unit, those with different values are two.
public enum TextBlockKey: AttributedStringKey {
  /// The type of the attribute's value.
  public typealias Value = String
  /// The name of the attribute.
  public static let name = "concertina.textBlock"
}

/// The names of attributes that text typed after the run does not inherit from it.
///
///     look[BackgroundStyleKey.self] = pill
///     look[LockedAttributesKey.self] = [BackgroundStyleKey.name]
public enum LockedAttributesKey: AttributedStringKey {
  /// The type of the attribute's value.
  public typealias Value = Set<String>
  /// The name of the attribute.
  public static let name = "concertina.lockedAttributes"
}

/// The style of the run's background.
public enum BackgroundStyleKey: AttributedStringKey {
  /// The type of the attribute's value.
  public typealias Value = BackgroundStyle
  /// The name of the attribute.
  public static let name = "concertina.backgroundStyle"
}

/// The kind of content of the run, for code that saves or handles it.
public enum ContentTypeKey: AttributedStringKey {
  /// The type of the attribute's value.
  public typealias Value = ContentType
  /// The name of the attribute.
  public static let name = "concertina.contentType"
}

/// The attachment that the one character U+FFFC represents in the text.
public enum AttachmentKey: AttributedStringKey {
  /// The type of the attribute's value.
  public typealias Value = AttachmentContent
  /// The name of the attribute.
  public static let name = "concertina.attachment"
}

/// Attributes of a saved file that this version does not know, by name.
public enum UnknownAttributesKey: AttributedStringKey {
  /// The type of the attribute's value.
  public typealias Value = [String: SavedValue]
  /// The name of the attribute.
  public static let name = "concertina.unknown"
}
