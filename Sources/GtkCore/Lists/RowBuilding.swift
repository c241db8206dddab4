/// Whether GTK is making or filling the rows of a list.
///
/// What a row does then, it does in the midst of GTK's own work on the list: moving the focus would
/// scroll the list, for which GTK makes more rows, which move the focus again, without end.
@MainActor
package enum RowBuilding {
  private static var depth = 0

  /// Whether it is in progress.
  package static var isInProgress: Bool { depth > 0 }

  /// Makes or fills a row.
  static func perform(_ body: () -> Void) {
    depth += 1
    defer { depth -= 1 }
    body()
  }
}
