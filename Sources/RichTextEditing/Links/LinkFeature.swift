extension EditorFeature {
  /// The command for links. Links themselves are part of any text.
  public static let links = EditorFeature("links") { [.editLink] }
}
