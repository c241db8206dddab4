import FoundationEssentials
import RichTextModel

extension EditorCommand where Self == AttributeCommand {
  /// Letters of a colour; where all of the selection has it already, of the editor's own again.
  public static func foregroundColor(_ color: TextColor) -> AttributeCommand {
    AttributeCommand(
      name: "foreground-color", has: { $0[ForegroundColorKey.self] == color },
      set: { $0[ForegroundColorKey.self] = $1 ? color : nil })
  }

  /// A colour behind the letters; where all of the selection has it already, none.
  public static func backgroundColor(_ color: TextColor) -> AttributeCommand {
    AttributeCommand(
      name: "background-color", has: { $0[BackgroundColorKey.self] == color },
      set: { $0[BackgroundColorKey.self] = $1 ? color : nil })
  }
}
