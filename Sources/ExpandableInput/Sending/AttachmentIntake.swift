import GtkCore
import WidgetSupport

/// Accepts pictures and files from the clipboard and from drops, instead of text.
///
/// Files take precedence over text, since file managers also offer the names of files as text. Text
/// takes precedence over a picture, since spreadsheets and word processors also offer a picture of
/// it.
@MainActor
final class AttachmentIntake: EventSource {
  private(set) lazy var attached: Event<MessageAttachment> = makeEvent()
  /// A picture cannot be read.
  private(set) lazy var failed: Event<Void> = makeEvent()
  /// Shows what was accepted; its widget owns it.
  weak var strip: AttachmentStripImplementation?

  private weak var area: GrowingTextArea?

  func connect(to area: GrowingTextArea, of bar: Widget) {
    self.area = area
    area.intake.add { [weak self] _, way in
      way == .paste ? self?.readingOfClipboard : nil
    }
    let drops = AttachmentDropTarget()
    // Before the text view, which would insert the name of a file.
    drops.phase = .capture
    drops.onDropped { [weak self] in self?.drop($0) ?? false }
    bar.add(drops)
  }

  /// How to read the files or the picture of the clipboard; nil if there are none.
  private var readingOfClipboard: TextIntake.Reading? {
    guard isInUse, let clipboard = area?.textView.clipboard,
      clipboard.offersFiles || (clipboard.offersTexture && !clipboard.offersPlainText)
    else { return nil }
    return { [weak self] arrived in
      Task {
        await self?.attach(from: clipboard)
        arrived(nil)
      }
    }
  }

  private func attach(from clipboard: Clipboard) async {
    guard !clipboard.offersFiles else {
      let files = await clipboard.readFiles()
      return files.isEmpty ? () : accept(.files(files))
    }
    let texture = await clipboard.readTexture()
    if let texture { accept(.texture(texture)) } else { failed.notify(()) }
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

  private var isInUse: Bool { !attached.isEmpty || strip != nil }

  private func accept(_ attachment: MessageAttachment) {
    strip?.add([attachment])
    attached.notify(attachment)
  }
}
