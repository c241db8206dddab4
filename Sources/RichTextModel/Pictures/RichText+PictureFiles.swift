import FoundationEssentials

extension RichText {
  /// The references of the pictures in the content, at any depth.
  public var pictureReferences: Set<String> {
    runs.reduce(into: []) { references, run in
      guard let attachment = run.attributes[AttachmentKey.self] else { return }
      if case .reference(let reference) = attachment.picture?.source {
        references.insert(reference)
      }
      for editor in attachment.editors { references.formUnion(editor.pictureReferences) }
    }
  }

  /// Returns the content with the files of pictures in place of references to them, so that it can
  /// be read where these lead nowhere.
  ///
  /// - Parameter files: The files by their references; others stay as they are.
  /// - Returns: The content.
  public func withPictureFiles(_ files: [String: [UInt8]]) -> RichText {
    guard !files.isEmpty else { return self }
    var content = RichText()
    forEachPiece { text, attributes in
      var attributes = attributes
      if let attachment = attributes[AttachmentKey.self] {
        attributes[AttachmentKey.self] = attachment.withPictureFiles(files)
      }
      content.append(RichText(text, attributes: attributes))
    }
    return content
  }
}

extension AttachmentContent {
  fileprivate func withPictureFiles(_ files: [String: [UInt8]]) -> AttachmentContent {
    var changed = self
    if var picture, case .reference(let reference) = picture.source, let file = files[reference] {
      picture.source = .file(PictureFile(file))
      changed = replacing(picture)
    }
    changed.editors = editors.map { $0.withPictureFiles(files) }
    return changed
  }
}
