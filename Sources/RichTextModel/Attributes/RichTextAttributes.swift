import FoundationEssentials

/// The attributes that rich text of this library may carry.
///
/// They are attributes of Swift's own `AttributedString`, so content is made and read as anywhere:
///
/// ```swift
/// var text = AttributedString("Warm greetings")
/// text.richText.fontTraits = .bold
/// text.richText.link = "https://example.org"
/// ```
///
/// An attribute that is not there means the editor's default. What a saved file holds and this version
/// does not know is kept in ``UnknownAttributesKey`` and written back.
public struct RichTextAttributes: AttributeScope {
  /// Bold, italic, of one width.
  public let fontTraits: FontTraitsKey
  /// The family of the font.
  public let fontFamily: FontFamilyKey
  /// The size in points.
  public let fontSize: FontSizeKey
  /// The colour of the letters.
  public let foregroundColor: ForegroundColorKey
  /// The colour behind them.
  public let backgroundColor: BackgroundColorKey
  /// The line under them.
  public let underline: UnderlineKey
  /// The line through them.
  public let strikethrough: StrikethroughKey
  /// Where a link leads to.
  public let link: LinkKey
  /// How the paragraph is set.
  public let paragraph: ParagraphKey
  /// What is painted behind.
  public let backgroundStyle: BackgroundStyleKey
  /// What piece of text the run is a part of that cannot be entered.
  public let textBlock: TextBlockKey
  /// What is not carried on to the text that is typed behind.
  public let lockedAttributes: LockedAttributesKey
  /// What marker somebody has gone over it with.
  public let highlight: HighlightKey
  /// What the run is.
  public let contentType: ContentTypeKey
  /// What stands for one character.
  public let attachment: AttachmentKey
  /// What a later version has saved.
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

/// Bold, italic, of one width.
public enum FontTraitsKey: AttributedStringKey {
  /// What the attribute holds.
  public typealias Value = FontTraits
  /// The name of the attribute.
  public static let name = "concertina.fontTraits"
}

/// The name of a font family, such as `Serif`.
public enum FontFamilyKey: AttributedStringKey {
  /// What the attribute holds.
  public typealias Value = String
  /// The name of the attribute.
  public static let name = "concertina.fontFamily"
}

/// The size of the font in points.
public enum FontSizeKey: AttributedStringKey {
  /// What the attribute holds.
  public typealias Value = Double
  /// The name of the attribute.
  public static let name = "concertina.fontSize"
}

/// The colour of the letters.
public enum ForegroundColorKey: AttributedStringKey {
  /// What the attribute holds.
  public typealias Value = TextColor
  /// The name of the attribute.
  public static let name = "concertina.foregroundColor"
}

/// The colour behind the letters.
public enum BackgroundColorKey: AttributedStringKey {
  /// What the attribute holds.
  public typealias Value = TextColor
  /// The name of the attribute.
  public static let name = "concertina.backgroundColor"
}

/// The line under the letters.
public enum UnderlineKey: AttributedStringKey {
  /// What the attribute holds.
  public typealias Value = UnderlineStyle
  /// The name of the attribute.
  public static let name = "concertina.underline"
}

/// A line through the letters.
public enum StrikethroughKey: AttributedStringKey {
  /// What the attribute holds.
  public typealias Value = Bool
  /// The name of the attribute.
  public static let name = "concertina.strikethrough"
}

/// Where a link leads to.
public enum LinkKey: AttributedStringKey {
  /// What the attribute holds.
  public typealias Value = String
  /// The name of the attribute.
  public static let name = "concertina.link"
}

/// How the paragraph is set.
public enum ParagraphKey: AttributedStringKey {
  /// What the attribute holds.
  public typealias Value = ParagraphFormat
  /// The name of the attribute.
  public static let name = "concertina.paragraph"
}

/// Makes a stretch of text one thing: the caret does not enter it, a selection takes in all of it, and it
/// is deleted as a whole.
///
/// Neighbours of one value are one stretch, neighbours of different values are two.
public enum TextBlockKey: AttributedStringKey {
  /// What the attribute holds.
  public typealias Value = String
  /// The name of the attribute.
  public static let name = "concertina.textBlock"
}

/// The names of attributes that text typed behind the run does not take over from it.
///
///     look[BackgroundStyleKey.self] = pill
///     look[LockedAttributesKey.self] = [BackgroundStyleKey.name]
public enum LockedAttributesKey: AttributedStringKey {
  /// What the attribute holds.
  public typealias Value = Set<String>
  /// The name of the attribute.
  public static let name = "concertina.lockedAttributes"
}

/// What is painted behind the run.
public enum BackgroundStyleKey: AttributedStringKey {
  /// What the attribute holds.
  public typealias Value = BackgroundStyle
  /// The name of the attribute.
  public static let name = "concertina.backgroundStyle"
}

/// What the run is, for those who save it or act on it.
public enum ContentTypeKey: AttributedStringKey {
  /// What the attribute holds.
  public typealias Value = ContentType
  /// The name of the attribute.
  public static let name = "concertina.contentType"
}

/// What stands in the text as the one character U+FFFC.
public enum AttachmentKey: AttributedStringKey {
  /// What the attribute holds.
  public typealias Value = AttachmentContent
  /// The name of the attribute.
  public static let name = "concertina.attachment"
}

/// Attributes of a saved file that this version does not know, by name.
public enum UnknownAttributesKey: AttributedStringKey {
  /// What the attribute holds.
  public typealias Value = [String: SavedValue]
  /// The name of the attribute.
  public static let name = "concertina.unknown"
}
