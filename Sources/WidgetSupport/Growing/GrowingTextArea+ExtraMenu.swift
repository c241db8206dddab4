import GtkCore

extension GrowingTextArea {
  /// Returns the app's entries at the end of the context menu, whenever that opens; nil for none.
  ///
  /// The range is the selection if the menu opens in it, and otherwise an empty one: the place of
  /// the click, or the caret, in Unicode scalars.
  public var extraMenu: (@MainActor (Range<Int>) -> [MenuEntry])? {
    get { extraEntries.entries }
    set { extraEntries.entries = newValue }
  }

  /// The entries at the end of the context menu.
  package var extraEntries: ExtraEntries { implementation.extraEntries }
}
