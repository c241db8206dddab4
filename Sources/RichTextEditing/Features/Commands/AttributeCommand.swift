import FoundationEssentials
import RichTextModel
import TextTranslation

/// Toggles an attribute, in the whole selection alike, or for text typed next.
///
/// If any part of the selection lacks the attribute, all of it gets it; if all of it has the
/// attribute, it is removed.
///
/// ## Origin
/// Proton's FontTraitToggleCommand and AttributesToggleCommand. Proton toggles underline and
/// strikethrough of each run separately, which inverts a selection that has both.
@MainActor
public struct AttributeCommand: EditorCommand {
  /// The command's name.
  public let name: CommandName
  /// True: the command can be on.
  public let isSwitch = true
  private let has: @Sendable (AttributeContainer) -> Bool
  private let set: @Sendable (inout AttributeContainer, Bool) -> Void

  /// Creates a command from closures that read and set an attribute.
  public init(
    name: CommandName, has: @escaping @Sendable (AttributeContainer) -> Bool,
    set: @escaping @Sendable (inout AttributeContainer, Bool) -> Void
  ) {
    self.name = name
    self.has = has
    self.set = set
  }

  /// Toggles the attribute.
  public func execute(on editor: EditorView) {
    let isOn = !isOn(in: editor)
    guard !editor.selectedRange.isEmpty else {
      return editor.implementation.typing.set { set(&$0, isOn) }
    }
    let range = editor.selectedRange
    editor.changeAttributes(in: range) { set(&$0, isOn) }
    editor.implementation.typing.set { set(&$0, isOn) }
  }

  /// Whether all of the selection has the attribute, or text typed next will have it.
  public func isOn(in editor: EditorView) -> Bool {
    guard !editor.selectedRange.isEmpty else { return has(editor.typingAttributes) }
    return editor.implementation.content.allRuns(in: editor.selectedRange, satisfy: has)
  }
}

extension EditorCommand where Self == AttributeCommand {
  /// Toggles bold letters.
  public static var bold: AttributeCommand { .trait(.bold, name: .bold) }

  /// Toggles slanted letters.
  public static var italic: AttributeCommand { .trait(.italic, name: .italic) }

  /// Toggles letters of equal width.
  public static var monospace: AttributeCommand { .trait(.monospace, name: .monospace) }

  /// Toggles a line below the letters.
  public static var underline: AttributeCommand {
    AttributeCommand(
      name: .underline, has: { $0[UnderlineKey.self] != nil },
      set: { $0[UnderlineKey.self] = $1 ? .single : nil })
  }

  /// Toggles a line through the letters.
  public static var strikethrough: AttributeCommand {
    AttributeCommand(
      name: .strikethrough, has: { $0[StrikethroughKey.self] == true },
      set: { $0[StrikethroughKey.self] = $1 ? true : nil })
  }

  private static func trait(_ trait: FontTraits, name: CommandName) -> AttributeCommand {
    AttributeCommand(
      name: name, has: { ($0[FontTraitsKey.self] ?? []).contains(trait) },
      set: { attributes, isOn in
        var traits = attributes[FontTraitsKey.self] ?? []
        if isOn { traits.insert(trait) } else { traits.remove(trait) }
        attributes[FontTraitsKey.self] = traits.isEmpty ? nil : traits
      })
  }
}

/// The commands that toggle a look of letters.
extension CommandEntry {
  /// Toggles bold letters.
  public static var bold: CommandEntry {
    CommandEntry(
      .bold, icon: "format-text-bold-symbolic", title: translated("Bold"), keys: ["<Control>b"])
  }

  /// Toggles slanted letters.
  public static var italic: CommandEntry {
    CommandEntry(
      .italic, icon: "format-text-italic-symbolic", title: translated("Italic"),
      keys: ["<Control>i"])
  }

  /// Toggles a line below the letters.
  public static var underline: CommandEntry {
    CommandEntry(
      .underline, icon: "format-text-underline-symbolic", title: translated("Underline"),
      keys: ["<Control>u"])
  }

  /// Toggles a line through the letters.
  public static var strikethrough: CommandEntry {
    CommandEntry(
      .strikethrough, icon: "format-text-strikethrough-symbolic",
      title: translated("Strikethrough"), keys: ["<Control><Shift>x"])
  }
}
