import FoundationEssentials

/// Visits the attributes of a run by their keys.
protocol AttributeKeyVisitor {
  /// Called for each attribute of rich text.
  mutating func visit<Key: AttributedStringKey>(_ key: Key.Type) where Key.Value: Sendable
}

extension AttributeKeyVisitor {
  /// Visits all attributes that an app can set on a run, but not highlights and attachments.
  mutating func visitAll() {
    visit(FontTraitsKey.self)
    visit(FontFamilyKey.self)
    visit(FontSizeKey.self)
    visit(ForegroundColorKey.self)
    visit(BackgroundColorKey.self)
    visit(UnderlineKey.self)
    visit(StrikethroughKey.self)
    visit(LetterPositionKey.self)
    visit(LinkKey.self)
    visit(ParagraphKey.self)
    visit(FollowingParagraphKey.self)
    visit(BackgroundStyleKey.self)
    visit(TextBlockKey.self)
    visit(LockedAttributesKey.self)
    visit(ContentTypeKey.self)
    visit(UnknownAttributesKey.self)
  }
}
