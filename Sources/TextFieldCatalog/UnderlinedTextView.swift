import GtkCore

/// A field for several lines of text, which grows with its text.
///
/// ```swift
/// let field = UnderlinedTextView("Comment")
/// field.maxLength = 200
/// field.maxTextHeight = 96
/// ```
///
/// Return inserts a line break; Tab moves to the next widget. For everything else see
/// ``CatalogField``.
@MainActor
public final class UnderlinedTextView: CatalogField {
  /// The field as GObject sees it.
  package nonisolated static let declaration = WidgetDeclaration(
    "ConcertinaUnderlinedTextView", derivesFrom: fieldDeclaration, cssName: "catalogfield",
    role: .group, parameters: viewParameters, methods: viewMethods
  ) { UnderlinedTextView().beginMaking() }

  static let widgetClass = WidgetClass(declaration)

  /// Creates an empty field.
  ///
  /// - Parameter configuration: The appearance.
  public init(
    configuration: UnderlinedTextViewConfiguration = UnderlinedTextViewConfiguration()
  ) {
    super.init(
      UnderlinedTextView.self, Self.widgetClass, configuration.appearance, input: AreaInput())
  }

  /// Creates an empty field with a placeholder.
  ///
  /// - Parameters:
  ///   - placeholder: What the field shows while it is empty.
  ///   - style: The appearance.
  public convenience init(_ placeholder: String, style: FieldStyle = FieldStyle()) {
    self.init(configuration: .init())
    self.placeholder = placeholder
    if style != FieldStyle() { self.style = style }
  }

  /// Creates another handle on a field; nil for another widget, or a field of another class.
  public required init?(existing widget: Widget) { super.init(existing: widget) }

  /// The appearance as TextFieldsCatalog describes it; changes apply immediately.
  public var configuration: UnderlinedTextViewConfiguration {
    get { UnderlinedTextViewConfiguration(implementation.style.appearance) }
    set { implementation.setAppearance(newValue.appearance) }
  }

  package nonisolated static var viewParameters: [AnyParameter] {
    [
      AnyParameter(maxTextHeight), AnyParameter(hideClearButton), AnyParameter(caretPosition),
      AnyParameter(selectionBound),
    ]
  }

  /// The methods; a field of one line has those of GtkEditable.
  package nonisolated static var viewMethods: [AnyMethod] {
    [
      AnyMethod("select-region", ["start", "end"], member: "select") {
        (field: UnderlinedTextView, start: Int, end: Int) in
        let length = field.text.unicodeScalars.count
        field.select(
          anchor: min(max(start, 0), length), caret: end < 0 ? length : min(end, length))
      }
    ]
  }

  /// The offset of the caret, in characters.
  package nonisolated static let caretPosition = Parameter<UnderlinedTextView, Int>(
    "cursor-position", 0, kind: .integer(0...Int(Int32.max)), property: "caretPosition",
    observe: selectionChanges { $0.caret }, get: { $0.caret }, set: nil)

  /// The offset of the other end of the selection, in characters; that of the caret if nothing is
  /// selected.
  package nonisolated static let selectionBound = Parameter<UnderlinedTextView, Int>(
    "selection-bound", 0, kind: .integer(0...Int(Int32.max)), property: "selectionBound",
    observe: selectionChanges { $0.anchor }, get: { $0.anchor }, set: nil)

  private var anchor: Int {
    let selection = selectedRange
    return selection.lowerBound == caret ? selection.upperBound : selection.lowerBound
  }

  private nonisolated static func selectionChanges(
    of read: @escaping @Sendable @MainActor (UnderlinedTextView) -> Int
  ) -> ParameterObservation<UnderlinedTextView> {
    { field, changed in
      var last = read(field)
      let reference = FieldReference(field)
      let report: @MainActor () -> Void = {
        guard let value = (reference.field as? UnderlinedTextView).map(read), value != last
        else { return }
        last = value
        changed()
      }
      field.area?.buffer.onSelectionAnchorChanged(report)
    }
  }

  package nonisolated static let maxTextHeight = Parameter<UnderlinedTextView, Int?>(
    "max-text-height", nil, changesSize: true,
    get: { $0.implementation.height.maxTextHeight },
    set: { $0.implementation.setMaxTextHeight($1) })

  /// The height in pixels at which the text stops growing and scrolls, at the default text size;
  /// nil for no limit.
  ///
  /// A larger text size increases it, and it is rounded to whole lines.
  public var maxTextHeight: Int? {
    get { self[Self.maxTextHeight] }
    set { self[Self.maxTextHeight] = newValue }
  }

  package nonisolated static let hideClearButton = Parameter<UnderlinedTextView, Bool>(
    "hide-clear-button", false,
    get: { $0.implementation.parts.buttonSlot.hidesClearButton },
    set: { field, hides in
      field.implementation.parts.buttonSlot.hidesClearButton = hides
      field.implementation.updateButton()
    })

  /// Whether the button that clears the text is hidden.
  public var hideClearButton: Bool {
    get { self[Self.hideClearButton] }
    set { self[Self.hideClearButton] = newValue }
  }
}
