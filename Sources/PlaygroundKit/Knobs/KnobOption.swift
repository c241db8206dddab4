/// One option of a choice.
public struct KnobOption: Hashable, Sendable, Identifiable {
  /// The name in files and on the command line, such as `title2`.
  public let id: String
  /// The title in the inspector, such as "Title 2".
  public let title: String

  /// Creates an option.
  public init(_ id: String, title: String) {
    self.id = id
    self.title = title
  }

  /// Creates an option whose title is its name in words, such as "Email address" for
  /// `emailAddress`.
  ///
  /// As a name in code it is the same in all languages.
  public init(spelled id: String) {
    var words = ""
    for character in id {
      let isInner = words.last.map { !$0.isUppercase && !$0.isNumber } ?? false
      let startsWord = isInner && (character.isUppercase || character.isNumber)
      words += startsWord ? " \(character.lowercased())" : "\(character)"
    }
    self.init(id, title: words.prefix(1).uppercased() + words.dropFirst())
  }
}
