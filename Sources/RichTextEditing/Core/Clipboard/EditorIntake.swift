import GtkCore
import RichTextModel
import TextRules
import WidgetSupport

/// Reads what the user pastes and drops into an editor: its own drags, pictures, text with
/// attributes, or plain text.
@MainActor
final class EditorIntake {
  private let node: EditorNode
  private let features: FeatureRegister
  private let pictures: PictureIntake
  private let textBlocks: TextBlockCaret

  /// Creates the intake of an editor.
  ///
  /// - Parameters:
  ///   - features: What the editor and its features are.
  ///   - pictures: The reader of pictures.
  ///   - textBlocks: The rule that keeps what is inserted out of text blocks.
  init(
    _ features: FeatureRegister, _ pictures: PictureIntake, _ textBlocks: TextBlockCaret
  ) {
    node = features.node
    self.features = features
    self.pictures = pictures
    self.textBlocks = textBlocks
  }

  private var editing: UserEditing { features.editing }
  private var permissions: ActionPermissions { node.permissions }

  /// Connects to the intake of the area.
  func connect() {
    node.area.intake.add { [weak self] in self?.reading(of: $0, by: $1) }
    permissions.showRejection = { [weak node] error in node?.showRejection(error) }
  }

  /// Pastes without attributes and attachments.
  func pastePlainText() {
    let clipboard = node.area.textView.clipboard
    let isOnlyHTML = !clipboard.offersPlainText && clipboard.offers(HTMLForm.mediaType)
    node.area.intake.paste { [weak self] arrived in
      guard let self, self.permissions.allows(.paste) else { return arrived(nil) }
      guard isOnlyHTML else { return self.readPlain(clipboard, .paste, links: false, arrived) }
      RichClipboard.readTextOfHTML(clipboard) {
        arrived(self.content(RichText($0), from: .plainText, by: .paste, links: false))
      }
    }
  }

  /// Pastes with the sizes and the families of letters that another program has given them.
  func pasteWithLook() {
    let clipboard = node.area.textView.clipboard
    node.area.intake.paste { [weak self] arrived in
      guard let self, self.permissions.allows(.paste) else { return arrived(nil) }
      self.readText(clipboard, .paste, keepsFonts: true, arrived)
    }
  }

  /// Inserts pictures that a command loads in place of a range, and asks for the alternative text
  /// of a single one.
  func insertPictures(
    in range: Range<Int>, _ load: @escaping @MainActor () async throws -> [[UInt8]]
  ) {
    node.area.intake.insert(into: range, by: .command) { [weak self] arrived in
      Task {
        let content = await self?.pictures.content(load)
        arrived(content.flatMap { self?.content($0, from: .document, by: .command) })
      }
    }
  }

  // MARK: Reading

  private typealias Arrived = @MainActor (TextIntake.Content?) -> Void

  /// Returns how to read an offer; nil to leave it to GTK.
  private func reading(
    of offer: any ContentOffer, by way: TextIntake.Way
  ) -> TextIntake.Reading? {
    guard node.hasWidget else { return nil }
    guard permissions.allows(.paste) else { return TextIntake.nothing }
    if way == .middleButton {
      guard offer.offersPlainText else { return nil }
      return { [weak self] in self?.readPlain(offer, way, $0) }
    }
    if way == .drop, offer.isOwn, offer.offers(RichClipboard.mediaType), let drag = TextDrag.current
    {
      return { [weak self] arrived in
        arrived(.init { self?.drop(drag, at: $0.lowerBound, isMoved: offer.allowsMove) })
      }
    }
    return readingOfPictures(offer, way) ?? readingOfText(offer, way)
  }

  private func readingOfPictures(
    _ offer: any ContentOffer, _ way: TextIntake.Way
  ) -> TextIntake.Reading? {
    let mediaType = PictureIntake.mediaType(of: offer)
    guard pictures.isOpen else {
      // Only what offers nothing else is rejected.
      let isPicture =
        mediaType != nil && !offer.offersFiles && !RichClipboard.offersContent(offer)
      guard isPicture else { return nil }
      permissions.reportRejected(PasteError.picturesNotAccepted)
      return TextIntake.nothing
    }
    guard offer.offersFiles || mediaType != nil else { return nil }
    return { [weak self] arrived in
      Task {
        let content = await self?.pictures.content { [pictures = self?.pictures] in
          guard !offer.offersFiles, let mediaType else {
            return try await pictures?.pictures(among: offer.readFiles()) ?? []
          }
          return await offer.readBytes(mediaType).map { [$0] } ?? []
        }
        guard let self else { return arrived(nil) }
        // A picture that cannot be read may have text beside it.
        guard let content else {
          return self.offersText(offer) ? self.readText(offer, way, arrived) : arrived(nil)
        }
        // Files without any picture are text: their names.
        guard content.isEmpty, offer.offersFiles else {
          return arrived(self.content(content, from: .document, by: way))
        }
        self.readText(offer, way, arrived)
      }
    }
  }

