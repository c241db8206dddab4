extension SumValidator {
  /// Creates a validator with limits as texts.
  @available(*, deprecated, message: "limits are a DecimalNumber")
  @_disfavoredOverload
  public init(
    min: String?, max: String? = nil, messages: ValidationMessages = ValidationMessages()
  ) {
    self.init(
      min: min.flatMap { DecimalNumber($0) }, max: max.flatMap { DecimalNumber($0) },
      messages: messages)
  }
}
