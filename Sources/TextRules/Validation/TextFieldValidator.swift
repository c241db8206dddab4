/// Judges a text by its length and by a regular expression.
///
/// The checks come in this order, and the first that fails is told: empty, too short, too long, and
/// the expression, which must match the whole text. Characters are counted as people count them.
///
/// ```swift
/// let validator = try TextFieldValidator(minLength: 2, maxLength: 20, regex: "[a-z]+")
/// validator.validate("x")  // .invalid("The field must contain at least 2 characters.")
/// ```
///
/// An empty text is valid where the field is not required, whatever else is asked of it. A hostile
/// expression cannot hang the field: matching has a limit, and then the text counts as not valid
/// with a message of its own.
///
/// Origin: the seed's validator. There a required field without a minimum may stay empty, an
/// expression with a mistake is left out without a word, a text that is too long has no
/// message.
public struct TextFieldValidator: TextFieldValidation {
  /// The fewest characters; 0: any number.
  public let minLength: Int
  /// The most characters; nil: any number.
  public let maxLength: Int?
  /// Whether there must be a text.
  public let requiredField: Bool
  /// What is told instead of the message for each mistake.
  public let globalErrorMessage: String?
  /// What is told of each mistake.
  public let messages: ValidationMessages

  private let pattern: WholeTextPattern?

  /// Makes a validator by length alone.
  ///
  /// - Parameters:
  ///   - minLength: The fewest characters; less than 0 counts as 0.
  ///   - maxLength: The most characters; less than 0 counts as 0.
  ///   - globalErrorMessage: What is told of every mistake.
  ///   - requiredField: Whether there must be a text.
  ///   - messages: What is told of each mistake.
  public init(
    minLength: Int = 0, maxLength: Int? = nil, globalErrorMessage: String? = nil,
    requiredField: Bool = true, messages: ValidationMessages = ValidationMessages()
  ) {
    self.init(
      minLength, maxLength, pattern: nil, globalErrorMessage, requiredField, messages)
  }

  /// Makes a validator with a regular expression.
  ///
  /// - Parameters:
  ///   - minLength: The fewest characters; less than 0 counts as 0.
  ///   - maxLength: The most characters; less than 0 counts as 0.
  ///   - regex: What the whole text must match, in Perl syntax.
  ///   - globalErrorMessage: What is told of every mistake.
  ///   - requiredField: Whether there must be a text.
  ///   - messages: What is told of each mistake.
  /// - Throws: What is wrong with the expression, and where.
  public init(
    minLength: Int = 0, maxLength: Int? = nil, regex: String, globalErrorMessage: String? = nil,
    requiredField: Bool = true, messages: ValidationMessages = ValidationMessages()
  ) throws(PatternError) {
    let pattern = try WholeTextPattern(regex)
    self.init(
      minLength, maxLength, pattern: pattern, globalErrorMessage, requiredField, messages)
  }

  private init(
    _ minLength: Int, _ maxLength: Int?, pattern: WholeTextPattern?, _ globalErrorMessage: String?,
    _ requiredField: Bool, _ messages: ValidationMessages
  ) {
    self.minLength = max(0, minLength)
    self.maxLength = maxLength.map { max(0, $0) }
    self.pattern = pattern
    self.globalErrorMessage = globalErrorMessage
    self.requiredField = requiredField
    self.messages = messages
  }

  /// Judges a text.
  public func validate(_ text: String?) -> FieldVerdict {
    guard let message = mistake(in: text ?? "") else { return .valid }
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
