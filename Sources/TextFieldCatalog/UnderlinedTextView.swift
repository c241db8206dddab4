/// A field for text of several lines, which grows with it.
///
/// ```swift
/// let field = UnderlinedTextView()
/// field.configure(placeholder: "Comment", maxLength: 200)
/// field.maxTextContainerHeight = 96
/// ```
///
/// Return writes a new line, Tab goes on to the next widget. Everything else is told at
/// ``CatalogField``.
@MainActor
public final class UnderlinedTextView: CatalogField {
  /// Makes an empty field.
  ///
  /// - Parameter configuration: The looks.
  public init(
    configuration: UnderlinedTextViewConfiguration = UnderlinedTextViewConfiguration()
  ) {
    super.init(.textView(configuration), input: AreaInput())
  }

  required init(sharing implementation: FieldImplementation) {
    super.init(sharing: implementation)
  }

  /// The looks; another one is there at once.
  public var configuration: UnderlinedTextViewConfiguration {
    get {
      guard case .textView(let configuration) = implementation.configuration else {
        return UnderlinedTextViewConfiguration()
      }
      return configuration
    }
    set {
      implementation.configuration = .textView(newValue)
      implementation.restyle()
    }
  }

  /// The height at which the text stops growing and scrolls, in pixels at the usual text size; nil: never.
  ///
  /// Larger text makes it larger, and only whole lines count.
  public var maxTextContainerHeight: Int? {
    get { implementation.maxTextHeight }
    set { implementation.maxTextHeight = newValue }
  }

  /// Whether there is no button that clears the text.
  public var hideClearButton: Bool {
    get { implementation.hideClearButton }
    set { implementation.hideClearButton = newValue }
  }
}
