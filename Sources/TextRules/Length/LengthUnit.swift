/// The unit that a length is counted in.
public enum LengthUnit: String, Sendable, CaseIterable {
  /// User-perceived characters: an emoji of several parts is one.
  ///
  /// TextFieldsCatalog also counts the text in these, but the replaced part in UTF-16 code units.
  case characters
  /// Unicode scalars, as in the maximum length of a GTK entry.
  case scalars
  /// UTF-16 code units, as in JavaScript and on many servers.
  case utf16
  /// UTF-8 bytes, as in databases.
  case bytes

  /// Returns the length of a text.
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
