extension JSONPath {
  /// Reads a path below the root, such as `fields.email.isValid`, `paragraphs[0].marker` or
  /// `knobs["max line"]`; nil if the text is not such a path.
  public init?(textWithoutRoot text: String) {
    var components: [Component] = []
    var rest = Substring(text)
    while !rest.isEmpty {
      if rest.first == "[" {
        guard let component = Self.bracket(&rest) else { return nil }
        components.append(component)
      } else {
        if !components.isEmpty {
          guard rest.first == "." else { return nil }
          rest.removeFirst()
        }
        let key = rest.prefix { $0 != "." && $0 != "[" }
        guard !key.isEmpty else { return nil }
        components.append(.key(String(key)))
        rest = rest.dropFirst(key.count)
      }
    }
    guard !components.isEmpty else { return nil }
    self.init(components)
  }

  /// Takes a component in brackets from the beginning: an index, or a key as a JSON string.
  private static func bracket(_ rest: inout Substring) -> Component? {
    let inner = rest.dropFirst()
    if inner.first == "\"" {
      var isEscaped = false
      let text = inner.dropFirst().prefix {
        guard $0 != "\"" || isEscaped else { return false }
        isEscaped = $0 == "\\" && !isEscaped
        return true
      }
      guard let json = try? JSONValue(parsing: Array("\"\(text)\"".utf8)),
        let key = json.stringValue, inner.dropFirst(1 + text.count).hasPrefix("\"]")
      else { return nil }
      rest = inner.dropFirst(text.count + 3)
      return .key(key)
    }
    let digits = inner.prefix { $0 != "]" }
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let index = Int(digits),
      inner.dropFirst(digits.count).first == "]"
    else { return nil }
    rest = inner.dropFirst(digits.count + 1)
    return .index(index)
  }

  /// The path without the sign of the root, as ``init(textWithoutRoot:)`` reads it.
  public var textWithoutRoot: String {
    let text = description.dropFirst()
    return String(text.first == "." ? text.dropFirst() : text)
  }
}

extension JSONValue {
  /// Returns the value at a path; nil if there is none.
  public func value(at path: JSONPath) -> JSONValue? {
    var value = self
    for component in path.components {
      guard let part = value.part(component) else { return nil }
      value = part
    }
    return value
  }

  private func part(_ component: JSONPath.Component) -> JSONValue? {
    switch component {
    case .key(let key): return objectValue?[key]
    case .index(let index):
      guard let elements = arrayValue, elements.indices.contains(index) else { return nil }
      return elements[index]
    }
  }
}
