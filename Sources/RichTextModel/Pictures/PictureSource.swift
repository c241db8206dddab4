/// The place of a picture's file: in the content itself, or with the app.
///
/// ```swift
/// PictureSource.file(PictureFile(bytes))                     // part of the saved content
/// PictureSource.reference("https://example.org/cat.jpeg")    // found again by the app
/// ```
public enum PictureSource: Hashable, Sendable {
  /// The file is part of the content.
  case file(PictureFile)
  /// The app finds the file by this text: an address, a path, or a name of its own.
  case reference(String)

  /// The address of the picture in HTML and in Markdown: a `data:` address for a file.
  public var address: String {
    switch self {
    case .file(let file): file.address
    case .reference(let reference): reference
    }
  }

  /// Creates a source from an address in HTML or in Markdown.
  ///
  /// A `data:` address is a file, and every other one a reference: nothing is loaded. An empty
  /// address and an invalid `data:` address are no source.
  public init?(address: String) {
    guard !address.isEmpty else { return nil }
    guard PictureFile.isAddress(address) else {
      self = .reference(address)
      return
    }
    guard let file = PictureFile(address: address) else { return nil }
    self = .file(file)
  }
}
