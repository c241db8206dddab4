import FoundationEssentials

/// The attributes of a run by the table of them.
extension AttributeContainer {
  /// The attributes one by one, and all of the app's as one; without the attachment.
  package var separated: [AttributeContainer] {
    guard self != AttributeContainer() else { return [] }
    var rest = self
    rest[AttachmentKey.self] = nil
    let own = RichTextAttributes.keys.compactMap { $0.takeOut(of: &rest) }
    return rest == AttributeContainer() ? own : own + [rest]
  }

  /// The properties of characters with the attributes.
  package var letterProperties: [LetterProperty] {
    RichTextAttributes.keys.flatMap { $0.appearance(in: self) }
  }

  /// Removes the formatting of characters; a text block keeps its background.
  package mutating func removeFormatting() {
    let background = self[TextBlockKey.self] == nil ? nil : self[BackgroundStyleKey.self]
    for key in RichTextAttributes.keys where key.isFormatting { key.remove(from: &self) }
    if let background { self[BackgroundStyleKey.self] = background }
  }

  /// The app's attributes: all that are not this library's.
  package var custom: AttributeContainer {
    var custom = self
    custom[AttachmentKey.self] = nil
    for key in RichTextAttributes.keys { key.remove(from: &custom) }
    return custom
  }

  /// The attributes that text typed after them has, by what their keys say
  /// (`inheritedByAddedText`, `invalidationConditions`).
  ///
  /// Swift 6.0 has no `filter(inheritedByAddedText:)`, but text that is added to a string gets just
  /// these.
  package var inheritedByTyping: AttributeContainer {
    guard self != AttributeContainer() else { return self }
    var typed = self
    for key in RichTextAttributes.keys where !key.isTyped { key.remove(from: &typed) }
    var text = AttributedString(" ", attributes: typed)
    text.characters.append(" ")
    return text.runs[text.index(beforeCharacter: text.endIndex)].attributes
  }
}
