/// The names of the commands for sections.
extension CommandName {
  /// Collapses or expands sections.
  public static func section(_ change: SectionCommand.Change) -> Self {
    Self("section", choice: change.rawValue)
  }
}
