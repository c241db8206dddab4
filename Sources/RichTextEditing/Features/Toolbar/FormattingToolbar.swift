import GtkCore
import RichTextModel

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
  /// A command with its icon, its title and its keys.
  public typealias Entry = CommandEntry

  /// The commands that every editor supports.
  public static var standard: [Entry] {
    [.undo, .redo, .bold, .italic, .underline, .strikethrough, .editLink]
  }

  /// The commands for whole paragraphs.
  public static var paragraphs: [Entry] { EditorFeature.paragraphs.commands() }

  /// The commands for indents, which nest items of lists.
  public static var indents: [Entry] { [.outdent, .indent] }

  /// The font family, the font size, the color of letters, and the text marker.
  public static var letters: [Entry] { CommandEntry.letterChoices }

  /// The commands for lists.
  public static var lists: [Entry] { EditorFeature.lists.commands() }

  /// The commands for styles of paragraphs, and for a rule.
  public static var styles: [Entry] {
    [.body] + (1...3).map { .heading($0) } + [.style(.quote), .style(.code), .rule]
  }

  /// The commands for callouts, such as a note or a warning.
  public static var callouts: [Entry] { CalloutKind.allCases.map { .style(.callout($0)) } }

  /// Code in one of the languages that are used most.
  public static var code: [Entry] { EditorFeature.code.commands() }

  /// The commands for tables: a menu that inserts one and changes the one around the caret.
  public static var tables: [Entry] { EditorFeature.tables.commands() }

  /// The commands that are used most on a selection.
  public static var selection: [Entry] {
    standard.filter { ![.undo, .redo].contains($0.command.name) }
  }

  /// The command for pictures.
  public static var pictures: [Entry] { [.insertPicture] }

  /// The toolbar as GObject sees it: one for the editor that has the focus.
  package nonisolated static let declaration = WidgetDeclaration(
    "ConcertinaFormattingToolbar", cssName: "toolbar", role: .toolbar, parameters: parameters
  ) { FormattingToolbar() }

  let implementation: FormattingToolbarImplementation

  /// The executor of the commands.
  public var executor: EditorCommandExecutor { implementation.executor }

  /// The commands that have buttons.
  public var entries: [Entry] {
    get { implementation.entries }
    set { implementation.show(newValue) }
  }

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
