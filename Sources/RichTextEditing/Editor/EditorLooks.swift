import GtkCore
import RichTextModel
import TextMetrics

/// The looks that text of one editor has where the text itself says nothing else.
@MainActor
final class EditorLooks {
  private weak var editor: EditorViewImplementation?

  func connect(to editor: EditorViewImplementation) { self.editor = editor }

  var placeholder = RichText()
  var minimumLines = 1

  var textColor: TextColor? {
    didSet {
      change(oldValue.map { EditorColors.text($0) }, to: textColor.map { EditorColors.text($0) })
    }
  }

  var backgroundColor: TextColor? {
    didSet {
      guard backgroundColor != oldValue else { return }
      change(
        oldValue.map { EditorColors.ground($0) },
        to: backgroundColor.map { EditorColors.ground($0) })
      let color = backgroundColor
      editor?.tell { $0.editor($1, didChangeBackgroundColor: color, from: oldValue) }
    }
  }

  private func change(_ old: String?, to new: String?) {
    guard let editor, editor.hasWidget, old != new else { return }
    if let old { editor.widget.removeStyleClass(old) }
    if let new { editor.widget.addStyleClass(new) }
  }

  // MARK: Paragraphs

  var paragraphFormat = ParagraphFormat() {
    didSet {
      guard paragraphFormat != oldValue else { return }
      applyParagraphFormat()
      guard let editor else { return }
      editor.content.attachments.paragraphsMayChange(in: 0..<editor.content.count)
      editor.area.looksChanged()
    }
  }

  /// For whoever measures; nil: nothing special.
  var paragraphStyle: ParagraphStyle? {
    paragraphFormat == ParagraphFormat() ? nil : paragraphFormat.style
  }

  /// Says to the view what it needs to know of all paragraphs.
  func applyParagraphFormat() {
    guard let editor, editor.hasWidget else { return }
    let (view, style) = (editor.area.textView, paragraphFormat.style)
    view.setLineSpacing(
      above: style.pixelsAboveLines, below: style.pixelsBelowLines,
      insideWrap: style.pixelsInsideWrap)
    view.setParagraphs(leftMargin: style.leftMargin, indent: style.indent)
    // GTK_JUSTIFY_LEFT: where the paragraph begins.
    view.setJustification(paragraphFormat.alignment.gtkValue ?? 0)
  }
}

/// Style classes for colours: a style sheet of one class for each colour that is used.
@MainActor
private enum EditorColors {
  private static var sheets: [String: StyleSheet] = [:]

  static func text(_ color: TextColor) -> String {
    let name = "concertina-text-" + color.description.dropFirst()
    let view = "richeditor.\(name) > growingtext > textview"
    load(name, "\(view), \(view) > text { color: \(css(color)); }")
    return name
  }

  static func ground(_ color: TextColor) -> String {
    let name = "concertina-ground-" + color.description.dropFirst()
    load(name, "richeditor.\(name) { background-color: \(css(color)); }")
    return name
  }

  private static func load(_ name: String, _ rules: String) {
    guard sheets[name] == nil else { return }
    sheets[name] = StyleSheet(css: rules, priority: .application)
  }

  private static func css(_ color: TextColor) -> String {
    let parts = [color.red, color.green, color.blue].map { "\(Int(($0 * 255).rounded()))" }
    return "rgba(\(parts.joined(separator: ", ")), \(color.alpha))"
  }
}
