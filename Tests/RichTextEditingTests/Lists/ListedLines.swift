import RichTextModel

@testable import RichTextEditing

extension EditorView {
  /// The paragraphs with their markers, and two spaces for each level.
  var listedLines: [String] {
    paragraphs.map { paragraph in
      let indent = String(repeating: "  ", count: paragraph.format.list?.level ?? 0)
      return indent + (paragraph.marker.map { $0.text + " " } ?? "") + paragraph.text.text
    }
  }

  /// Creates the content of a list from lines as ``listedLines`` gives them.
  static func list(_ lines: [String]) -> RichText {
    var content = RichText()
    for (index, line) in lines.enumerated() {
      let level = line.prefix { $0 == " " }.count / 2
      var text = line.drop { $0 == " " }
      var attributes = AttributeContainer()
      for (sign, kind) in [("-", ListItem.Kind.bullet), ("#", .number), ("o", .task), ("x", .task)]
      where text.hasPrefix(sign + " ") {
        text = text.dropFirst(2)
        let item = ListItem(kind, level: level, isChecked: sign == "x")
        attributes[ParagraphKey.self] = ParagraphFormat(list: item)
      }
      let end = index < lines.count - 1 ? "\n" : ""
      content.append(RichText(text + end, attributes: attributes))
    }
    return content
  }
}
