import FoundationEssentials
import RichTextModel

/// Attributes of the text, and of text typed next.
extension EditorView {
  /// Changes the attributes of a part, as one step that can be undone; offsets outside the text are
  /// ignored.
  ///
  /// Attachments themselves, and their identity, cannot be changed this way. Attachments in the
  /// part are notified (``Attachment/addedAttributesOnContainingRange(_:)``), and what they change
  /// belongs to the step.
  public func changeAttributes(
    in range: Range<Int>, _ change: (inout AttributeContainer) -> Void
  ) {
    node.changeAttributes(in: range, change)
  }

  /// Adds attributes to a part; font traits are combined with existing ones.
  public func addAttributes(_ attributes: AttributeContainer, in range: Range<Int>) {
    changeAttributes(in: range) { $0.formUnion(attributes) }
  }

  /// Removes attributes from a part, whatever their values; of font traits, only the given ones.
  public func removeAttributes(_ attributes: AttributeContainer, in range: Range<Int>) {
    changeAttributes(in: range) { $0.subtract(attributes) }
  }

  /// Sets one attribute of a part: one of this library, or the app's own.
  ///
  ///     editor.addAttribute(UnderlineKey.self, .wavy, in: 0..<4)
  ///     editor.addAttribute(CommentKey.self, "Which one?", in: 5..<9)
  ///
  /// Text typed after the part has the attribute, too, unless the key says otherwise
  /// (`inheritedByAddedText`).
  public func addAttribute<Key: AttributedStringKey>(
    _ key: Key.Type, _ value: Key.Value, in range: Range<Int>
  ) where Key.Value: Sendable {
    RichTextAttributes.register(key)
    changeAttributes(in: range) { $0[key] = value }
  }

  /// Removes one attribute from a part, which then has the editor's default.
  public func removeAttribute<Key: AttributedStringKey>(_ key: Key.Type, in range: Range<Int>)
  where Key.Value: Sendable {
    changeAttributes(in: range) { $0[key] = nil }
  }

  /// Returns the range around an offset in which an attribute has the same value.
  ///
  /// - Returns: The range; nil if the character at the offset lacks the attribute, or there is no
  ///   character.
  public func rangeOfAttribute<Key: AttributedStringKey>(
    _ key: Key.Type, at offset: Int
  ) -> Range<Int>? where Key.Value: Sendable {
    node.content.range(of: key, at: offset)
  }

  /// Gives text typed next the default attributes of the editor.
  public func resetTypingAttributes() {
    implementation.typing.set { $0 = AttributeContainer() }
  }
}
