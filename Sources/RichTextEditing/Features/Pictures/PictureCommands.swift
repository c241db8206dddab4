import GtkCore
import RichTextModel
import TextTranslation

/// Lets the user choose the file of a picture, and inserts it in place of the selection.
@MainActor
public struct InsertPictureCommand: EditorCommand {
  /// The command's name.
  public let name = CommandName.insertPicture

  /// Creates the command.
  public init() {}

  /// Whether the editor is editable and accepts pictures.
  public func canExecute(on editor: EditorView) -> Bool {
    editor.isEditable && editor.pictures.isAccepted
  }

  /// Opens the dialog, and asks for the alternative text of the picture.
  public func execute(on editor: EditorView) {
    let range = editor.selectedRange
    editor.implementation.actions.intake.insertPictures(in: range) {
      let dialog = FileDialog(title: translated("Insert picture"), purpose: .open, parent: editor)
      dialog.addPictureFilter()
      guard let file = await dialog.chooseFile() else { return [] }
      return [try await file.readBytes(atMost: editor.pictures.maxFileSize)]
    }
  }
}

/// Resizes the selected picture in proportion.
@MainActor
public struct ResizePictureCommand: EditorCommand {
  /// A change of size.
  public enum Change: Sendable {
    /// Makes it a tenth wider.
    case larger
    /// Makes it a tenth narrower.
    case smaller
    /// Shows it in its own size, as far as the line has room.
    case naturalSize
  }

  /// The command's name.
  public let name = CommandName.resizePicture
  private let change: Change

  /// Creates the command.
  public init(_ change: Change) { self.change = change }

  /// Whether a picture alone is selected, in an editable text, and can have another size.
  public func canExecute(on editor: EditorView) -> Bool {
    guard editor.isEditable, let picture = PictureAttachment.selected(in: editor) else {
      return false
    }
    let width = picture.sizeInContainer?.width ?? 0
    return switch change {
    case .larger: width < picture.bounds.lineWidth
    case .smaller: width > PictureHandles.leastWidth
    case .naturalSize: picture.picture.size != .matchContent
    }
  }

  /// Changes the size.
  public func execute(on editor: EditorView) {
    guard let picture = PictureAttachment.selected(in: editor), let size = picture.sizeInContainer
    else { return }
    let step = max(size.width / 10, 1)
    switch change {
    case .larger: picture.resize(to: .fixed(size.width + step))
    case .smaller: picture.resize(to: .fixed(max(size.width - step, PictureHandles.leastWidth)))
    case .naturalSize: picture.resize(to: .matchContent)
    }
  }
}

/// Asks for the alternative text of the selected picture.
@MainActor
public struct DescribePictureCommand: EditorCommand {
  /// The command's name.
  public let name = CommandName.describePicture

  /// Creates the command.
  public init() {}

  /// Whether a picture alone is selected, in an editable text.
  public func canExecute(on editor: EditorView) -> Bool {
    editor.isEditable && PictureAttachment.selected(in: editor) != nil
  }

  /// Opens the popover.
  public func execute(on editor: EditorView) {
    PictureAttachment.selected(in: editor)?.askForDescription()
  }
}

extension PictureAttachment {
  /// Returns the picture that alone is selected in an editor; nil if there is none.
  public static func selected(in editor: EditorView) -> PictureAttachment? {
    let range = editor.selectedRange
    guard range.count == 1 else { return nil }
    return editor.node.content.attachments.attachment(at: range.lowerBound) as? PictureAttachment
  }
}

extension EditorCommand where Self == InsertPictureCommand {
  /// Lets the user choose a picture.
  public static var insertPicture: InsertPictureCommand { InsertPictureCommand() }
}

extension EditorCommand where Self == ResizePictureCommand {
  /// Resizes the selected picture.
  public static func resizePicture(_ change: ResizePictureCommand.Change) -> ResizePictureCommand {
    ResizePictureCommand(change)
  }
}

extension EditorCommand where Self == DescribePictureCommand {
  /// Asks for the alternative text of the selected picture.
  public static var describePicture: DescribePictureCommand { DescribePictureCommand() }
}

/// The commands for pictures.
extension CommandEntry {
  /// Lets the user choose a picture.
  public static var insertPicture: CommandEntry {
    CommandEntry(.insertPicture, icon: "insert-image-symbolic", title: translated("Picture…"))
  }

  /// Makes the selected picture a tenth wider.
  public static var enlargePicture: CommandEntry {
    CommandEntry(
      .resizePicture(.larger), title: translated("Larger picture"),
      keys: ["<Control>plus", "<Control>equal", "<Control>KP_Add"])
  }

  /// Makes the selected picture a tenth narrower.
  public static var shrinkPicture: CommandEntry {
    CommandEntry(
      .resizePicture(.smaller), title: translated("Smaller picture"),
      keys: ["<Control>minus", "<Control>KP_Subtract"])
  }

  /// Gives the selected picture its own size.
  public static var restorePicture: CommandEntry {
    CommandEntry(
      .resizePicture(.naturalSize), title: translated("Original size of picture"),
      keys: ["<Control>0"])
  }

  /// Asks for the alternative text of the selected picture.
  public static var describePicture: CommandEntry {
    CommandEntry(.describePicture, title: translated("Describe picture"), keys: ["<Alt>Return"])
  }
}
