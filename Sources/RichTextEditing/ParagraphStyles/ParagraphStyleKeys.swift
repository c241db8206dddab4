import GtkCore

/// The keys that depend on what a paragraph is, other than those of lists.
@MainActor
final class ParagraphStyleKeys {
  private let sections: SectionKeys
  private let styles: StyleKeys
  private let code: CodeKeys
  private let borders: BorderKeys

  init(_ node: EditorNode, _ editing: UserEditing, _ typing: TypingAttributes) {
    sections = SectionKeys(node, typing)
    styles = StyleKeys(node, typing)
    code = CodeKeys(node, editing, typing)
    borders = BorderKeys(node, editing)
  }

  /// Handles a key of a style; returns whether it is one.
  func pressed(_ key: KeyPress) -> Bool {
    sections.pressed(key) || styles.pressed(key) || code.pressed(key)
  }

  /// Handles a key that deletes the border of a paragraph; returns whether it is one.
  func pressedAtBorder(_ key: KeyPress) -> Bool { borders.pressed(key) }
}
