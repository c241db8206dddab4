/// The names of the commands for links.
extension CommandName {
  /// Sets an address that the app has, and makes pasted addresses links.
  public static let link: Self = "set-link"
  /// Asks for an address; its button is `link` in recordings.
  public static let editLink: Self = "link"
}
