import GtkCore
import WidgetSupport

/// The parameters, each with its declaration.
extension ExpandableTextView: AreaOwner {
  package nonisolated static var parameters: [AnyParameter] {
    [
      AnyParameter(text), AnyParameter(maxLines), AnyParameter(minHeight),
      AnyParameter(placeholder), AnyParameter(font), AnyParameter(accessibleLabel),
    ]
  }

  package nonisolated static let text: Parameter<ExpandableTextView, String> = .textOfArea {
    $0.textChanged
  }

  /// The text.
  ///
  /// Setting it is a single step for undo; reading it makes a copy.
  public var text: String {
    get { self[Self.text] }
    set { self[Self.text] = newValue }
  }

  package nonisolated static let maxLines = Parameter<ExpandableTextView, Int>(
    "max-lines", 4, in: 1...10_000, changesSize: true
  ) { $0.area.setLineLimits(min: 1, max: $0.maxLines) }

  /// The number of lines at which the view stops growing; less than 1 counts as 1.
  public var maxLines: Int {
    get { self[Self.maxLines] }
    set { self[Self.maxLines] = newValue }
  }

  package nonisolated static let minHeight = Parameter<ExpandableTextView, Int>(
    "min-height", 30, kind: .integer(0...10_000), changesSize: true,
    get: { $0.implementation.minHeight }, set: { $0.implementation.minHeight = $1 })

  /// The least height in pixels; a value below the height of a line has no effect.
  public var minHeight: Int {
    get { self[Self.minHeight] }
    set { self[Self.minHeight] = newValue }
  }

  package nonisolated static let placeholder: Parameter<ExpandableTextView, String> =
    .placeholderOfArea

  /// The text to show while the view is empty.
  public var placeholder: String {
    get { self[Self.placeholder] }
    set { self[Self.placeholder] = newValue }
  }

  package nonisolated static let font: Parameter<ExpandableTextView, TextFont> = .fontOfArea

  /// The font: one of the eleven text styles, or a Pango font description.
  public var font: TextFont {
    get { self[Self.font] }
    set { self[Self.font] = newValue }
  }

  package nonisolated static let accessibleLabel: Parameter<ExpandableTextView, String> =
    .accessibleLabelOfArea
}
