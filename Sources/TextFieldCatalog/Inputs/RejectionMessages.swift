import TextRules

/// The messages for text that an input has rejected.
@MainActor
struct RejectionMessages {
  private let messages: ValidationMessages
  private let input: any FieldInput
  private let isSecret: Bool

  /// Creates the messages of a field.
  ///
  /// - Parameters:
  ///   - validator: The validator of the field, which may have messages of its own.
  ///   - input: The input that rejects text.
  ///   - isSecret: Whether no message may repeat what was entered.
  init(_ validator: (any FieldValidator)?, _ input: any FieldInput, isSecret: Bool) {
    messages = validator?.ownMessages ?? ValidationMessages()
    self.input = input
    self.isSecret = isSecret
  }

  /// Returns the message for what has no place in the field.
  func message(for loss: EntryLoss) -> String {
    switch loss.reason {
    case .character: messages.leftOut(isSecret || !isOfOneHeight(loss.text) ? "" : loss.text)
    case .length: messages.tooLong(max(0, input.rules.maxLength ?? input.text.count))
    case .otherCountry: messages.otherCountry
    case .sign: messages.notNegative
    case .fraction: messages.fractionTooLong(input.format.money?.maxFractionDigits ?? 0)
    case .digits: messages.tooManyDigits(input.format.money?.maxIntegerDigits ?? 0)
    case .groups: messages.wrongGroups
    }
  }

  /// The message for marks that were removed without changing what the text means.
  var invisibleRemoved: String { messages.invisibleRemoved }

  /// The message for a paste into a field where pasting is turned off.
  var pasteRefused: String { messages.pasteRefused }

  /// Whether a message can repeat a text: letters of other scripts may come from another font and
  /// make the line higher than a field of fixed height has room for.
  private func isOfOneHeight(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.value < 0x500 || 0x2010...0x203A ~= $0.value }
  }
}
