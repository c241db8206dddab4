import GtkCore
import RichTextModel
import TextRules

/// Inserts pictures that the user pastes, drops or chooses.
///
/// Their files arrive later, and meanwhile the text may change; they are inserted together, as one
/// step, when the size of each is known.
@MainActor
final class PictureIntake {
  /// The media types of pictures, the best one first.
  static let mediaTypes = [
    "image/png", "image/jpeg", "image/webp", "image/gif", "image/svg+xml", "image/tiff",
    "image/bmp",
  ]

  private let node: EditorNode
  private let editing: UserEditing

  /// Creates the intake of an editor.
  init(_ node: EditorNode, _ editing: UserEditing) {
    self.node = node
    self.editing = editing
  }

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
  static func mediaType(of source: some ByteOffer) -> String? {
    guard !source.offers(RichClipboard.mediaType), !source.offers(Clipboard.plainText) else {
      return nil
    }
    return mediaTypes.first { source.offers($0) }
  }

  /// Reads those of some files that are pictures, by their names.
  static func pictures(among files: [FileLocation]) async throws -> [[UInt8]] {
    var pictures: [[UInt8]] = []
    for file in files where file.mediaType.hasPrefix("image/") {
      pictures.append(try await file.readBytes())
    }
    return pictures
  }

  // MARK: Inserting

  /// Inserts pictures in place of a part of the text, which is followed until they are there.
  ///
  /// - Parameters:
  ///   - range: The part.
  ///   - asksForDescription: Whether to ask for the alternative text of a single one.
  ///   - load: Loads the files.
  ///   - done: Called when they are inserted, or nothing can be.
  func insert(
    in range: Range<Int>, asksForDescription: Bool = false,
    _ load: @escaping @MainActor () async throws -> [[UInt8]],
    done: @escaping @MainActor (_ isInserted: Bool) -> Void = { _ in }
  ) {
    let buffer = node.area.buffer
    let marks = (
      start: buffer.makeMark(at: range.lowerBound), end: buffer.makeMark(at: range.upperBound)
    )
    let settings = settings
    Task { [weak self] in
      let result = await Self.pictures(settings, load)
      let range = buffer.offset(of: marks.start)..<buffer.offset(of: marks.end)
      buffer.remove(marks.start)
      buffer.remove(marks.end)
      done(self?.insert(result, in: range, asksForDescription) ?? false)
    }
  }

  private static func pictures(
    _ settings: EditorPictures, _ load: @MainActor () async throws -> [[UInt8]]
  ) async -> Result<[PictureContent], any Error> {
    do {
      var pictures: [PictureContent] = []
      for bytes in try await load() { pictures.append(try await picture(bytes, settings)) }
      return .success(pictures)
    } catch {
      return .failure(error)
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

  private func insert(
    _ result: Result<[PictureContent], any Error>, in range: Range<Int>, _ asksForDescription: Bool
  ) -> Bool {
    guard node.hasWidget, node.area.isEditable else { return false }
    switch result {
    case .failure(let error):
      node.permissions.reportRejected(error)
      return false
    case .success(let pictures):
      return insert(pictures, in: range, asksForDescription)
    }
  }

  private func insert(
    _ pictures: [PictureContent], in range: Range<Int>, _ asksForDescription: Bool
  ) -> Bool {
    var content = RichText()
    let attributes = node.content.typingAttributes
    for picture in pictures {
      content.append(RichText(AttachmentContent(picture), attributes: attributes))
    }
    guard !content.isEmpty, let content = node.permissions.contentToPaste(from: content),
      editing.replace(range, with: content)
    else { return false }
    node.area.textView.scrollToCaret()
    if asksForDescription, pictures.count == 1 {
      node.content.attachments.attachment(at: range.lowerBound)?.askForDescription()
    }
    return true
  }

}

extension ByteOffer {
  /// Reads the bytes of a media type; nil if there are none to read.
  func readBytes(_ mediaType: String) async -> [UInt8]? {
    await withCheckedContinuation { continuation in
      read(mediaType) { continuation.resume(returning: $0) }
    }
  }
}
