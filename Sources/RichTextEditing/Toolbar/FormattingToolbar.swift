import GtkCore

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
      Entry(.undo, icon: "edit-undo-symbolic", title: "Undo"),
      Entry(.redo, icon: "edit-redo-symbolic", title: "Redo"),
      Entry(.bold, icon: "format-text-bold-symbolic", title: "Bold"),
      Entry(.italic, icon: "format-text-italic-symbolic", title: "Italic"),
      Entry(.underline, icon: "format-text-underline-symbolic", title: "Underline"),
      Entry(.strikethrough, icon: "format-text-strikethrough-symbolic", title: "Strikethrough"),
      Entry(.editLink, icon: "insert-link-symbolic", title: "Link"),
    ]
  }

  /// The commands for whole paragraphs.
  public static var paragraphs: [Entry] {
    [
      Entry(.alignLeft, icon: "format-justify-left-symbolic", title: "Align left"),
      Entry(.alignCenter, icon: "format-justify-center-symbolic", title: "Center"),
      Entry(.alignRight, icon: "format-justify-right-symbolic", title: "Align right"),
      Entry(.justify, icon: "format-justify-fill-symbolic", title: "Justify"),
      Entry(.outdent, icon: "format-indent-less-symbolic", title: "Indent less"),
      Entry(.indent, icon: "format-indent-more-symbolic", title: "Indent more"),
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
