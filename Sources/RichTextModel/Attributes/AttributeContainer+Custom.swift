import FoundationEssentials

extension AttributeContainer {
  /// The names of the app's attributes.
  var customNames: Set<String> {
    let custom = custom
    guard custom != AttributeContainer() else { return [] }
    let known = CustomAttributes.all.withLock { all in
      all.filter { $0.value.isSet(in: custom) }.map(\.key)
    }
    return custom.storedNames.union(known)
  }

  /// The names of the app's attributes that cannot be saved.
  var unsavableNames: Set<String> {
    let custom = custom
    guard custom != AttributeContainer() else { return [] }
    let names = custom.customNames
    guard !names.isEmpty else { return ["?"] }
    return names.filter { CustomAttributes.kind(named: $0)?.saved(from: custom) == nil }
  }

  /// Returns only the attribute of a name.
  func only(_ name: String) -> AttributeContainer {
    var one = custom
    one.remove(named: customNames.subtracting([name]))
    return one
  }

  /// The names of all attributes.
  ///
  /// A container does not reveal its keys. Somewhere inside it is a dictionary by name, which is
  /// searched for.
  private var storedNames: Set<String> { Self.names(in: Mirror(reflecting: self), depth: 3) }

  private static func names(in mirror: Mirror, depth: Int) -> Set<String> {
    guard mirror.displayStyle != .dictionary else {
      return Set(
        mirror.children.compactMap { Mirror(reflecting: $0.value).children.first?.value as? String }
      )
    }
    guard depth > 0 else { return [] }
    for child in mirror.children {
      let names = names(in: Mirror(reflecting: child.value), depth: depth - 1)
      if !names.isEmpty { return names }
    }
    return []
  }

  /// Removes attributes by their names alone, whether they are the library's or the app's.
  mutating func remove(named names: Set<String>) {
    var container = self
    for name in names { NamedKey.$name.withValue(name) { container[NamedKey.self] = nil } }
    self = container
  }
}

/// The key of whichever attribute has a name: no value is read through it.
private enum NamedKey: AttributedStringKey {
  typealias Value = Bool
  @TaskLocal static var name = ""
}
