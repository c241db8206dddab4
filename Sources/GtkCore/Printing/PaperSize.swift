import CConcertinaGtk

/// A size of paper, upright, in points, of which an inch has 72.
///
///     let paper = PaperSize("A5") ?? .standard
public struct PaperSize: Hashable, Sendable {
  /// The name that users know, such as `A4`.
  public let name: String
  /// The width in points.
  public let width: Double
  /// The height in points.
  public let height: Double
  /// GTK's name, such as `iso_a4`.
  let gtkName: String

  private init(_ name: String, _ gtkName: String, millimeters: (Double, Double)) {
    (self.name, self.gtkName) = (name, gtkName)
    width = millimeters.0 * Self.pointsOfMillimeter
    height = millimeters.1 * Self.pointsOfMillimeter
  }

  private static let pointsOfMillimeter = 72 / 25.4

  /// A4, 210 × 297 mm.
  public static let a4 = PaperSize("A4", "iso_a4", millimeters: (210, 297))

  /// The sizes that have a name here.
  public static let all: [PaperSize] = [
    PaperSize("A3", "iso_a3", millimeters: (297, 420)), a4,
    PaperSize("A5", "iso_a5", millimeters: (148, 210)),
    PaperSize("A6", "iso_a6", millimeters: (105, 148)),
    PaperSize("B5", "iso_b5", millimeters: (176, 250)),
    PaperSize("Letter", "na_letter", millimeters: (215.9, 279.4)),
    PaperSize("Legal", "na_legal", millimeters: (215.9, 355.6)),
  ]

  /// The size with a name, in capital or small letters; nil if there is none.
  public init?(_ name: String) {
    let small = name.lowercased()
    guard let size = Self.all.first(where: { $0.name.lowercased() == small }) else { return nil }
    self = size
  }

  /// The size that is usual in the user's country.
  public static var standard: PaperSize {
    guard let name = gtk_paper_size_get_default() else { return .a4 }
    let usual = String(cString: name)
    return all.first { $0.gtkName == usual } ?? .a4
  }

  /// Reads a size of GTK's.
  init(_ size: OpaquePointer?) {
    guard let size else {
      self = .a4
      return
    }
    name = String(cString: gtk_paper_size_get_display_name(size))
    gtkName = String(cString: gtk_paper_size_get_name(size))
    width = gtk_paper_size_get_width(size, GTK_UNIT_POINTS)
    height = gtk_paper_size_get_height(size, GTK_UNIT_POINTS)
  }
}
