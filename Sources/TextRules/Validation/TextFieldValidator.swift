/// Validates a text by its length and with a regular expression.
///
/// The checks are performed in this order, and the first one that fails determines the message:
/// empty, too short, too long, and the expression, which must match the whole text. Lengths count
/// user-perceived characters.
///
/// ```swift
/// let validator = try TextFieldValidator(minLength: 2, maxLength: 20, regex: "[a-z]+")
/// validator.validate("x")  // .invalid("The field must contain at least 2 characters.")
/// ```
///
/// An empty text is valid if the field is not required, whatever the other conditions are. A
/// malicious expression cannot hang the field: matching has a limit, and when it is reached the
/// text counts as invalid, with a message of its own.
///
/// Origin: the validator of TextFieldsCatalog. There a required field without a minimum length may
/// stay empty, an invalid expression is silently ignored, and a text that is too long has no
/// message.
public struct TextFieldValidator: FieldValidator {
  /// The minimum number of characters; 0 for no minimum.
  public let minLength: Int
  /// The maximum number of characters; `nil` for no maximum.
  public let maxLength: Int?
  /// Whether the text must not be empty.
  public let requiredField: Bool
  /// A message that replaces the message for every error.
  public let globalErrorMessage: String?
  /// The messages for each error.
  public let messages: ValidationMessages

  private let pattern: WholeTextPattern?

  /// Creates a validator that checks only the length.
  ///
  /// - Parameters:
  ///   - minLength: The minimum number of characters; less than 0 counts as 0.
  ///   - maxLength: The maximum number of characters; less than 0 counts as 0.
  ///   - globalErrorMessage: A message that replaces the message for every error.
  ///   - requiredField: Whether the text must not be empty.
  ///   - messages: The messages for each error.
  public init(
    minLength: Int = 0, maxLength: Int? = nil, globalErrorMessage: String? = nil,
    requiredField: Bool = true, messages: ValidationMessages = ValidationMessages()
  ) {
    self.init(
      minLength: minLength, maxLength: maxLength, pattern: nil,
      globalErrorMessage: globalErrorMessage, requiredField: requiredField, messages: messages)
  }

  /// Creates a validator with a regular expression.
  ///
  /// - Parameters:
  ///   - minLength: The minimum number of characters; less than 0 counts as 0.
  ///   - maxLength: The maximum number of characters; less than 0 counts as 0.
  ///   - regex: The expression that the whole text must match, in Perl syntax.
  ///   - globalErrorMessage: A message that replaces the message for every error.
  ///   - requiredField: Whether the text must not be empty.
  ///   - messages: The messages for each error.
  /// - Throws: What is wrong with the expression, and where.
  public init(
    minLength: Int = 0, maxLength: Int? = nil, regex: String, globalErrorMessage: String? = nil,
    requiredField: Bool = true, messages: ValidationMessages = ValidationMessages()
  ) throws(PatternError) {
    let pattern = try WholeTextPattern(regex)
    self.init(
      minLength: minLength, maxLength: maxLength, pattern: pattern,
      globalErrorMessage: globalErrorMessage, requiredField: requiredField, messages: messages)
  }

  private init(
    minLength: Int, maxLength: Int?, pattern: WholeTextPattern?, globalErrorMessage: String?,
    requiredField: Bool, messages: ValidationMessages
  ) {
    self.minLength = max(0, minLength)
    self.maxLength = maxLength.map { max(0, $0) }
    self.pattern = pattern
    self.globalErrorMessage = globalErrorMessage
    self.requiredField = requiredField
    self.messages = messages
  }

  /// Validates a text.
  public func validate(_ text: String, value: String) -> FieldVerdict {
    guard let message = mistake(in: text) else { return .valid }
    return .invalid(globalErrorMessage ?? message)
  }

  private func mistake(in text: String) -> String? {
    guard !text.isEmpty else { return requiredField ? messages.empty : nil }
    let count = text.count
    if count < minLength { return messages.tooShort(minLength) }
    if let maxLength, count > maxLength { return messages.tooLong(maxLength) }
    switch pattern?.match(in: text) {
    case nil, .matched, .some(.none): return nil
    case .unmatched, .invalidPattern: return messages.wrongFormat
    case .gaveUp: return messages.undecided
    }
  }
}
