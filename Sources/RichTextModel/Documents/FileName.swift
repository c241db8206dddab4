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
  ///
  /// Only its beginning is read.
  public static func name(from text: some StringProtocol) -> String? {
    let scalars = text.unicodeScalars.lazy
      .filter { $0 != "/" && $0.value >= 32 && $0 != AttachmentContent.character }
      .drop { $0 == "." || $0.properties.isWhitespace }
    // One more than fits, so that the character that is cut off is left out as a whole.
    let beginning = String(String.UnicodeScalarView(scalars.prefix(maxSize + 1)))
    var name = beginning.prefix(maxLength)
    while name.last?.isWhitespace == true || name.utf8.count > maxSize { name.removeLast() }
    return name.isEmpty ? nil : String(name)
  }

  /// Returns a name that is free: the name itself, or the name with the lowest number, from 2.
  ///
  /// ```swift
  /// FileName.available("Plan") { ["Plan", "Plan 2"].contains($0) }  // "Plan 3"
  /// ```
  public static func available(_ name: String, isTaken: (String) -> Bool) -> String {
    guard isTaken(name) else { return name }
    let free = (2...).lazy.map { "\(name) \($0)" }.first { !isTaken($0) }
    guard let free else { preconditionFailure("the numbers do not end") }
    return free
  }

  /// Returns the first line of content that makes a name; nil if none does.
  public static func name(of content: RichText) -> String? {
    var rest = content.text[...]
    while !rest.isEmpty {
      let line = rest.prefix { !$0.isNewline }
      if let name = name(from: line) { return name }
      rest = rest[line.endIndex...].dropFirst()
    }
    return nil
  }
}
