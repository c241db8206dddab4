/// A colour of a field: one of the theme's, or a fixed one.
///
/// ```swift
/// let accent = FieldColor.theme("theme_selected_bg_color")
/// let orange = FieldColor.rgb(0xFF9D2B)
/// ```
public enum FieldColor: Hashable, Sendable {
  /// A colour by its red, green and blue, as `0xFF9D2B`.
  case rgb(UInt32)
  /// A colour that the theme names, as `error_color`; it follows light, dark and high contrast.
  case theme(String)
  /// The theme's colour of text, mixed with that behind it: 1 is all text.
  case text(strength: Double)
  /// One of the theme's colours, mixed with that of its text until it can be told from what is behind the
  /// field, and not more: 4.5 is the contrast that text needs, 3 that of lines.
  case readable(String, contrast: Double = 4.5)

  /// The colour as a style sheet has it, unmixed where it is to be readable: see ``ReadableColors``.
  ///
  /// Characters that are no part of a name are left out: what comes from a file must not break the
  /// style sheet of all widgets.
  var css: String {
    switch self {
    case .rgb(let value):
      let digits = String(value & 0xFF_FFFF, radix: 16)
      return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    case .theme(let name): return "@" + Self.name(name)
    case .text(let strength):
      return "mix(@theme_bg_color, @theme_fg_color, \(Self.part(strength)))"
    case .readable(let name, _): return "@" + Self.name(name)
    }
  }

  private static func part(_ strength: Double) -> Double {
    strength.isFinite ? min(max(strength, 0), 1) : 1
  }

  static func name(_ text: String) -> String {
    let name = String(
      text.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") })
    return name.isEmpty ? "theme_fg_color" : name
  }
}

/// The colours of a part of a field, one for each of its states.
///
/// Origin: the seed's structure of the same name.
public struct ColorConfiguration: Hashable, Sendable {
  /// While there is a mistake.
  public var error: FieldColor
  /// While nobody writes.
  public var normal: FieldColor
  /// While a person writes.
  public var active: FieldColor
  /// While nobody can write.
  public var disabled: FieldColor

  /// Makes colours for each state.
  public init(
    error: FieldColor, normal: FieldColor, active: FieldColor, disabled: FieldColor
  ) {
    self.error = error
    self.normal = normal
    self.active = active
    self.disabled = disabled
  }

  /// Makes one colour for all states.
  public init(_ color: FieldColor) {
    self.init(error: color, normal: color, active: color, disabled: color)
  }
}
