/// The path of a value in a JSON document, such as `$.steps[3].press`.
public struct JSONPath: Hashable, Sendable, CustomStringConvertible {
  /// One step down from a value to one of its parts.
  public enum Component: Hashable, Sendable {
    case key(String)
    case index(Int)
  }

  /// The components from the document's root, whose path is empty.
  public private(set) var components: [Component]

  /// Creates the path of the root, `$`, or a path with components.
  public init(_ components: [Component] = []) {
    self.components = components
  }

  /// Returns the path of an object's member.
  public func appending(_ key: String) -> JSONPath {
    JSONPath(components + [.key(key)])
  }

  /// Returns the path of an array's element.
  public func appending(_ index: Int) -> JSONPath {
    JSONPath(components + [.index(index)])
  }

  /// The path in the usual notation; keys that are not plain words are in brackets.
  public var description: String {
    components.reduce(into: "$") { text, component in
      switch component {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where Self.isPlain(key): text += ".\(key)"
      case .key(let key): text += "[\(JSONWriter.quoted(key))]"
      }
    }
  }

  mutating func push(_ component: Component) {
    components.append(component)
  }

  mutating func pop() {
    components.removeLast()
  }

  private static func isPlain(_ key: String) -> Bool {
    guard let first = key.utf8.first, !(0x30...0x39).contains(first) else { return false }
    return key.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x24, 0x5F: true
      default: false
      }
    }
  }
}
