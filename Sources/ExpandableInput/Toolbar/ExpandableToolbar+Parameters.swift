import GtkCore
import WidgetSupport

extension ReturnKey: ParameterValue {}

/// The parameters, each with its declaration.
extension ExpandableToolbar: ParameterizedWidget {
  package nonisolated static var parameters: [AnyParameter] {
    [
      AnyParameter(text), AnyParameter(maxLines), AnyParameter(placeholder),
      AnyParameter(animationDuration), AnyParameter(returnKey), AnyParameter(maxLength),
      AnyParameter(checksSpelling), AnyParameter(isSending), AnyParameter(error),
      AnyParameter(showsPendingMessages),
      AnyParameter(textViewSlot), AnyParameter(sendButton), AnyParameter(canSendNow),
      AnyParameter(allowsSending), AnyParameter(canRetryNow), AnyParameter(waiting),
      AnyParameter(counterText), AnyParameter(currentConversation), AnyParameter(stripSlot),
      AnyParameter(leftButton), AnyParameter(topSlot), AnyParameter(bottomSlot),
    ]
  }

  package nonisolated static let text = Parameter<ExpandableToolbar, String>(
    "text", "", changesSize: true, observe: { $0.textChanged.add($1) },
    get: { $0.textView.text }, set: { $0.textView.text = $1 })

  /// The text, without what was sent.
  ///
  /// Setting it is a single step for undo; reading it makes a copy.
  public var text: String {
    get { self[Self.text] }
    set { self[Self.text] = newValue }
  }

  package nonisolated static let maxLines = Parameter<ExpandableToolbar, Int>(
    "max-lines", 4, kind: .integer(1...10_000), changesSize: true,
    get: { $0.textView.maxLines }, set: { $0.textView.maxLines = $1 })

  /// The number of lines at which the bar stops growing; less than 1 counts as 1.
  public var maxLines: Int {
    get { self[Self.maxLines] }
    set { self[Self.maxLines] = newValue }
  }

  package nonisolated static let placeholder = Parameter<ExpandableToolbar, String>(
    "placeholder-text", "", property: "placeholder", changesSize: true,
    get: { $0.textView.placeholder }, set: { $0.textView.placeholder = $1 })

  /// The text to show while the bar is empty.
  public var placeholder: String {
    get { self[Self.placeholder] }
    set { self[Self.placeholder] = newValue }
  }

  package nonisolated static let animationDuration = Parameter<ExpandableToolbar, Double>(
    "animation-duration", 0.25, kind: .number(0...60),
    get: { $0.implementation.animatedHeight.duration },
    set: { $0.implementation.animatedHeight.duration = $1 })

  /// The duration of a change of height, in seconds; 0, a negative value or NaN turns the animation
  /// off.
  public var animationDuration: Double {
    get { self[Self.animationDuration] }
    set { self[Self.animationDuration] = newValue }
  }

  package nonisolated static let returnKey = Parameter<ExpandableToolbar, ReturnKey>(
    "return-key", .sends,
    get: { $0.composer.returnKey }, set: { $0.composer.returnKey = $1 })

  /// The action of the Return key.
  public var returnKey: ReturnKey {
    get { self[Self.returnKey] }
    set { self[Self.returnKey] = newValue }
  }

  package nonisolated static let maxLength = Parameter<ExpandableToolbar, Int?>(
    "max-length", nil, changesSize: true,
    get: { $0.composer.maxLength }, set: { $0.composer.maxLength = $1 })

  /// The greatest number of user-perceived characters that can be sent; nil for any number.
  ///
  /// Near the limit a counter shows how many are left: above the Send button, or beside it while
  /// the text is one line. Text over the limit is highlighted and
  /// stays.
  public var maxLength: Int? {
    get { self[Self.maxLength] }
    set { self[Self.maxLength] = newValue }
  }

  package nonisolated static let checksSpelling = Parameter<ExpandableToolbar, Bool>(
    "checks-spelling", true, get: { $0.area.spellChecker != nil },
    set: { $0.area.spellChecker = $1 ? .shared : nil })

  /// Whether misspelled words are underlined, with corrections in the menu; true by default.
  ///
  /// The dictionary is that of the user's language, if Enchant is installed and has one; otherwise
  /// nothing is checked. Set `area.spellChecker` to use another checker.
  public var checksSpelling: Bool {
    get { self[Self.checksSpelling] }
    set { self[Self.checksSpelling] = newValue }
  }

  package nonisolated static let isSending = Parameter<ExpandableToolbar, Bool>(
    "sending", false, property: "isSending", observe: { $0.stateChanged.add($1) },
    get: { $0.composer.sending.isSending }, set: nil)

  /// Whether a message is being sent.
  public var isSending: Bool { self[Self.isSending] }

  package nonisolated static let error = Parameter<ExpandableToolbar, String?>(
    "error", nil, observe: { $0.stateChanged.add($1) },
    get: { $0.composer.sending.error }, set: nil)

  /// The error that the bar shows; nil for none.
  public var error: String? { self[Self.error] }

  package nonisolated static let showsPendingMessages = Parameter<ExpandableToolbar, Bool>(
    "shows-pending-messages", true, changesSize: true,
    get: { $0.composer.notices.showsPending }, set: { $0.composer.notices.showsPending = $1 })

  /// Whether the messages that have not arrived stand above the text; true by default.
  ///
  /// Turn it off where the conversation itself shows ``pendingMessages``.
  public var showsPendingMessages: Bool {
    get { self[Self.showsPendingMessages] }
    set { self[Self.showsPendingMessages] = newValue }
  }

  package nonisolated static let leftButton = Parameter<ExpandableToolbar, SlotValue>(
    "left-button", SlotValue(nil), kind: .widget(type: "GtkButton"), changesSize: true,
    get: { $0.implementation.inSlot($0.implementation.leftButton) },
    set: { $0.implementation.leftButton = $1.widget.map { Button(retaining: $0.nativePointer) } })

  /// A button on the other side of the text, for attachments, for example; nil for none.
  public var leftButton: Button? {
    get { implementation.leftButton }
    set { self[Self.leftButton] = SlotValue(newValue) }
  }

  package nonisolated static let topSlot = Parameter<ExpandableToolbar, SlotValue>(
    "top-slot", SlotValue(nil), changesSize: true,
    get: { $0.implementation.inSlot($0.implementation.parts.top) },
    set: { $0.implementation.setTop($1.widget) })

  /// The widget above the text, such as a strip of attachments or a quoted message; nil for none.
  public var topSlot: Widget? {
    get { self[Self.topSlot].widget }
    set { self[Self.topSlot] = SlotValue(newValue) }
  }

  package nonisolated static let bottomSlot = Parameter<ExpandableToolbar, SlotValue>(
    "bottom-slot", SlotValue(nil), changesSize: true,
    get: { $0.implementation.inSlot($0.implementation.parts.bottom) },
    set: { $0.implementation.setBottom($1.widget) })

  /// The widget below the text, such as a row of tools; nil for none.
  public var bottomSlot: Widget? {
    get { self[Self.bottomSlot].widget }
    set { self[Self.bottomSlot] = SlotValue(newValue) }
  }
}
