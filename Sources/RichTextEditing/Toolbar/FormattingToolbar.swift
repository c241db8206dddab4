import GtkCore
import TextTranslation

/// Buttons for commands on whichever editor of a context has the focus.
///
///     let toolbar = FormattingToolbar(context: context)
///
/// It is one stop for Tab; the arrow keys move from button to button. Each button's widget name is
/// its command's name, and its tooltip has the command's key.
///
/// ## Sizing
/// As wide as all its buttons; where there is less room, the last ones are in a menu at its end.
///
/// ## CSS nodes
/// `toolbar` with an `overflowrow` of `button.flat` and `menubutton` nodes.
///
/// ## Accessibility
/// A toolbar; each button has a name and reports whether it is pressed.
@MainActor
public final class FormattingToolbar: Widget {
  /// A command with its icon and title.
  public struct Entry {
    /// The command.
    public let command: any EditorCommand
    /// The name of the icon; empty for a choice of a menu.
    public let icon: String
    /// The title, for the tooltip and for screen readers.
    public let title: String
    /// The key that executes the command, such as `<Control>b`; nil for none.
    public let accelerator: String?
    /// The commands of the menu that its button opens; none for a button that executes its own.
    public let choices: [Entry]

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - command: The command that the button executes.
    ///   - icon: The name of a symbolic icon.
    ///   - title: The title, for the tooltip and for screen readers.
    ///   - accelerator: The key that executes the command, such as `<Control>b`, to show it; nil
    ///     for none.
    public init(
      _ command: any EditorCommand, icon: String, title: String, accelerator: String? = nil
    ) {
      self.command = command
      self.icon = icon
      self.title = title
      self.accelerator = accelerator
      choices = []
    }

    /// Creates an entry whose button opens a menu of commands.
    ///
    /// - Parameters:
    ///   - choices: The commands, of which only the titles are shown.
    ///   - name: The name of the button, which is its widget name, too.
    ///   - icon: The name of a symbolic icon.
    ///   - title: The title, for the tooltip and for screen readers.
    @MainActor
    public init(choices: [Entry], name: CommandName, icon: String, title: String) {
      command = ChoiceCommand(name: name, choices: choices.map(\.command))
      self.icon = icon
      self.title = title
      accelerator = nil
      self.choices = choices
    }

    /// Creates a choice of a menu.
    public init(_ command: any EditorCommand, title: String) {
      self.init(command, icon: "", title: title)
    }

    /// The title with the key.
    @MainActor
    var tooltip: String {
      guard let accelerator else { return title }
      return "\(title) (\(KeyController.label(of: accelerator)))"
    }
  }

  /// The commands that every editor supports.
  public static var standard: [Entry] {
    [
      Entry(
        .undo, icon: "edit-undo-symbolic", title: translated("Undo"), accelerator: "<Control>z"),
      Entry(
        .redo, icon: "edit-redo-symbolic", title: translated("Redo"),
        accelerator: "<Control><Shift>z"),
      Entry(
        .bold, icon: "format-text-bold-symbolic", title: translated("Bold"),
        accelerator: "<Control>b"),
      Entry(
        .italic, icon: "format-text-italic-symbolic", title: translated("Italic"),
        accelerator: "<Control>i"),
      Entry(
        .underline, icon: "format-text-underline-symbolic", title: translated("Underline"),
        accelerator: "<Control>u"),
      Entry(
        .strikethrough, icon: "format-text-strikethrough-symbolic",
        title: translated("Strikethrough"), accelerator: "<Control><Shift>x"),
      Entry(
        .editLink, icon: "insert-link-symbolic", title: translated("Link"),
        accelerator: "<Control>k"),
    ]
  }

  /// The commands for whole paragraphs.
  public static var paragraphs: [Entry] {
    [
      Entry(
        .alignLeft, icon: "format-justify-left-symbolic", title: translated("Align left"),
        accelerator: "<Control>l"),
      Entry(
        .alignCenter, icon: "format-justify-center-symbolic", title: translated("Center"),
        accelerator: "<Control>e"),
      Entry(
        .alignRight, icon: "format-justify-right-symbolic", title: translated("Align right"),
        accelerator: "<Control>r"),
      Entry(
        .justify, icon: "format-justify-fill-symbolic", title: translated("Justify"),
        accelerator: "<Control>j"),
    ] + indents
  }

  /// The commands for indents, which nest items of lists.
  public static var indents: [Entry] {
    [
      Entry(
        .outdent, icon: "format-indent-less-symbolic", title: translated("Indent less"),
        accelerator: "<Control>bracketleft"),
      Entry(
        .indent, icon: "format-indent-more-symbolic", title: translated("Indent more"),
        accelerator: "<Control>bracketright"),
    ]
  }

  /// The commands for lists.
  public static var lists: [Entry] {
    [
      Entry(
        .bulletedList, icon: "view-list-bullet-symbolic",
        title: translated("Bulleted list"), accelerator: "<Control><Shift>8"),
      Entry(
        .numberedList, icon: "view-list-ordered-symbolic",
        title: translated("Numbered list"), accelerator: "<Control><Shift>7"),
      Entry(
        .taskList, icon: "checkbox-checked-symbolic", title: translated("Task list"),
        accelerator: "<Control><Shift>9"),
    ]
  }

  /// The commands for styles of paragraphs, and for a rule.
  public static var styles: [Entry] {
    let styles = NamedStyles.standard
    let headings = (1...3).map { StyleName.heading($0) }
    return [Entry(.style(.body), title: translated("Body"))]
      + (headings + [.quote, .code]).map { Entry(.style($0), title: styles[$0]?.title ?? "") }
      + [Entry(.rule, title: translated("Rule"))]
  }

  /// The commands for callouts, such as a note or a warning.
  public static var callouts: [Entry] {
    let styles = NamedStyles.standard
    return CalloutKind.allCases.map { kind in
      Entry(.style(.callout(kind)), title: styles[.callout(kind)]?.title ?? "")
    }
  }

  /// The commands that are used most on a selection.
  public static var selection: [Entry] {
    standard.filter { ![.undo, .redo].contains($0.command.name) }
  }

  /// The command for pictures.
  public static var pictures: [Entry] {
    [Entry(.insertPicture, icon: "insert-image-symbolic", title: translated("Picture…"))]
  }

  /// The toolbar as GObject sees it: one for the editor that has the focus.
  package nonisolated static let declaration = WidgetDeclaration(
    "ConcertinaFormattingToolbar", cssName: "toolbar", role: .toolbar, parameters: []
  ) { FormattingToolbar() }

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

  /// Creates another handle on a toolbar; nil for another widget.
  public init?(existing widget: Widget) {
    guard let implementation = FormattingToolbarImplementation.existing(of: widget) else {
      return nil
    }
    self.implementation = implementation
    super.init(retaining: widget.nativePointer)
  }
}
