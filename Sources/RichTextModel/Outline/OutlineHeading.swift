/// A heading of a document, and where it is.
///
/// ```swift
/// for heading in editor.content.outline {
///   print(String(repeating: "  ", count: heading.level - 1) + heading.title)
/// }
/// ```
public struct OutlineHeading: Hashable, Sendable {
  /// The text; attachments in it are left out.
  public var title: String
  /// The level, 1 to 6.
  public var level: Int
  /// Whether the section below it is hidden.
  public var isCollapsed: Bool
  /// The editor that contains it.
  public var path: EditorPath
  /// The range of its text in that editor, in Unicode scalars, without the line break.
  public var range: Range<Int>
  /// The name that links to the heading have after `#`, as on GitHub: `#what-is-new`.
  ///
  /// Headings with the same title have different names: the second one is `what-is-new-1`.
  public var anchor: String

  /// Creates a heading.
  package init(
    title: String, level: Int, isCollapsed: Bool, path: EditorPath, range: Range<Int>,
    anchor: String
  ) {
    self.title = title
    self.level = level
    self.isCollapsed = isCollapsed
    self.path = path
    self.range = range
    self.anchor = anchor
  }
}

extension [OutlineHeading] {
  /// Returns the heading that a link leads to, such as `#what-is-new`; nil if it does not lead to
  /// one of these.
  public func heading(linkedBy address: String) -> OutlineHeading? {
    guard address.first == "#" else { return nil }
    let name = address.dropFirst()
    return first { $0.anchor == name }
  }
}

extension RichText {
  /// The headings, with those in nested editors, in the order of the document.
  public var outline: [OutlineHeading] {
    var outline = OutlineBuilder()
    outline.append(self, at: .root)
    return outline.headings
  }
}

/// Collects the headings of a document, and gives each one its anchor.
package struct OutlineBuilder {
  /// The headings so far.
  package private(set) var headings: [OutlineHeading] = []
  private var counts: [String: Int] = [:]

  /// Creates an empty outline.
  package init() {}

  /// Appends a heading.
  package mutating func append(
    _ title: String, level: Int, isCollapsed: Bool, at path: EditorPath, _ range: Range<Int>
  ) {
    let scalars = title.unicodeScalars.filter { $0 != AttachmentContent.character }
    let title = String(String.UnicodeScalarView(scalars))
    headings.append(
      OutlineHeading(
        title: title, level: level, isCollapsed: isCollapsed, path: path, range: range,
        anchor: anchor(for: title)))
  }

  /// Appends the headings of a text, and of the editors nested in it.
  fileprivate mutating func append(_ text: RichText, at path: EditorPath) {
    for paragraph in text.paragraphs {
      if let level = paragraph.format.style.headingLevel {
        append(
          paragraph.text.text, level: level, isCollapsed: paragraph.format.isCollapsed, at: path,
          paragraph.range)
      }
      for attachment in paragraph.text.attachments.map(\.content) {
        for (index, editor) in attachment.editors.enumerated() {
          append(editor, at: path.appending(attachment: attachment.id, editor: index))
        }
      }
    }
  }

  private mutating func anchor(for title: String) -> String {
    let name = Self.name(of: title)
    let count = counts[name, default: 0]
    counts[name] = count + 1
    guard count > 0 else { return name }
    // "part", "part-1" and "part" again: each name is given once.
    let numbered = "\(name)-\(count)"
    return counts[numbered] == nil ? claim(numbered) : anchor(for: title)
  }

  private mutating func claim(_ name: String) -> String {
    counts[name] = 1
    return name
  }

  /// Letters, digits, hyphens and underscores, in lowercase; a hyphen for each space.
  private static func name(of title: String) -> String {
    String(
      title.lowercased().compactMap { character in
        if character == " " { return "-" }
        let isPart = character.isLetter || character.isNumber || character == "-"
        return isPart || character == "_" ? character : nil
      })
  }
}
