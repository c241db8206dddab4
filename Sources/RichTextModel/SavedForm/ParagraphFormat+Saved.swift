/// A format as JSON; what most paragraphs do not have only if it is there.
extension ParagraphFormat: SavedRepresentable {
  static var savedShape: SavedShape? {
    SavedShape(
      [
        "alignment", "firstLineIndent", "headIndent", "spacingBefore", "spacingAfter",
        "lineSpacing", "style", "language", "collapsed", "beginsBlock",
      ], ListItem.savedShape.map { ["list": $0] } ?? [:])
  }

  var savedValue: JSONValue {
    var members = [
      "alignment": alignment.savedValue, "firstLineIndent": firstLineIndent.savedValue,
      "headIndent": headIndent.savedValue, "spacingBefore": spacingBefore.savedValue,
      "spacingAfter": spacingAfter.savedValue, "lineSpacing": lineSpacing.savedValue,
    ]
    members["list"] = list?.savedValue
    if style != .body { members["style"] = style.savedValue }
    members["language"] = language?.savedValue
    if isCollapsed { members["collapsed"] = true }
    if beginsBlock { members["beginsBlock"] = true }
    return .members(members)
  }

  init(saved reader: SavedValueReader) throws(SavedFormError) {
    self.init()
    try reader.read("alignment", into: &alignment)
    try reader.read("firstLineIndent", into: &firstLineIndent)
    try reader.read("headIndent", into: &headIndent)
    try reader.read("spacingBefore", into: &spacingBefore)
    try reader.read("spacingAfter", into: &spacingAfter)
    try reader.read("lineSpacing", into: &lineSpacing)
    try reader.read("list", into: &list)
    try reader.read("style", into: &style)
    try reader.read("language", into: &language)
    try reader.read("collapsed", into: &isCollapsed)
    try reader.read("beginsBlock", into: &beginsBlock)
  }
}

extension ParagraphFormat.Alignment: SavedRepresentable {}

extension StyleName: SavedRepresentable {
  var savedValue: JSONValue { .string(rawValue) }

  init(saved reader: SavedValueReader) throws(SavedFormError) { self.init(try reader.string()) }
}
