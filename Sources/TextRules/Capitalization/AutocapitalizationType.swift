/// Which letters are capitalized while the user types on a hardware keyboard.
///
/// ```swift
/// AutocapitalizationType.words.apply(to: "o", after: "ada l. ")  // "O"
/// ```
///
/// It applies to typed text only; pasted text stays as it is. A letter whose capital is two
/// letters, such as `ß`, stays small.
///
/// Origin: the parameter of the same name in TextFieldsCatalog, which only sets up the on-screen
/// keyboard.
public enum AutocapitalizationType: String, Sendable, CaseIterable {
  /// No letters.
  case none
  /// The first letter of each word.
  case words
  /// The first letter of each sentence.
  case sentences
  /// All letters.
  case allCharacters

  /// Capitalizes typed text.
  ///
  /// - Parameters:
  ///   - typed: What was typed.
  ///   - before: The text before the caret.
  /// - Returns: The text to insert.
  public func apply(to typed: String, after before: some StringProtocol) -> String {
    switch self {
    case .none: return typed
    case .allCharacters: return String(typed.map { $0.capital(\.uppercaseMapping) })
    case .words, .sentences:
      guard let first = typed.first, isStart(before) else { return typed }
      return String(first.capital(\.titlecaseMapping)) + typed.dropFirst()
    }
  }

  private func isStart(_ before: some StringProtocol) -> Bool {
    // An apostrophe before a name belongs to it, as in `'t Hooft`.
    let reversed = before.reversed().drop { $0.opens && !(self == .words && $0 == "'") }
    guard let last = reversed.first, self != .none else { return true }
    guard last.isWhitespace else { return false }
    if self == .words { return true }
    if last.isNewline { return true }
    let ended = reversed.drop { $0.isWhitespace && !$0.isNewline }.drop { $0.closes }
    guard let end = ended.first else { return true }
    return end.isNewline || end.endsSentence
  }
}

extension Character {
  fileprivate func capital(
    _ mapping: KeyPath<Unicode.Scalar.Properties, String>
  ) -> Character {
    guard let first = unicodeScalars.first else { return self }
    let capital = first.properties[keyPath: mapping]
    guard capital.unicodeScalars.count == 1 else { return self }
    var scalars = String.UnicodeScalarView(capital.unicodeScalars)
    scalars.append(contentsOf: unicodeScalars.dropFirst())
    return Character(String(scalars))
  }

  fileprivate var opens: Bool { "\"'([{«„“‚‘¿¡".contains(self) }

  fileprivate var closes: Bool { "\"')]}»”’“".contains(self) }

  fileprivate var endsSentence: Bool { ".!?…。！？".contains(self) }
}
