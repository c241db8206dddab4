import TextRules

/// Why something that came in was refused.
enum RefusalReason {
  /// A character had no room, or no place in a mask: who types sees that.
  case typed
  /// What was pasted had no room: much may be missing that nobody sees.
  case pasted
  /// A sum cannot be negative.
  case sign
  /// A sum has no such fraction.
  case fraction
  /// A sum has too many digits.
  case digits

  /// - Parameters:
  ///   - refusal: What the form of a sum says; nil where the text is none.
  ///   - text: What came in.
  ///   - source: Where it came from.
  init(_ refusal: MoneyRefusal?, of text: String, _ source: InputRules.Source) {
    self =
      switch refusal {
      case .sign: .sign
      case .fraction: .fraction
      case .digits: .digits
      // What an input method or an assistive program enters at once nobody sees letter by letter.
      case .character, nil: source == .typing && text.count < 2 ? .typed : .pasted
      }
  }
}
