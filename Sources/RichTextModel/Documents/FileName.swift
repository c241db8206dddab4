/// Names of files that are made of texts of the user, such as the title of a note.
///
/// ```swift
/// FileName.name(from: "Milk/eggs?")              // "Milkeggs?"
/// FileName.name(of: "\n  Shopping\nmilk, eggs")  // "Shopping"
/// ```
public enum FileName {
  /// The longest name, in characters.
  public static let maxLength = 60
  /// The longest name in bytes, of which file systems allow 255, with an extension and a number.
  private static let maxSize = 220

  /// Returns a text as a name: without what a name cannot contain, shortened, and not hidden; nil
  /// if nothing is left.
  public static func name(from text: String) -> String? {
    let allowed = text.unicodeScalars.filter {
      $0 != "/" && $0.value >= 32 && $0 != AttachmentContent.character
    }
    var name = String(String.UnicodeScalarView(allowed)).drop { $0 == "." || $0.isWhitespace }
      .prefix(maxLength)
    while name.last?.isWhitespace == true || name.utf8.count > maxSize { name.removeLast() }
    return name.isEmpty ? nil : String(name)
  }

  /// Returns the first line of content that makes a name; nil if none does.
  public static func name(of content: RichText) -> String? {
    content.text.split(whereSeparator: \.isNewline).lazy.compactMap { name(from: String($0)) }.first
  }
}
