extension EditorFeature {
  /// All features of the library, in the order in which they are asked and draw.
  public static let standard: [EditorFeature] = [
    .history, .letters, .paragraphs, .lists, .sections, .styles, .code, .links, .markup,
    .backgrounds, .lines, .pictures, .tables, .lineMarks, .lineNumbers, .blockHandles, .pasting,
  ]
}

extension CommandTable {
  /// The commands of an editor with all features of the library.
  package static let standard = CommandTable(of: EditorFeature.standard)

  /// Returns the commands of the library that an editor with other features does not have.
  static func withheld(from features: [EditorFeature]) -> Set<CommandName> {
    guard features.map(\.name) != EditorFeature.standard.map(\.name) else { return [] }
    return standard.names.subtracting(CommandTable(of: features).names)
  }
}
