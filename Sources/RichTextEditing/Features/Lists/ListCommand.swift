import RichTextModel
import TextTranslation

/// Makes the selected paragraphs items of a list, or ordinary ones if all of them are items of that
/// kind.
///
/// ```swift
/// toolbar.executor.execute(.numberedList)
/// ```
///
/// ## Origin
/// Proton's ListCommand, whose attribute value is any kind of list that the app defines.
@MainActor
public struct ListCommand: EditorCommand {
  /// The command's name.
  public let name: CommandName
  /// True: the command can be on.
  public let isSwitch = true
  private let kind: ListItem.Kind
  private let numberFormat: ListNumberFormat?

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - name: The command's name.
  ///   - kind: The kind of the markers.
  ///   - numberFormat: The form of the numbers; nil for that of each level.
  public init(name: CommandName, kind: ListItem.Kind, numberFormat: ListNumberFormat? = nil) {
    self.name = name
    self.kind = kind
    self.numberFormat = numberFormat
  }

  /// Changes the paragraphs, as one step.
  public func execute(on editor: EditorView) {
    editor.lists.toggle(kind, numberFormat)
  }

  /// Whether all paragraphs are items of the kind.
  public func isOn(in editor: EditorView) -> Bool {
    editor.lists.isOn(kind, numberFormat)
  }
}

extension EditorCommand where Self == ListCommand {
  /// Makes bulleted items.
  public static var bulletedList: ListCommand { ListCommand(name: .bulletedList, kind: .bullet) }

  /// Makes numbered items.
  public static var numberedList: ListCommand { ListCommand(name: .numberedList, kind: .number) }

  /// Makes tasks with boxes to tick.
  public static var taskList: ListCommand { ListCommand(name: .taskList, kind: .task) }
}

extension EditorView {
  /// The lists of the text.
  var lists: ListEditing { ListEditing(implementation.node, implementation.typing) }
}

/// The commands for lists.
extension CommandEntry {
  /// Makes bulleted items.
  public static var bulletedList: CommandEntry {
    CommandEntry(
      .bulletedList, icon: "view-list-bullet-symbolic", title: translated("Bulleted list"),
      keys: ["<Control><Shift>8"])
  }

  /// Makes numbered items.
  public static var numberedList: CommandEntry {
    CommandEntry(
      .numberedList, icon: "view-list-ordered-symbolic", title: translated("Numbered list"),
      keys: ["<Control><Shift>7"])
  }

  /// Makes tasks.
  public static var taskList: CommandEntry {
    CommandEntry(
      .taskList, icon: "checkbox-checked-symbolic", title: translated("Task list"),
      keys: ["<Control><Shift>9"])
  }
}
