import GtkCore

extension LibraryStyle.Sheet {
  /// Returns the colors of the sheet, and those of all systems, in a theme of certain colors: for
  /// what is not drawn in a window, such as a page.
  ///
  /// - Parameter theme: The named colors of the theme.
  /// - Returns: The theme's colors and the sheet's, by their names.
  package func paints(in theme: [String: Paint]) -> [String: Paint] {
    (Self.sharedColors + colors).reduce(into: theme) { paints, named in
      paints[named.name] =
        Paint(css: named.color.css(paints, isHigh: false)) ?? named.color.source.paint(paints)
    }
  }
}
