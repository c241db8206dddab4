/// What a length counts.
public enum LengthUnit: String, Sendable, CaseIterable {
  /// Characters as people count them: an emoji of several parts is one.
  ///
  /// The seed counts the text in these too, but what is replaced in units of UTF-16.
  case characters
  /// Unicode scalars, as GTK's own limit of an entry.
  case scalars
  /// Units of UTF-16, as JavaScript and many servers.
  case utf16
  /// Bytes of UTF-8, as databases.
  case bytes

  /// How long a text is.
  ///
  /// - Parameter text: The text.
  /// - Returns: Its length in this unit.
  public func length(of text: some StringProtocol) -> Int {
    switch self {
    case .characters: text.count
    case .scalars: text.unicodeScalars.count
    case .utf16: text.utf16.count
    case .bytes: text.utf8.count
    }
  }
}
