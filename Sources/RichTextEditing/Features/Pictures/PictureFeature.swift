extension EditorFeature {
  /// Pictures, and their commands.
  public static let pictures = EditorFeature("pictures") {
    [.insertPicture, .enlargePicture, .shrinkPicture, .restorePicture, .describePicture]
  } attachment: { content in
    guard let picture = content.picture else { return nil }
    let attachment = PictureAttachment(picture, id: content.id)
    attachment.apply(content)
    return attachment
  }
}