  private func readingOfText(
    _ offer: any ContentOffer, _ way: TextIntake.Way
  ) -> TextIntake.Reading? {
    guard offersText(offer) else { return nil }
    return { [weak self] in self?.readText(offer, way, $0) }
  }

  private func offersText(_ offer: any ContentOffer) -> Bool {
    RichClipboard.offersContent(offer) || offer.offersPlainText
  }

  private func readText(
    _ offer: any ContentOffer, _ way: TextIntake.Way, keepsFonts: Bool = false,
    _ arrived: @escaping Arrived
  ) {
    let permissions = permissions
    RichClipboard.read(offer, reject: { permissions.reportRejected($0) }) { [weak self] read in
      // Without rich content, what claims to be more than plain text is not.
      guard let read else { return self?.readPlain(offer, way, arrived) ?? arrived(nil) }
      // What another program writes in is not how this text is written.
      let isForeign = read.source == .document && !keepsFonts
      let content = isForeign ? read.content.withoutFonts : read.content
      arrived(self?.content(content, from: read.source, by: way))
    }
  }

  private func readPlain(
    _ offer: any ContentOffer, _ way: TextIntake.Way, links: Bool = true,
    _ arrived: @escaping Arrived
  ) {
    offer.read(offer.plainTextType ?? Clipboard.plainText) { [weak self] bytes in
      guard let self, let bytes, !bytes.isEmpty else {
        self?.permissions.reportRejected(PasteError.nothingToInsert)
        return arrived(nil)
      }
      let text = String(sanitizing: bytes)
      arrived(
        self.content(RichText(text), from: .plainText, by: way, links: links, plain: text))
    }
  }

  // MARK: Inserting

  private func content(
    _ content: RichText, from source: Insertion.Source, by way: TextIntake.Way, links: Bool = true,
    plain: String? = nil
  ) -> TextIntake.Content {
    .init(text: plain) { [weak self] range in
      guard let self, self.node.hasWidget, !content.isEmpty,
        let allowed = self.permissions.contentToPaste(from: content), !allowed.isEmpty
      else { return nil }
      let pasted = PastedContent(
        content: allowed, range: range, isPlain: plain != nil, isTextOnly: !links)
      if way == .paste, let end = self.features.paste(pasted) { return end }
      return self.insert(allowed, from: source, in: range, by: way)
    }
  }

  /// Inserts content in place of a range; returns its end, or nil if the edit is rejected.
  private func insert(
    _ content: RichText, from source: Insertion.Source, in range: Range<Int>, by way: TextIntake.Way
  ) -> Int? {
    let place = placeOutsideTextBlocks(range)
    // The middle button leaves the caret where it is, unless it replaces a selection.
    let movesCaret = way != .middleButton || !range.isEmpty
    guard editing.insert(content, from: source, replacing: place, movesCaret: movesCaret) else {
      // Code takes nothing of a picture without a description.
      if node.content.insertion(of: content, from: source, in: place).content.isEmpty {
        permissions.reportRejected(PasteError.nothingToInsert)
      }
      return nil
    }
    if way == .drop { node.area.textView.focus() }
    if way == .command { askForDescription(of: content, at: place.lowerBound) }
    return node.area.buffer.caret
  }

  private func drop(_ drag: TextDrag, at offset: Int, isMoved: Bool) -> Int? {
    let place = placeOutsideTextBlocks(offset..<offset)
    guard drag.drop(into: editing, at: place.lowerBound, isMoved: isMoved) else { return nil }
    node.area.textView.focus()
    return node.area.buffer.caret
  }

  /// Returns the place after a text block for one that is in it, which only the pointer finds.
  private func placeOutsideTextBlocks(_ range: Range<Int>) -> Range<Int> {
    guard range.isEmpty else { return range }
    let offset = textBlocks.placeOutside(range.lowerBound, goesAfter: true)
    return offset..<offset
  }

  private func askForDescription(of content: RichText, at offset: Int) {
    guard content.count == 1 else { return }
    node.content.attachments.attachment(at: offset)?.askForDescription()
  }
}
