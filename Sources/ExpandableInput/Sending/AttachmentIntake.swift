import GtkCore
import WidgetSupport

/// Accepts pictures and files from the clipboard and from drops, instead of text.
///
/// Files take precedence over text, since file managers also offer the names of files as text. Text
/// takes precedence over a picture, since spreadsheets and word processors also offer a picture of
/// it.
@MainActor
final class AttachmentIntake {
  var onAttach: (@MainActor (MessageAttachment) -> Void)?
  /// Shows what was accepted; its widget owns it.
  weak var strip: AttachmentStripImplementation?
  var onUnreadable: (@MainActor () -> Void)?

  private weak var area: GrowingTextArea?

  func connect(to area: GrowingTextArea, of bar: Widget) {
    self.area = area
    area.events.pasteOffered.add { [weak self] offer in
      offer.offer { self?.takeAttachment(from: $0) ?? false }
    }
    let drops = AttachmentDropTarget()
    // Before the text view, which would insert the name of a file.
    drops.phase = .capture
    drops.onDropped { [weak self] in self?.drop($0) ?? false }
    bar.add(drops)
  }

  private func takeAttachment(from clipboard: Clipboard) -> Bool {
    guard isInUse else { return false }
    if clipboard.offersFiles {
      Task { [weak self] in
        let files = await clipboard.readFiles()
        if !files.isEmpty { self?.accept(.files(files)) }
        self?.area?.buffer.notifyPasteDone(from: clipboard)
      }
      return true
    }
    guard clipboard.offersTexture, !clipboard.offersPlainText else { return false }
    Task { [weak self] in
      if let texture = await clipboard.readTexture() {
        self?.accept(.texture(texture))
      } else {
        self?.onUnreadable?()
      }
      self?.area?.buffer.notifyPasteDone(from: clipboard)
    }
    return true
  }

  private func drop(_ content: AttachmentDropTarget.Content) -> Bool {
    guard isInUse else { return false }
    switch content {
    case .texture(let texture): accept(.texture(texture))
    case .files(let files):
      guard !files.isEmpty else { return false }
      accept(.files(files))
    }
    return true
  }

  private var isInUse: Bool { onAttach != nil || strip != nil }

  private func accept(_ attachment: MessageAttachment) {
    strip?.add([attachment])
    onAttach?(attachment)
  }
}
