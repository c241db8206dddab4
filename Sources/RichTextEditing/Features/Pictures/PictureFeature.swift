extension EditorFeature {
  /// The commands for pictures. Pictures themselves are part of any text.
  public static let pictures = EditorFeature("pictures") {
    [.insertPicture, .enlargePicture, .shrinkPicture, .restorePicture, .describePicture]
  }
}
