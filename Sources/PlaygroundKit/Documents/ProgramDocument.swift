import GtkCore
import RichTextModel

/// A document that a program writes to a file in PDF.
public struct ProgramDocument: Sendable {
  /// The content.
  public let content: RichText
  /// The title.
  public let title: String
  /// The paper.
  public let setup: PageSetup
  /// The files of pictures by their references in the content.
  public let pictures: [String: [UInt8]]
  /// The path of the file.
  public let output: String
}
