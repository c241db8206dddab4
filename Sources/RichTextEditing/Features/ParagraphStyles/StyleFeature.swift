import RichTextModel

extension EditorFeature {
  /// Styles of paragraphs: what they have beside their letters, and their keys.
  public static let styles = EditorFeature("styles") {
    [.body] + (1...6).map { .heading($0) } + [.style(.quote), .style(.code), .rule]
      + CalloutKind.allCases.map { .style(.callout($0)) }
  } register: { register in
    let (node, typing) = (register.node, register.typing)
    let decorations = StyleDecorations(node)
    let keys = StyleKeys(node, typing)
    let borders = BorderKeys(node, register.editing)
    register.onKey(.paragraph) { keys.pressed($0) }
    register.onKey(.border) { borders.pressed($0) }
    register.draw(.paragraphs) { decorations.draw($0) }
    register.on(.textChanged) { decorations.textChanged() }
  }

  /// The keys of code, and its languages.
  public static let code = EditorFeature("code") {
    CommandEntry.codeLanguages
  } register: { register in
    let keys = CodeKeys(register.node, register.editing, register.typing)
    register.onKey(.paragraph) { keys.pressed($0) }
  }
}
