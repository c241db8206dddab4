/// An emoji that a page shows as a picture, as mail programs and chats do.
struct HTMLEmoji {
  /// The emoji, or its name between colons: the alternative text of the picture.
  let text: String

  /// Creates an emoji; nil if the tag is of another picture.
  init?(_ tag: HTMLTag) {
    guard let text = tag["alt"], !text.isEmpty else { return nil }
    let classes = (tag["class"] ?? "").split(separator: " ")
    let isNamed =
      tag["data-emoji"] != nil || tag["data-stringify-type"] == "emoji"
      || classes.contains("emoji")
    guard isNamed || text.allSatisfy(\.isShownAsEmoji) else { return nil }
    self.text = text
  }
}

extension Character {
  fileprivate var isShownAsEmoji: Bool {
    unicodeScalars.contains { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" }
  }
}
