/// The reason for which something that was entered is not in the text.
package enum RejectionReason: Equatable, Sendable {
  /// A character is not allowed, or has no position in a mask.
  case character
  /// The text is longer than the field allows.
  case length
  /// A number of another country has no format in the field.
  case otherCountry
  /// A sum cannot be negative.
  case sign
  /// The fraction of a sum is too long, or a fraction is not allowed.
  case fraction
  /// A sum has too many digits.
  case digits
  /// The separators of a sum do not make groups.
  case groups

  /// - Parameter rejection: The reason given by the format of a sum; `nil` for any other text.
  init(_ rejection: MoneyRejection?) {
    self =
      switch rejection {
      case .sign: .sign
      case .fraction: .fraction
      case .digits: .digits
      case .groups: .groups
      case .character, nil: .character
      }
  }
}
