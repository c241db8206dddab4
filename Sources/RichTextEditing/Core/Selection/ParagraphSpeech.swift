import GtkCore
import RichTextModel
import TextTranslation

/// Announces what the paragraph is that the caret moves to: an item of a list or a heading, another
/// style, and a tick that is set or removed.
///
/// Markers are no text, and the appearance of a style is none either, so a screen reader finds
/// nothing to read of them.
@MainActor
final class ParagraphSpeech {
  private let node: EditorNode
  private var line = 0
  private var format = ParagraphFormat()

  init(_ node: EditorNode) { self.node = node }

  /// Announces the paragraph with the caret, if it is another one, and the editor has the focus.
  func update() {
    let content = node.content
    guard content.mayHaveItems || content.mayHaveStyles else { return }
    let (oldLine, oldFormat) = (line, format)
    line = content.buffer.line(containing: content.buffer.caret)
    format = content.format(ofLine: line)
    guard line != oldLine || format != oldFormat, node.area.textView.isFocus else { return }
    let parts = [
      item(format, content.marker(ofLine: line)), style(format.style, after: oldFormat.style),
    ]
    let message = parts.compactMap { $0 }.joined(separator: ", ")
    let isPlain = format.list == nil && format.style == .body
    if !message.isEmpty {
      node.area.textView.say(message)
    } else if isPlain {
      node.area.textView.sayNothing()
    }
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
