import GtkCore
import TextRules
import WidgetSupport

/// The parameters, each with its declaration.
extension AutoHeightEditor: AreaOwner {
  package nonisolated static var parameters: [AnyParameter] {
    [
      AnyParameter(text), AnyParameter(isEnabled), AnyParameter(font), AnyParameter(lineSpacing),
      AnyParameter(maxLines), AnyParameter(minLines), AnyParameter(hasBorder),
      AnyParameter(placeholder), AnyParameter(disabledPlaceholder), AnyParameter(pattern),
      AnyParameter(match), AnyParameter(accessibleLabel), AnyParameter(accessibleDescription),
    ]
  }

  package nonisolated static let text: Parameter<AutoHeightEditor, String> = .textOfArea {
    $0.textChanged
  }

  /// The text.
  ///
  /// Setting it is a single step for undo; reading it makes a copy.
  public var text: String {
    get { self[Self.text] }
    set { self[Self.text] = newValue }
  }

  package nonisolated static let isEnabled = Parameter<AutoHeightEditor, Bool>(
    "enabled", true, property: "isEnabled",
    observe: { editor, changed in editor.bindings.enabledChanged.add(changed) },
    get: { $0.bindings.isEnabled.wrappedValue }, set: { $0.bindings.setEnabled($1) })

  /// Whether text can be entered; setting it sets the binding.
  public var isEnabled: Bool {
    get { self[Self.isEnabled] }
    set { self[Self.isEnabled] = newValue }
  }

  package nonisolated static let font: Parameter<AutoHeightEditor, TextFont> = .fontOfArea

  /// The font: one of the eleven text styles, or a Pango font description.
  public var font: TextFont {
    get { self[Self.font] }
    set { self[Self.font] = newValue }
  }

  package nonisolated static let lineSpacing = Parameter<AutoHeightEditor, Double>(
    "line-spacing", 2, kind: .number(0...1_000), changesSize: true
  ) { $0.area.setLineSpacing($0.lineSpacing) }

  /// The space between lines in pixels; a negative value or NaN means none.
  public var lineSpacing: Double {
    get { self[Self.lineSpacing] }
    set { self[Self.lineSpacing] = newValue }
  }

  package nonisolated static let maxLines = Parameter<AutoHeightEditor, Int>(
    "max-lines", 5, in: 1...10_000, changesSize: true
  ) { $0.limitLines() }

  /// The number of lines at which the editor stops growing; less than 1 counts as 1.
  public var maxLines: Int {
    get { self[Self.maxLines] }
    set { self[Self.maxLines] = newValue }
  }

  package nonisolated static let minLines = Parameter<AutoHeightEditor, Int>(
    "min-lines", 1, in: 1...10_000, changesSize: true
  ) { $0.limitLines() }

  /// The least number of lines to show, even without text; at most ``maxLines``.
  public var minLines: Int {
    get { self[Self.minLines] }
    set { self[Self.minLines] = newValue }
  }

  package nonisolated static let hasBorder = Parameter<AutoHeightEditor, Bool>("has-border", true) {
    $0.setStyleClass("bordered", $0.hasBorder)
  }

  /// Whether the editor draws a border with round corners; its size is the same either way.
  public var hasBorder: Bool {
    get { self[Self.hasBorder] }
    set { self[Self.hasBorder] = newValue }
  }

  package nonisolated static let placeholder: Parameter<AutoHeightEditor, String> =
    .placeholderOfArea

  /// The text that the editor shows while it is enabled and empty.
  public var placeholder: String {
    get { self[Self.placeholder] }
    set { self[Self.placeholder] = newValue }
  }

  package nonisolated static let disabledPlaceholder = Parameter<AutoHeightEditor, String>(
    "disabled-placeholder", "", changesSize: true,
    get: { $0.bindings.disabledPlaceholder }, set: { $0.bindings.disabledPlaceholder = $1 })

  /// The text that the editor shows instead of its own while it is disabled.
  public var disabledPlaceholder: String {
    get { self[Self.disabledPlaceholder] }
    set { self[Self.disabledPlaceholder] = newValue }
  }

  package nonisolated static let pattern = Parameter<AutoHeightEditor, String?>(
    "pattern", nil,
    get: { $0.bindings.matching.pattern }, set: { $0.bindings.matching.pattern = $1 })

  /// The regular expression that the text is matched against; nil for none.
  ///
  /// The result is ``match``. ``regExpUse`` sets the same pattern,
  /// with a binding for the result.
  public var pattern: String? {
    get { self[Self.pattern] }
    set { self[Self.pattern] = newValue }
  }

  package nonisolated static let match = Parameter<AutoHeightEditor, PatternMatch>(
    "match", .none,
    observe: { editor, changed in editor.matchChanged.add { _ in changed() } },
    get: { $0.bindings.matching.match }, set: nil)

  /// The result of the match so far.
  public var match: PatternMatch { self[Self.match] }

  package nonisolated static let accessibleLabel: Parameter<AutoHeightEditor, String> =
    .accessibleLabelOfArea

  package nonisolated static let accessibleDescription = Parameter<AutoHeightEditor, String>(
    "accessible-description", ""
  ) { $0.area.accessibleDescription = $0.accessibleDescription }

  /// Sets the numbers of lines between which the editor grows.
  func limitLines() { area.setLineLimits(min: minLines, max: maxLines) }
}
