import GtkCore
import RichTextModel
import TextTranslation

/// The words for the paragraph that the caret moves to: an item of a list or a heading, another
/// style, and a tick that is set or removed.
///
/// Markers are no text, and the appearance of a style is none either, so a screen reader finds
/// nothing to read of them.
@MainActor
final class ParagraphSpeech {
  private let node: EditorNode
  private var line: Int? = 0
  private var format = ParagraphFormat()

  init(_ node: EditorNode) { self.node = node }

  /// Forgets the paragraph: it is said again if it is more than plain text.
  func forget() { (line, format) = (nil, ParagraphFormat()) }

  /// Returns the words for the paragraph with the caret; empty if it is plain text, and nil if
  /// nothing has changed.
  func news() -> String? {
    let content = node.content
    guard content.mayHaveItems || content.mayHaveStyles else { return nil }
    let (oldLine, oldFormat) = (line, format)
    let newLine = content.buffer.line(containing: content.buffer.caret)
    line = newLine
    format = content.format(ofLine: newLine)
    guard newLine != oldLine || format != oldFormat else { return nil }
    let parts = [
      item(format, content.marker(ofLine: newLine)), style(format.style, after: oldFormat.style),
    ]
    let message = parts.compactMap { $0 }.joined(separator: ", ")
    let isPlain = format.list == nil && format.style == .body
    return message.isEmpty && !isPlain ? nil : message
  }

  /// Returns the name of a style; nil for that of the paragraph before, unless each paragraph of it
  /// is something of its own.
  private func style(_ style: StyleName, after old: StyleName) -> String? {
    guard style != .body, style != old || style.headingLevel != nil else { return nil }
    let title = node.content.tags.paragraphs.styles[style]?.title
    guard format.isCollapsed, node.content.sections.isOn, style.headingLevel != nil else {
      return title
    }
    return title.map { translated("%s, collapsed").formatted($0) }
  }

  private func item(_ format: ParagraphFormat, _ marker: ListMarker?) -> String? {
    guard let item = format.list, let marker else { return nil }
    return Self.description(of: item, marker)
  }

  /// Describes an item in words, such as "3., level 2".
  static func description(of item: ListItem, _ marker: ListMarker) -> String {
    let name =
      switch item.kind {
      case .bullet: translated("Bullet")
      case .number: marker.text
      case .task: item.isChecked ? translated("Task, done") : translated("Task, to do")
      }
    guard item.level > 0 else { return name }
    return translated("%s, level %s").formatted(name, String(item.level + 1))
  }
}
