import CConcertinaGtk

/// The paper of a document, how it lies, and the margins around what is printed.
///
///     var setup = PageSetup(paper: .a4, isLandscape: true)
///     setup.margins.left = 72  // an inch
public struct PageSetup: Hashable, Sendable {
  /// The distances of what is printed from the edges of the paper, in points.
  public struct Margins: Hashable, Sendable {
    /// The distance from the top.
    public var top: Double
    /// The distance from the bottom, in which the number of the page is.
    public var bottom: Double
    /// The distance from the left.
    public var left: Double
    /// The distance from the right.
    public var right: Double

    /// Creates margins.
    public init(top: Double, bottom: Double, left: Double, right: Double) {
      (self.top, self.bottom, self.left, self.right) = (top, bottom, left, right)
    }

    /// The same margin at each side: 20 mm.
    public static let standard = Margins(top: 56.7, bottom: 56.7, left: 56.7, right: 56.7)
  }

  /// The least width and height of what is printed, in points.
  private static let leastExtent = 36.0

  /// The size of the paper.
  public var paper: PaperSize
  /// Whether the paper lies on its long side.
  public var isLandscape: Bool
  /// The margins.
  public var margins: Margins

  /// Creates a setup.
  public init(
    paper: PaperSize = .standard, isLandscape: Bool = false, margins: Margins = .standard
  ) {
    (self.paper, self.isLandscape, self.margins) = (paper, isLandscape, margins)
  }

  /// The width of the page as it is read, in points.
  public var width: Double { isLandscape ? paper.height : paper.width }

  /// The height of the page as it is read, in points.
  public var height: Double { isLandscape ? paper.width : paper.height }

  /// Returns the area within the margins, in points from the top left corner of the page.
  ///
  /// - Throws: ``PrintError/marginsTooLarge`` if the margins leave no room for a word.
  public func contentArea() throws(PrintError) -> Rectangle {
    let sides = [margins.top, margins.bottom, margins.left, margins.right]
    let area = Rectangle(
      x: margins.left, y: margins.top, width: width - margins.left - margins.right,
      height: height - margins.top - margins.bottom)
    guard sides.allSatisfy({ $0 >= 0 }), area.width >= Self.leastExtent,
      area.height >= Self.leastExtent
    else { throw .marginsTooLarge }
    return area
  }
}
