/// The names of the commands for blocks.
extension CommandName {
  /// Opens the menu of the block with the caret.
  public static let blockMenu: Self = "block-menu"
}
