import GtkCore
import WidgetSupport

/// A row with the attachments of a message, each with its name and a button that removes it.
///
///     bar.attachmentStrip = AttachmentStrip()
///
/// Each file has its own place, however many were pasted at once. The strip is hidden while it is
/// empty.
///
/// ## Sizing
/// The strip is as wide as it may be. Names that are too long are shortened in the middle, where
/// the ends of files and their numbers are not; attachments that do not fit are scrolled to.
///
/// ## Events
/// ``onChanged``.
///
/// ## CSS nodes
///
///     attachmentstrip
///     ╰── scrolledwindow
///         ╰── box
///             ╰── box.attachment
///                 ├── image, or a small picture
///                 ├── label
///                 ╰── button.flat.circular
///
/// ## Accessibility
/// The strip is a group with a name. Tab goes to the buttons, which say what they remove; Delete
/// and Backspace remove too. Then the focus is on the next attachment, or in the text.
@MainActor
public final class AttachmentStrip: Widget {
  let implementation: AttachmentStripImplementation

  /// Creates an empty strip.
  public init() {
    LibraryStyle.load(.composer)
    implementation = AttachmentStripImplementation()
    super.init(class: AttachmentStripImplementation.widgetClass, implementation: implementation)
    implementation.build()
  }

  /// Creates another handle on a strip; nil for another widget.
  public init?(existing widget: Widget) {
    guard let implementation = AttachmentStripImplementation.existing(of: widget) else {
      return nil
    }
    self.implementation = implementation
    super.init(retaining: widget.nativePointer)
  }

  /// The attachments, in the order in which they were added; each has one picture or file.
  public var attachments: [MessageAttachment] { implementation.chips.map(\.attachment) }

  /// The names of the attachments: those of the files, the sizes of the pictures.
  public var names: [String] { implementation.chips.map(\.name) }

  /// The messages of the strip, to be replaced in an app in another language.
  ///
  /// They apply to what is added from now on.
  public var messages: ComposerMessages {
    get { implementation.messages }
    set { implementation.messages = newValue }
  }

  /// Adds a picture, or each of some files.
  public func add(_ attachment: MessageAttachment) { implementation.add([attachment]) }

  /// Adds attachments that were taken out before.
  public func add(_ attachments: [MessageAttachment]) { implementation.add(attachments) }

  /// Removes all attachments, and returns them, to be sent.
  @discardableResult
  public func takeAll() -> [MessageAttachment] { implementation.takeAll() }

  /// Attachments were added or removed, by the user or by the app.
  public var changed: Event<Void> { implementation.changed }

  /// Called when ``changed`` happens.
  public var onChanged: (@MainActor () -> Void)? {
    get { changed.action }
    set { changed.action = newValue }
  }
}
