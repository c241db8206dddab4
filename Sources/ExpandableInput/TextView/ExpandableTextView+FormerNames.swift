/// The name that the ExpandableTextView of iOS has for its number of lines.
extension ExpandableTextView {
  /// The number of lines at which the view stops growing, by its name on iOS.
  @available(*, deprecated, renamed: "maxLines")
  public var maxNumberOfLines: Int {
    get { maxLines }
    set { maxLines = newValue }
  }
}
