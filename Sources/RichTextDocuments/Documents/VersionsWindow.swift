import FoundationEssentials
import Glibc
import GtkCore
import RichTextEditing
import RichTextModel
import TextTranslation

/// A window with the older versions of a document, to look at and to restore.
///
///     let versions = VersionFolder(path + ".versions")
///     let window = VersionsWindow(of: versions, named: path) { try? document.restore($0) }
///     window.present(above: parent)
///
/// The versions are in the form of the document. The app keeps this object while the window is
/// open.
@MainActor
public final class VersionsWindow {
  /// Creates the attachments of the app in the preview; see `EditorView.attachmentMaker`.
  public var attachmentMaker: (@MainActor (AttachmentContent) -> Attachment?)? {
    get { preview.attachmentMaker }
    set { preview.attachmentMaker = newValue }
  }

  private let window = Window()
  private let list: ListView<VersionFolder.Version>
  private let preview = RendererView()
  private let button = Button(translated("Restore"))
  private let versions: VersionFolder
  private let fileName: String

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - versions: The versions.
  ///   - fileName: The name of the document's file, or its path, by which its form is known.
  ///   - restore: Called with the content of the version that the user chooses.
  public init(
    of versions: VersionFolder, named fileName: String = "",
    restore: @escaping @MainActor (RichText) -> Void
  ) {
    (self.versions, self.fileName) = (versions, fileName)
    list = ListView(selection: .single, text: { Self.text(of: $0.date) })
    list.accessibleLabel = translated("Versions")
    list.onSelected { [weak self] _ in self?.showSelected() }
    preview.accessibleLabel = translated("Version")
    preview.setMargins(6)
    preview.setExpands(horizontally: true, vertically: true)
    preview.content = RichText(translated("There are no older versions yet."))
    button.addStyleClass("suggested-action")
    button.isSensitive = false
    button.onClicked { [weak self] in
      guard let self else { return }
      restore(preview.content)
      window.close()
    }
    list.append(contentsOf: versions.all)
    let keys = KeyController()
    keys.onPressed { [weak self] key in
      guard let self, key.symbol == .escape else { return false }
      window.close()
      return true
    }
    window.add(keys)
  }

  /// Shows the window above another one, which cannot be used meanwhile; Escape closes it.
  public func present(above parent: Window) {
    let header = HeaderBar()
    header.packStart(button)
    window.title = translated("Versions")
    window.titlebar = header
    window.defaultSize = (560, 400)
    window.setTransient(for: parent, isModal: true)
    let scroller = ScrolledWindow(list)
    scroller.requestSize(width: 160)
    window.child = Box(.horizontal, [scroller, Separator(.vertical), preview])
    window.present()
    if !list.items.isEmpty { list.selectedIndex = 0 }
    list.focus()
  }

  private func showSelected() {
    guard let version = list.selectedItem else { return }
    let content = (try? versions.bytes(of: version)).flatMap {
      try? DocumentSource($0, named: fileName).content
    }
    preview.content = content ?? RichText(translated("This version cannot be read."))
    button.isSensitive = content != nil
  }

  /// A time as the user's language writes it.
  private static func text(of date: Date) -> String {
    var (seconds, parts) = (time_t(date.timeIntervalSince1970), tm())
    localtime_r(&seconds, &parts)
    var text = [CChar](repeating: 0, count: 100)
    let count = strftime(&text, text.count, "%x %X", &parts)
    return String(decoding: text.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
