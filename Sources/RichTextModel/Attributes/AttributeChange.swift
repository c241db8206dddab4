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
    var comparison = Comparison(old: old, new: new)
    comparison.visitAll()
    (added, removed) = (comparison.added, comparison.removed)
    compareTraits(old, new)
    compareCustom(old, new)
  }

  private mutating func compareCustom(_ old: AttributeContainer, _ new: AttributeContainer) {
    let newNames = new.customNames
    for name in old.customNames.union(newNames) {
      let (before, after) = (old.only(name), new.only(name))
      guard before != after else { continue }
      if newNames.contains(name) { added.merge(after) } else { removed.merge(before) }
    }
  }

  private mutating func compareTraits(_ old: AttributeContainer, _ new: AttributeContainer) {
    let (old, new) = (old[FontTraitsKey.self] ?? [], new[FontTraitsKey.self] ?? [])
    let (more, less) = (new.subtracting(old), old.subtracting(new))
    added[FontTraitsKey.self] = more.isEmpty ? nil : more
    removed[FontTraitsKey.self] = less.isEmpty ? nil : less
  }
}

private struct Comparison: AttributeKeyVisitor {
  let old: AttributeContainer
  let new: AttributeContainer
  var added = AttributeContainer()
  var removed = AttributeContainer()

  mutating func visit<Key: AttributedStringKey>(_ key: Key.Type) where Key.Value: Sendable {
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
    remove(named: removed.names)
    self[FontTraitsKey.self] = rest.isEmpty ? nil : rest
  }

  /// Takes away what is not to be carried on from a run to the text behind it.
  public mutating func removeLocked() {
    guard let names = self[LockedAttributesKey.self] else { return }
    remove(named: names.union([LockedAttributesKey.name]))
  }

  private var names: Set<String> {
    var names = Names(container: self)
    names.visitAll()
    return names.names.union(customNames)
  }
}

private struct Names: AttributeKeyVisitor {
  let container: AttributeContainer
  var names: Set<String> = []

  mutating func visit<Key: AttributedStringKey>(_ key: Key.Type) where Key.Value: Sendable {
    if container[key] != nil { names.insert(key.name) }
  }
}
