import FoundationEssentials

/// What a change of attributes added and what it took away.
///
/// Traits of the font count one by one: bold that joins italics is bold added, and nothing else.
///
/// ```swift
/// var old = AttributeContainer()
/// old[FontTraitsKey.self] = .italic
/// var new = old
/// new[FontTraitsKey.self] = [.italic, .bold]
/// AttributeChange(from: old, to: new).added[FontTraitsKey.self]  // .bold
/// ```
public struct AttributeChange: Hashable, Sendable {
  /// What was not there before, or had another value.
  public private(set) var added = AttributeContainer()
  /// What is there no more, with the values that it had.
  public private(set) var removed = AttributeContainer()

  /// Compares two looks; what stands in the text itself is not compared.
  public init(from old: AttributeContainer, to new: AttributeContainer) {
    compareTraits(old, new)
    compare(FontFamilyKey.self, old, new)
    compare(FontSizeKey.self, old, new)
    compare(ForegroundColorKey.self, old, new)
    compare(BackgroundColorKey.self, old, new)
    compare(UnderlineKey.self, old, new)
    compare(StrikethroughKey.self, old, new)
    compare(LinkKey.self, old, new)
    compare(ParagraphKey.self, old, new)
    compare(BackgroundStyleKey.self, old, new)
    compare(TextBlockKey.self, old, new)
    compare(ContentTypeKey.self, old, new)
    compare(UnknownAttributesKey.self, old, new)
  }

  private mutating func compareTraits(_ old: AttributeContainer, _ new: AttributeContainer) {
    let (old, new) = (old[FontTraitsKey.self] ?? [], new[FontTraitsKey.self] ?? [])
    let (more, less) = (new.subtracting(old), old.subtracting(new))
    if !more.isEmpty { added[FontTraitsKey.self] = more }
    if !less.isEmpty { removed[FontTraitsKey.self] = less }
  }

  private mutating func compare<Key: AttributedStringKey>(
    _ key: Key.Type, _ old: AttributeContainer, _ new: AttributeContainer
  ) where Key.Value: Sendable {
    guard old[key] != new[key] else { return }
    if let value = new[key] { added[key] = value } else { removed[key] = old[key] }
  }
}

extension AttributeContainer {
  /// Takes attributes in: values take the place of others, and traits of the font join those there.
  public mutating func formUnion(_ added: AttributeContainer) {
    let traits = self[FontTraitsKey.self]
    merge(added)
    guard let traits else { return }
    self[FontTraitsKey.self] = traits.union(added[FontTraitsKey.self] ?? [])
  }

  /// Takes attributes away, whatever their values; of traits of the font those that are named.
  public mutating func subtract(_ removed: AttributeContainer) {
    let rest = (self[FontTraitsKey.self] ?? []).subtracting(removed[FontTraitsKey.self] ?? [])
    self[FontTraitsKey.self] = rest.isEmpty ? nil : rest
    remove(FontFamilyKey.self, in: removed)
    remove(FontSizeKey.self, in: removed)
    remove(ForegroundColorKey.self, in: removed)
    remove(BackgroundColorKey.self, in: removed)
    remove(UnderlineKey.self, in: removed)
    remove(StrikethroughKey.self, in: removed)
    remove(LinkKey.self, in: removed)
    remove(ParagraphKey.self, in: removed)
    remove(BackgroundStyleKey.self, in: removed)
    remove(TextBlockKey.self, in: removed)
    remove(ContentTypeKey.self, in: removed)
    remove(UnknownAttributesKey.self, in: removed)
  }

  private mutating func remove<Key: AttributedStringKey>(
    _ key: Key.Type, in removed: AttributeContainer
  ) where Key.Value: Sendable {
    if removed[key] != nil { self[key] = nil }
  }
}
