import FoundationEssentials
import RichTextModel

/// Switches an attribute on and off: for all of a selection alike, or for what is typed next.
///
/// A selection of which any part lacks it gets it everywhere; one that has it everywhere loses it.
///
/// ## Origin
/// Proton's FontTraitToggleCommand and AttributesToggleCommand. The original switched underline and
/// strikethrough of each run by itself, which inverted a selection that had both.
@MainActor
public struct AttributeCommand: EditorCommand {
  /// The command's name.
  public let name: String
  /// It can be on.
  public let isSwitch = true
  private let has: @Sendable (AttributeContainer) -> Bool
  private let set: @Sendable (inout AttributeContainer, Bool) -> Void

  /// Makes a command of how to see an attribute, and how to switch it.
  public init(
    name: String, has: @escaping @Sendable (AttributeContainer) -> Bool,
    set: @escaping @Sendable (inout AttributeContainer, Bool) -> Void
  ) {
    self.name = name
    self.has = has
    self.set = set
  }

  /// Switches the attribute.
  public func execute(on editor: EditorView) {
    let isOn = !isOn(in: editor)
    guard !editor.selectedRange.isEmpty else {
      return editor.implementation.setTypingAttributes { set(&$0, isOn) }
    }
    let range = editor.selectedRange
    editor.changeAttributes(in: range) { set(&$0, isOn) }
    editor.implementation.setTypingAttributes { set(&$0, isOn) }
  }

  /// Whether all of the selection has the attribute, or what is typed next will.
  public func isOn(in editor: EditorView) -> Bool {
    guard !editor.selectedRange.isEmpty else { return has(editor.typingAttributes) }
    return editor.selectedText.runs.allSatisfy { has($0.attributes) }
  }
}

extension EditorCommand where Self == AttributeCommand {
  /// Heavy letters.
  public static var bold: AttributeCommand { .trait(.bold, name: "bold") }

  /// Slanted letters.
  public static var italic: AttributeCommand { .trait(.italic, name: "italic") }

  /// Letters of one width.
  public static var monospace: AttributeCommand { .trait(.monospace, name: "monospace") }

  /// A line under the letters.
  public static var underline: AttributeCommand {
    AttributeCommand(
      name: "underline", has: { $0[UnderlineKey.self] != nil },
      set: { $0[UnderlineKey.self] = $1 ? .single : nil })
  }

  /// A line through the letters.
  public static var strikethrough: AttributeCommand {
    AttributeCommand(
      name: "strikethrough", has: { $0[StrikethroughKey.self] == true },
      set: { $0[StrikethroughKey.self] = $1 ? true : nil })
  }

  private static func trait(_ trait: FontTraits, name: String) -> AttributeCommand {
    AttributeCommand(
      name: name, has: { ($0[FontTraitsKey.self] ?? []).contains(trait) },
      set: { attributes, isOn in
        var traits = attributes[FontTraitsKey.self] ?? []
        if isOn { traits.insert(trait) } else { traits.remove(trait) }
        attributes[FontTraitsKey.self] = traits.isEmpty ? nil : traits
      })
  }
}
