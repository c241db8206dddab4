/// The names of the commands for pictures.
extension CommandName {
  /// Lets the user choose a picture.
  public static let insertPicture: Self = "picture"
  /// Resizes the selected picture.
  public static let resizePicture: Self = "resize-picture"
  /// Asks for the alternative text of the selected picture.
  public static let describePicture: Self = "describe-picture"
}
