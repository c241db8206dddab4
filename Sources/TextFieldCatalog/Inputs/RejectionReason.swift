import TextRules

/// The reason that input was rejected.
enum RejectionReason {
  /// A character had no room, or no position in a mask: the user sees that while typing.
  case typed
  /// Pasted text had no room: much of it may be missing without the user noticing.
  case pasted
  /// A sum cannot be negative.
  case sign
  /// The fraction of a sum is too long, or a fraction is not allowed.
  case fraction
  /// A sum has too many digits.
  case digits

  /// - Parameters:
  ///   - rejection: The reason given by the format of a sum; nil if the text is none.
  ///   - text: The text that was entered.
  ///   - source: The source of the text.
  init(_ rejection: MoneyRejection?, of text: String, _ source: InputRules.Source) {
    self =
      switch rejection {
      case .sign: .sign
      case .fraction: .fraction
      case .digits: .digits
      // The user does not see each letter of a text that an input method or assistive program
      // enters.
      case .character, nil: source == .typing && text.count < 2 ? .typed : .pasted
      }
  }
}
