/// Pictures as HTML.
extension PictureContent {
  /// The element of the picture.
  var html: String {
    var element = "<img src=\"\(source.address.escapedForHTML)\""
    element += " alt=\"\(alternativeText.escapedForHTML)\""
    if let size = shownSize { element += " width=\"\(size.width)\" height=\"\(size.height)\"" }
    return element + ">"
  }

  /// The size in a wide line; nil if it is not known.
  private var shownSize: PictureSize? {
    guard let naturalSize, case .fixed(let width) = size else { return naturalSize }
    return PictureSize(width: width, height: naturalSize.height(forWidth: width))
  }

  /// Creates a picture from an element; nil if it shows none, such as the single pixel by which a
  /// sender learns that a letter was opened.
  init?(_ tag: HTMLTag) {
    guard tag["width"] != "1", tag["height"] != "1" else { return nil }
    guard let address = tag["src"], let source = PictureSource(address: address) else { return nil }
    self.init(source, alternativeText: tag["alt"] ?? "")
    guard let width = tag["width"].flatMap(Int.init), width > 0 else { return }
    if let height = tag["height"].flatMap(Int.init), height > 0 {
      naturalSize = PictureSize(width: width, height: height)
    } else {
      size = .fixed(width)
    }
  }
}
