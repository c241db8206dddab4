import GtkCore
import RichTextModel

/// The attachments of a tree of editors that are not in the text at the moment, and new ones, with
/// the identifiers of all.
@MainActor
final class AttachmentStore {
  /// Creates attachments from saved ones; returns nil for unknown kinds.
  var maker: (@MainActor (AttachmentContent) -> Attachment?)?
  /// Asks programs in other languages than Swift for the widget of an attachment.
  var widgetSignal: WidgetSignal?
  /// The session of the tree.
  weak var session: EditingSession?
  /// The number of times that the identifiers were looked up.
  private(set) var lookUps = 0
  private let makeKnown: @MainActor (AttachmentContent) -> Attachment?
  private var kept: [String: Attachment] = [:]
  private var lastIdentifier = 0
  /// The attachment of each identifier in the whole tree; nil to look them up.
  private var identifiers: [String: ObjectIdentifier]?

  /// Creates an empty store.
  ///
  /// - Parameter makeKnown: Creates the attachments of the editor's features; nil for others.
  init(makeKnown: @escaping @MainActor (AttachmentContent) -> Attachment?) {
    self.makeKnown = makeKnown
  }

  // MARK: Identifiers

  /// Keeps an attachment that is removed from the text, so that the same one can be inserted again.
  func keep(_ attachment: Attachment) {
    kept[attachment.id] = attachment
    forEachIdentifier(of: attachment) { identifiers?[$0.id] = nil }
  }

  /// Notes that an attachment is in the tree, with all attachments nested in it.
  func noteIdentifiers(of attachment: Attachment) {
    forEachIdentifier(of: attachment) { identifiers?[$0.id] = ObjectIdentifier($0) }
  }

  /// Forgets the attachments that are not in the text.
  func forget() { kept.removeAll() }

  /// Called when attachments from elsewhere have been added to the tree.
  func identifiersChanged() { identifiers = nil }

  private func forEachIdentifier(
    of attachment: Attachment, _ body: (Attachment) -> Void
  ) {
    guard identifiers != nil else { return }
    body(attachment)
    for inner in attachment.nodes.flatMap(\.content.attachments.all) {
      forEachIdentifier(of: inner, body)
    }
  }

  /// Whether an attachment is not in the text and has not changed since.
  func isKept(_ content: AttachmentContent) -> Bool {
    guard let object = kept[content.id], object.container == nil else { return false }
    return object.description == content
  }

  /// Returns the attachment for a description: one that was in the text, or a new one.
  func attachment(for content: AttachmentContent) -> Attachment {
    if let known = kept.removeValue(forKey: content.id), known.container == nil {
      known.apply(content)
      return known
    }
    let attachment = make(content) ?? UnknownAttachment.make(content)
    fill(attachment, with: content)
    return identified(attachment)
  }

  /// Returns the attachment for a description, if its kind is known: the one that it was, or a new
  /// one.
  func known(_ content: AttachmentContent) -> Attachment? {
    if isKept(content), let known = kept[content.id], !known.isUnknown { return known }
    guard let attachment = make(content) else { return nil }
    fill(attachment, with: content)
    return attachment
  }

  private func make(_ content: AttachmentContent) -> Attachment? {
    maker?(content) ?? makeKnown(content) ?? asked(content)
  }

  /// Returns an attachment with a widget that a handler of the signal has made; nil without one.
  private func asked(_ content: AttachmentContent) -> Attachment? {
    guard content.editors.isEmpty,
      let widget = widgetSignal?.askForWidget([
        .text(content.name.name), .text(content.data.widgetData),
      ]), widget.parent == nil
    else { return nil }
    return Attachment(
      name: content.name, content: widget, size: content.size, isBlock: content.isBlock,
      id: content.id, data: content.data)
  }

  private func fill(_ attachment: Attachment, with content: AttachmentContent) {
    // Attachments in these editors are created by the same closure.
    for node in attachment.nodes { session.map { node.share($0) } }
    attachment.fill(with: content.editors)
    attachment.id = content.id
  }

  /// Makes the next insertion of an attachment's description use this attachment.
  func offer(_ attachment: Attachment) { kept[identified(attachment).id] = attachment }

  private func identified(_ attachment: Attachment) -> Attachment {
    while attachment.id.isEmpty || isTaken(attachment.id, by: attachment) {
      lastIdentifier += 1
      attachment.id = "a\(lastIdentifier)"
    }
    return attachment
  }

  private func isTaken(_ id: String, by attachment: Attachment) -> Bool {
    if identifiers == nil { lookUpIdentifiers() }
    return identifiers?[id].map { $0 != ObjectIdentifier(attachment) } ?? false
  }

  /// Examines the whole tree, once for all attachments that are being inserted.
  private func lookUpIdentifiers() {
    identifiers = [:]
    lookUps += 1
    for attachment in session?.root?.content.attachments.all ?? [] {
      noteIdentifiers(of: attachment)
    }
  }
}
