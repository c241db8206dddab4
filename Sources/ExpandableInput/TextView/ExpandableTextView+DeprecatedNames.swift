/// The names of the ExpandableTextView of iOS for its limits.
extension ExpandableTextView {
  /// The number of lines at which the view stops growing, by its name on iOS.
  @available(*, deprecated, renamed: "maxLines")
  public var maxNumberOfLines: Int {
    get { maxLines }
    set { maxLines = newValue }
  }

  /// The least height in pixels, by its name on iOS.
  @available(*, deprecated, renamed: "minHeight")
  public var minimumHeight: Int {
    get { minHeight }
    set { minHeight = newValue }
  }
}
