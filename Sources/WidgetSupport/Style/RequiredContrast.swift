import GtkCore

/// The contrast that a color needs to what it is drawn on, as WCAG requires it: more for users who
/// want high contrast.
package struct RequiredContrast: Hashable, Sendable {
  private let usual: Double
  private let high: Double

  /// The contrast of letters: 4.5, and 7 in high contrast.
  package static let text = RequiredContrast(4.5)
  /// The contrast of lines, rings, borders and icons: 3, and 4.5 in high contrast.
  package static let line = RequiredContrast(3)
  /// The contrast of lines with round ends, whose thin edges are drawn partly in the background.
  package static let roundLine = RequiredContrast(usual: 3.2, high: 4.8)

  /// No contrast, also in high contrast.
  package static let none = RequiredContrast(1)

  /// Describes a contrast; in high contrast it is at least that of letters if it is usually, and at
  /// least that of lines if it is usually.
  package init(_ usual: Double) {
    self.usual = usual
    high = usual >= 4.5 ? max(usual, 7) : usual >= 3 ? max(usual, 4.5) : usual
  }

  private init(usual: Double, high: Double) {
    self.usual = usual
    self.high = high
  }

  /// The same contrast, required in high contrast alone.
  package var inHighContrastOnly: RequiredContrast { RequiredContrast(usual: 1, high: high) }

  /// Returns the contrast that is required in high contrast, or otherwise.
  func value(isHigh: Bool) -> Double { isHigh ? high : usual }

  /// The contrast that is required now.
  @MainActor package var value: Double { value(isHigh: Self.isHigh) }

  /// Whether the user wants high contrast.
  @MainActor static var isHigh: Bool { DesktopSettings.current?.wantsHighContrast == true }
}
