import TextRules

/// The messages for text that an input has rejected.
@MainActor
struct RejectionMessages {
  private let messages: ValidationMessages
  private let input: any FieldInput

  /// Makes the messages of a field.
  ///
  /// - Parameters:
  ///   - validator: The validator of the field, which may have messages of its own.
  ///   - input: The input that rejects text.
  init(_ validator: (any TextFieldValidation)?, _ input: any FieldInput) {
    messages = (validator as? TextFieldValidator)?.messages ?? ValidationMessages()
    self.input = input
  }

  /// Returns the message for a reason.
  ///
  /// - Parameters:
  ///   - reason: The reason.
  ///   - text: The text of the field.
  /// - Returns: The message; nil where the reason is obvious.
  func message(for reason: RejectionReason, _ text: String) -> String? {
    let line = input as? LineInput
    switch reason {
    case .typed: return nil
    case .sign: return messages.notNegative
    case .fraction: return messages.fractionTooLong(line?.money?.maximumFractionDigits ?? 0)
    case .digits: return messages.tooManyDigits(line?.money?.maximumIntegerDigits ?? 0)
    case .pasted: return maximum(text).map(messages.tooLong) ?? messages.wrongFormat
    }
  }

  /// Returns the number of characters that the field can hold; nil if no number limits it, as with
  /// a mask.
  private func maximum(_ text: String) -> Int? {
    guard input.mask == nil, (input as? LineInput)?.editing.sum == nil else { return nil }
    if let most = input.rules.maxLength { return max(0, most) }
    return input.rules.allowedCharacterSet == nil ? text.count : nil
  }
}
