import GtkCore

/// A key that executes a command, in GTK's notation, such as `<Control>b`.
///
/// Control and Alt have to be as they are written, and so has Shift for letters and keys with a
/// name, such as `Left`. A sign such as `<Control>greater` is that sign wherever it is on the
/// keyboard, with Shift or without; so is a digit, unless Shift is written.
public struct CommandKey: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The key in GTK's notation.
  public let accelerator: String
  /// Whether the arrow key is the opposite one in right-to-left text.
  public let isMirrored: Bool
  private let modifiers: KeyModifiers
  private let name: String

  /// Creates a key.
  ///
  /// - Parameters:
  ///   - accelerator: The key in GTK's notation.
  ///   - isMirrored: Whether the arrow key is the opposite one in right-to-left text.
  public init(_ accelerator: String, isMirrored: Bool = false) {
    self.accelerator = accelerator
    self.isMirrored = isMirrored
    let parts = accelerator.split(separator: ">", omittingEmptySubsequences: false).map(String.init)
    name = parts.last ?? ""
    modifiers = parts.dropLast().reduce(into: []) { modifiers, part in
      switch part {
      case "<Control>".dropLast(): modifiers.insert(.control)
      case "<Shift>".dropLast(): modifiers.insert(.shift)
      case "<Alt>".dropLast(): modifiers.insert(.alt)
      default: break
      }
    }
  }

  /// Creates a key from its notation in quotes.
  public init(stringLiteral accelerator: String) { self.init(accelerator) }

  /// Whether a press of a key is this one, in right-to-left text or in other.
  func matches(_ press: KeyPress, isMirrored: Bool) -> Bool {
    guard press.modifiers.subtracting(.shift) == modifiers.subtracting(.shift) else { return false }
    if let digit = Int(name) { return isDigit(digit, press) }
    if name.count == 1 { return matchesShift(press) && press.name.lowercased() == name }
    let symbol = KeySymbol(named: name)
    guard case .other = symbol else {
      return matchesShift(press) && press.symbol == (isMirrored ? mirrored(symbol) : symbol)
    }
    return press.name == name
  }

  private func matchesShift(_ press: KeyPress) -> Bool {
    press.shift == modifiers.contains(.shift)
  }

  /// Whether it is a digit, which keys type without Shift, or as in France with it.
  private func isDigit(_ digit: Int, _ press: KeyPress) -> Bool {
    let isTyped = press.name == "\(digit)" || press.name == "KP_\(digit)"
    guard modifiers.contains(.shift) else { return isTyped }
    return press.shift && (isTyped || press.digit == digit)
  }

  private func mirrored(_ symbol: KeySymbol) -> KeySymbol {
    guard isMirrored else { return symbol }
    return switch symbol {
    case .left: .right
    case .right: .left
    default: symbol
    }
  }
}
