/// A key with its modifiers, such as `<Shift>Return`.
public struct Accelerator: Hashable, Sendable, CustomStringConvertible {
  /// A modifier, in the order in which names are written.
  public enum Modifier: String, CaseIterable, Hashable, Sendable {
    case control = "Control"
    case shift = "Shift"
    case alt = "Alt"
    case superKey = "Super"
    case meta = "Meta"
    case hyper = "Hyper"
  }

  /// The modifiers that are held.
  public let modifiers: Set<Modifier>
  /// The key by its name in GDK, such as `Return`, `a`, `comma` or `BackSpace`.
  public let key: String

  /// Creates an accelerator from its parts.
  public init(modifiers: Set<Modifier> = [], key: String) {
    self.modifiers = modifiers
    self.key = key
  }

  /// Parses a name such as `<Control><Shift>z`; nil if it is invalid.
  ///
  /// Modifiers are read in any case and by GTK's other names, too: Ctrl, Ctl, Primary, Shft, Mod1.
  /// Only the form of the key's name is checked here, not whether GDK knows the key.
  public init?(_ name: String) {
    var rest = Substring(name)
    var modifiers: Set<Modifier> = []
    while rest.first == "<" {
      guard let end = rest.firstIndex(of: ">"),
        let modifier = Self.modifier(named: rest[rest.index(after: rest.startIndex)..<end])
      else { return nil }
      modifiers.insert(modifier)
      rest = rest[rest.index(after: end)...]
    }
    guard Self.isKeyName(rest) else { return nil }
    self.init(modifiers: modifiers, key: String(rest))
  }

  /// The name, with the modifiers in a fixed order.
  public var description: String {
    let held = Modifier.allCases.filter { modifiers.contains($0) }
    return held.map { "<\($0.rawValue)>" }.joined() + key
  }

  private static func modifier(named name: Substring) -> Modifier? {
    switch name.lowercased() {
    case "control", "ctrl", "ctl", "primary": .control
    case "shift", "shft": .shift
    case "alt", "mod1": .alt
    case "super": .superKey
    case "meta": .meta
    case "hyper": .hyper
    default: nil
    }
  }

  private static func isKeyName(_ name: Substring) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
        default: false
        }
      }
  }
}
