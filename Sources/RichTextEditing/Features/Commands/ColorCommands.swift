import FoundationEssentials
import RichTextModel

extension EditorCommand where Self == AttributeCommand {
  /// Sets the color of the letters; if all of the selection has it already, restores the editor's
  /// own.
  public static func textColor(_ color: Color) -> AttributeCommand {
    AttributeCommand(
      name: .textColor, has: { $0[TextColorKey.self] == color },
      set: { $0[TextColorKey.self] = $1 ? color : nil })
  }

  /// Sets the color of the background; if all of the selection has it already, removes it.
  public static func backgroundColor(_ color: Color) -> AttributeCommand {
    AttributeCommand(
      name: .backgroundColor, has: { $0[BackgroundColorKey.self] == color },
      set: { $0[BackgroundColorKey.self] = $1 ? color : nil })
  }
}
