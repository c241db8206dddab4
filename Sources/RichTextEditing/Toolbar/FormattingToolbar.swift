import GtkCore
import TextTranslation

/// Buttons for commands on whichever editor of a context has the focus.
///
///     let toolbar = FormattingToolbar(context: context)
///
/// It is one stop for Tab; the arrow keys move from button to button. Each button's widget name is
/// its command's name.
///
/// ## Sizing
/// As wide as all its buttons; if there is less room, they wrap to further rows.
///
/// ## CSS nodes
/// `toolbar` with a `wraprow` of `button.flat` nodes.
///
/// ## Accessibility
/// A toolbar; each button has a name and reports whether it is pressed.
@MainActor
public final class FormattingToolbar: Widget {
  /// A command with its icon and title.
  public struct Entry {
    let command: any EditorCommand
    let icon: String
    let title: String

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - command: The command that the button executes.
    ///   - icon: The name of a symbolic icon.
    ///   - title: The title, for the tooltip and for screen readers.
    public init(_ command: any EditorCommand, icon: String, title: String) {
      self.command = command
      self.icon = icon
      self.title = title
    }
  }

  /// The commands that every editor supports.
  public static var standard: [Entry] {
    [
      Entry(.undo, icon: "edit-undo-symbolic", title: translated("Undo")),
      Entry(.redo, icon: "edit-redo-symbolic", title: translated("Redo")),
      Entry(.bold, icon: "format-text-bold-symbolic", title: translated("Bold")),
      Entry(.italic, icon: "format-text-italic-symbolic", title: translated("Italic")),
      Entry(.underline, icon: "format-text-underline-symbolic", title: translated("Underline")),
      Entry(
        .strikethrough, icon: "format-text-strikethrough-symbolic",
        title: translated("Strikethrough")),
      Entry(.editLink, icon: "insert-link-symbolic", title: translated("Link")),
    ]
  }

  /// The commands for whole paragraphs.
  public static var paragraphs: [Entry] {
    [
      Entry(.alignLeft, icon: "format-justify-left-symbolic", title: translated("Align left")),
      Entry(.alignCenter, icon: "format-justify-center-symbolic", title: translated("Center")),
      Entry(.alignRight, icon: "format-justify-right-symbolic", title: translated("Align right")),
      Entry(.justify, icon: "format-justify-fill-symbolic", title: translated("Justify")),
    ] + indents
  }

  /// The commands for indents, which nest items of lists.
  public static var indents: [Entry] {
    [
      Entry(.outdent, icon: "format-indent-less-symbolic", title: translated("Indent less")),
      Entry(.indent, icon: "format-indent-more-symbolic", title: translated("Indent more")),
    ]
  }

  /// The commands for lists.
  public static var lists: [Entry] {
    [
      Entry(
        .bulletedList, icon: "view-list-bullet-symbolic",
        title: translated("Bulleted list")),
      Entry(
        .numberedList, icon: "view-list-ordered-symbolic",
        title: translated("Numbered list")),
      Entry(.taskList, icon: "checkbox-checked-symbolic", title: translated("Task list")),
    ]
  }

  private let implementation: FormattingToolbarImplementation

  /// The executor of the commands.
  public var executor: EditorCommandExecutor { implementation.executor }

  /// Creates a toolbar for the editors of a context.
  public init(
    context: EditorViewContext = .shared, entries: [Entry] = FormattingToolbar.standard
  ) {
    let implementation = FormattingToolbarImplementation(context, entries)
    self.implementation = implementation
    super.init(
      class: FormattingToolbarImplementation.widgetClass, implementation: implementation)
    implementation.build()
  }
}
