import FoundationEssentials

/// The attributes that a change added, and those that it removed.
///
/// Font traits count one by one: when italic text becomes bold as well, only bold was added.
///
/// ```swift
/// var old = AttributeContainer()
/// old[FontTraitsKey.self] = .italic
/// var new = old
/// new[FontTraitsKey.self] = [.italic, .bold]
/// AttributeChange(from: old, to: new).added[FontTraitsKey.self]  // .bold
/// ```
public struct AttributeChange: Hashable, Sendable {
  /// The attributes that are new, or have a new value.
  public private(set) var added = AttributeContainer()
  /// The attributes that are gone, with their former values.
  public private(set) var removed = AttributeContainer()

  /// Compares two containers, but not attachments.
  public init(from old: AttributeContainer, to new: AttributeContainer) {
    for key in RichTextAttributes.keys {
      key.compare(old, new, added: &added, removed: &removed)
    }
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

extension AttributeContainer {
  /// Merges other attributes into these: values replace each other, but font traits are combined.
  public mutating func formUnion(_ added: AttributeContainer) {
    let traits = self[FontTraitsKey.self]
    merge(added)
    guard let traits else { return }
    self[FontTraitsKey.self] = traits.union(added[FontTraitsKey.self] ?? [])
  }

  /// Removes attributes, whatever their values; of font traits, only the given ones.
  public mutating func subtract(_ removed: AttributeContainer) {
    let rest = (self[FontTraitsKey.self] ?? []).subtracting(removed[FontTraitsKey.self] ?? [])
    remove(named: removed.names)
    self[FontTraitsKey.self] = rest.isEmpty ? nil : rest
  }

  /// Removes the attributes that text after the run does not inherit.
  public mutating func removeLocked() {
    guard let names = self[LockedAttributesKey.self] else { return }
    remove(named: names.union([LockedAttributesKey.name]))
  }

  private var names: Set<String> {
    customNames.union(RichTextAttributes.keys.filter { $0.isSet(in: self) }.map { $0.name })
  }
}
