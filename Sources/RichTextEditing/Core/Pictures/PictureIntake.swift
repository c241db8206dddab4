import GtkCore
import RichTextModel
import WidgetSupport

/// Loads pictures that the user pastes, drops or chooses.
///
/// They are inserted together, as one step, when the size of each is known.
@MainActor
final class PictureIntake {
  /// The media types of pictures, the best one first.
  static let mediaTypes = [
    "image/png", "image/jpeg", "image/webp", "image/gif", "image/svg+xml", "image/tiff",
    "image/bmp",
  ]

  private let node: EditorNode

  /// Creates the intake of an editor.
  init(_ node: EditorNode) { self.node = node }

  private var settings: EditorPictures { node.session.pictures }

  /// Whether the user can insert pictures.
  var isOpen: Bool {
    settings.isAccepted && node.area.isEditable && node.permissions.allows(.paste)
  }

  /// Returns the media type of the picture that a clipboard or a drop offers; nil if it offers
  /// none, or text as well.
  ///
  /// Spreadsheets and word processors also offer a picture of their text. A browser offers HTML
  /// with a picture, whose file is better than its address.
  static func mediaType(of source: any ContentOffer) -> String? {
    guard !source.offers(RichClipboard.mediaType), !source.offers(Clipboard.plainText) else {
      return nil
    }
    return mediaTypes.first { source.offers($0) }
  }

  /// Reads those of some files that are pictures, by their names.
  func pictures(among files: [FileLocation]) async throws -> [[UInt8]] {
    var pictures: [[UInt8]] = []
    for file in files where file.mediaType.hasPrefix("image/") {
      pictures.append(try await file.readBytes(atMost: settings.maxFileSize))
    }
    return pictures
  }

  // MARK: Loading

  /// Loads pictures; reports an error, and returns nil then.
  func content(_ load: @MainActor () async throws -> [[UInt8]]) async -> RichText? {
    let (permissions, settings) = (node.permissions, settings)
    do {
      var pictures: [PictureContent] = []
      for bytes in try await load() { pictures.append(try await Self.picture(bytes, settings)) }
      let attributes = node.content.typingAttributes
      return pictures.reduce(into: RichText()) {
        $0.append(RichText(AttachmentContent($1), attributes: attributes))
      }
    } catch {
      permissions.reportRejected(error)
      return nil
    }
  }

  private static func picture(
    _ bytes: [UInt8], _ settings: EditorPictures
  ) async throws -> PictureContent {
    guard bytes.count <= settings.maxFileSize else {
      throw PictureError.fileTooLarge(bytes.count, limit: settings.maxFileSize)
    }
    let size = try await PictureDecoder.shared.size(of: bytes)
    let naturalSize = PictureSize(width: size.width, height: size.height)
    if let store = settings.store {
      return PictureContent(.reference(try await store(bytes)), naturalSize: naturalSize)
    }
    let file = await Task.detached { PictureFile(bytes) }.value
    return PictureContent(.file(file), naturalSize: naturalSize)
  }
}

extension ContentOffer {
  /// Reads the bytes of a media type; nil if there are none to read.
  func readBytes(_ mediaType: String) async -> [UInt8]? {
    await withCheckedContinuation { continuation in
      read(mediaType) { continuation.resume(returning: $0) }
    }
  }
}
