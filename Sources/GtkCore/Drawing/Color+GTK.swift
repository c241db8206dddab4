import CConcertinaGtk
import Colors

/// A color from CSS, and as GDK and Pango have it.
extension Color {
  /// Creates a color from CSS notation, such as `#3584e4` or `rgb(0 0 0 / 50%)`; `nil` if it is not
  /// valid.
  public init?(css text: String) {
    var rgba = GdkRGBA()
    guard gdk_rgba_parse(&rgba, text) != 0 else { return nil }
    self.init(
      red: Double(rgba.red), green: Double(rgba.green), blue: Double(rgba.blue),
      alpha: Double(rgba.alpha))
  }

  /// A color as GDK has it, also one between the steps of a screen.
  package init(_ rgba: GdkRGBA) {
    self.init(
      exactRed: Double(rgba.red), green: Double(rgba.green), blue: Double(rgba.blue),
      alpha: Double(rgba.alpha))
  }

  /// The color as GDK has it.
  package var rgba: GdkRGBA {
    GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
  }
}

extension Color {
  /// The components as Pango has them; 0 is not an opacity of Pango's.
  var pangoParts: (red: guint16, green: guint16, blue: guint16, alpha: guint16) {
    func part(_ value: Double) -> guint16 { guint16((min(max(value, 0), 1) * 65_535).rounded()) }
    return (part(red), part(green), part(blue), max(part(alpha), 1))
  }
}

extension Color: PropertyValue {
  /// A boxed GdkRGBA.
  public static var conversion: PropertyConversion<Color> {
    PropertyConversion(type: gdk_rgba_get_type()) { value in
      Color(g_value_get_boxed(value)?.load(as: GdkRGBA.self) ?? GdkRGBA())
    } write: { color, value in
      withUnsafePointer(to: color.rgba) { g_value_set_boxed(value, $0) }
    }
  }
}
