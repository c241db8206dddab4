/// Pictures as attachments.
extension AttachmentContent {
  private enum Name {
    static let file = "file"
    static let reference = "reference"
    static let alternativeText = "alternativeText"
    static let width = "naturalWidth"
    static let height = "naturalHeight"
  }

  /// Creates the description of a picture.
  public init(_ picture: PictureContent, id: String = "") {
    self.init(id: id, name: .picture, size: picture.size, data: Self.data(of: picture))
  }

  private static func data(of picture: PictureContent) -> [String: JSONValue] {
    var data: [String: JSONValue] =
      switch picture.source {
      case .file(let file): [Name.file: .string(file.base64)]
      case .reference(let reference): [Name.reference: .string(reference)]
      }
    if !picture.alternativeText.isEmpty {
      data[Name.alternativeText] = .string(picture.alternativeText)
    }
    if let size = picture.naturalSize {
      data[Name.width] = .number(Double(size.width))
      data[Name.height] = .number(Double(size.height))
    }
    return data
  }

  /// The picture; nil if it is another attachment, or lacks what a picture needs.
  public var picture: PictureContent? {
    guard name == .picture, let source = pictureSource else { return nil }
    var alternativeText = ""
    if case .string(let text) = data[Name.alternativeText] { alternativeText = text }
    return PictureContent(
      source, alternativeText: alternativeText, naturalSize: naturalSize, size: size)
  }

  private var pictureSource: PictureSource? {
    if case .string(let base64) = data[Name.file] { return .file(PictureFile(base64: base64)) }
    if case .string(let reference) = data[Name.reference] { return .reference(reference) }
    return nil
  }

  private var naturalSize: PictureSize? {
    guard case .number(let width) = data[Name.width],
      case .number(let height) = data[Name.height]
    else { return nil }
    return PictureSize(width: Int(clampedTo: width), height: Int(clampedTo: height))
  }

  /// Returns the description with another picture, of the same attachment and with the same other
  /// data.
  public func replacing(_ picture: PictureContent) -> AttachmentContent {
    var changed = self
    changed.size = picture.size
    for name in [Name.file, Name.reference, Name.alternativeText, Name.width, Name.height] {
      changed.data[name] = nil
    }
    changed.data.merge(Self.data(of: picture)) { $1 }
    return changed
  }
}
