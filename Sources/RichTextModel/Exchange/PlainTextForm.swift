/// Content as plain text, for programs that know nothing else.
///
/// Items of lists have their markers and two spaces for each level. In place of an attachment are
/// the texts of its editors, or the alternative text of a picture. The cells of a table are
/// separated by tabs.
///
/// ```swift
/// PlainTextForm.text(of: content)  // "☑ Flour\n☐ Plums\n  ☐ ripe ones"
/// ```
public enum PlainTextForm {
  /// Writes content as plain text.
  ///
  /// - Parameter content: The content; of a single paragraph, only its text is written.
  /// - Returns: The text, whose line breaks are line feeds.
  public static func text(of content: RichText) -> String {
    let paragraphs = content.paragraphs
    let lines = paragraphs.map { paragraph in
      let lines = paragraph.text.flattenedText.split(omittingEmptySubsequences: false) {
        $0 == "\u{2028}" || $0 == "\n"
      }
      guard paragraphs.count > 1, let item = paragraph.format.list, let marker = paragraph.marker
      else { return lines.joined(separator: "\n") }
      let indent = String(repeating: "  ", count: item.level)
      let rest = lines.dropFirst().map { "\n\(indent)  \($0)" }
      return "\(indent)\(marker.text) \(lines[0])" + rest.joined()
    }
    return lines.joined(separator: "\n")
  }
}
