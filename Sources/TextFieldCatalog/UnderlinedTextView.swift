import GtkCore

/// A field for several lines of text, which grows with its text.
///
/// ```swift
/// let field = UnderlinedTextView()
/// field.configure(placeholder: "Comment", maxLength: 200)
/// field.maxTextHeight = 96
/// ```
///
/// Return inserts a line break; Tab moves to the next widget. For everything else see
/// ``CatalogField``.
@MainActor
public final class UnderlinedTextView: CatalogField {
  /// Creates an empty field.
  ///
  /// - Parameter configuration: The appearance.
  public init(
    configuration: UnderlinedTextViewConfiguration = UnderlinedTextViewConfiguration()
  ) {
    super.init(.textView(configuration), input: AreaInput())
  }

  /// Creates another handle on a field; nil for another widget, or a field of another class.
  public required init?(existing widget: Widget) { super.init(existing: widget) }

  /// The appearance; changes apply immediately.
  public var configuration: UnderlinedTextViewConfiguration {
    get {
      guard case .textView(let configuration) = implementation.style.configuration else {
        return UnderlinedTextViewConfiguration()
      }
      return configuration
    }
    set { implementation.configure(.textView(newValue)) }
  }

  /// The height in pixels at which the text stops growing and scrolls, at the default text size;
  /// nil for no limit.
  ///
  /// A larger text size increases it, and it is rounded to whole lines.
  public var maxTextHeight: Int? {
    get { implementation.height.maxTextHeight }
    set { implementation.setMaxTextHeight(newValue) }
  }

  /// Whether the button that clears the text is hidden.
  public var hideClearButton: Bool {
    get { implementation.parts.buttonSlot.hidesClearButton }
    set {
      implementation.parts.buttonSlot.hidesClearButton = newValue
      implementation.updateButton()
    }
  }
}
