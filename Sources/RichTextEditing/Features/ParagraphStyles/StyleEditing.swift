import RichTextModel

/// Changes the styles of paragraphs; every change is one step that can be undone.
@MainActor
struct StyleEditing {
  private let node: EditorNode
  private let typing: TypingAttributes

  init(_ node: EditorNode, _ typing: TypingAttributes) {
    self.node = node
    self.typing = typing
  }

  private var content: RichTextBuffer { node.content }

  private var selectedLines: ClosedRange<Int> { content.lines(touching: content.buffer.selection) }

  /// Returns the style of the paragraph that contains an offset.
  func style(at offset: Int) -> StyleName {
    guard content.mayHaveStyles else { return .body }
    return content.format(ofLine: content.buffer.line(containing: offset)).style
  }

  /// Whether all selected paragraphs have a style.
  func isOn(_ style: StyleName) -> Bool {
    selectedLines.allSatisfy { content.format(ofLine: $0).style == style }
  }

  /// Whether all selected paragraphs are code in a language.
  func isCode(in language: String?) -> Bool {
    selectedLines.allSatisfy {
      let format = content.format(ofLine: $0)
      return format.style == .code && format.language == language
    }
  }

  /// The style of all selected paragraphs; nil if they have several.
  var common: StyleName? {
    let lines = selectedLines
    let style = content.format(ofLine: lines.lowerBound).style
    return isOn(style) ? style : nil
  }

  /// Gives the selected paragraphs a style.
  func set(_ style: StyleName, language: String? = nil) {
    set(style, language, ofLines: selectedLines)
  }

  /// Gives the paragraph that contains an offset a style.
  func set(_ style: StyleName, language: String? = nil, at offset: Int) {
    let line = content.buffer.line(containing: offset)
    set(style, language, ofLines: line...line)
  }

  private func set(_ style: StyleName, _ language: String?, ofLines lines: ClosedRange<Int>) {
    node.changeFormats(ofLines: lines, typing) {
      if $1.style != style { $1.beginsBlock = false }
      ($1.style, $1.language) = (style, language)
      if style.headingLevel == nil { $1.isCollapsed = false }
    }
  }
}
