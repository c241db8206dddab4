import GtkCore
import WidgetSupport

/// Parameters that Swift has in another form, for other languages.
extension ExpandableToolbar {
  /// The text, which is set as GTK sets that of a buffer: there is nothing to undo then, since it
  /// may be that of another item.
  nonisolated static let unrecordedText = Parameter<ExpandableToolbar, String>(
    "text", "", changesSize: true, observe: { $0.textChanged.add($1) },
    get: { $0.textView.text }, set: { $0.area.reset(to: $1) })

  /// The view with the text, which has the caret, the selection and the history.
  nonisolated static let textViewSlot = Parameter<ExpandableToolbar, SlotValue>(
    "text-view", SlotValue(nil), kind: .widget(type: "ConcertinaExpandableTextView"),
    property: "textView", get: { SlotValue($0.textView) }, set: nil)

  nonisolated static let sendButton = Parameter<ExpandableToolbar, SlotValue>(
    "send-button", SlotValue(nil), kind: .widget(type: "GtkButton"), property: "rightButton",
    get: { SlotValue($0.rightButton) }, set: nil)

  nonisolated static let canSendNow = Parameter<ExpandableToolbar, Bool>(
    "can-send", false, property: "canSend",
    observe: { $0.rightButton.onChange(of: .isSensitive, handler: $1) },
    get: { $0.canSend }, set: nil)

  /// Whether the user can send at all, as a rule of the app beside those of the bar.
  nonisolated static let allowsSending = Parameter<ExpandableToolbar, Bool>(
    "allows-sending", true, property: "allowsSending",
    get: { $0.composer.canSendText == nil },
    set: { bar, allows in
      // No ternary of two closures: Swift 6.0 does not compile it.
      if allows { bar.setCanSend(nil) } else { bar.setCanSend { _ in false } }
      bar.composer.update()
    })

  nonisolated static let canRetryNow = Parameter<ExpandableToolbar, Bool>(
    "can-retry", false, property: "canRetry", observe: { $0.stateChanged.add($1) },
    get: { $0.canRetry }, set: nil)

  nonisolated static let waiting = Parameter<ExpandableToolbar, Int>(
    "waiting-count", 0, kind: .integer(0 ... .max), observe: { $0.stateChanged.add($1) },
    get: { $0.waitingCount }, set: nil)

  nonisolated static let counterText = Parameter<ExpandableToolbar, String?>(
    "counter", nil,
    observe: { bar, changed in
      bar.composer.counter.label.onChange(of: .text, handler: changed)
      bar.composer.counter.label.onChange(of: .isVisible, handler: changed)
    },
    get: { $0.counter }, set: nil)

  nonisolated static let currentConversation = Parameter<ExpandableToolbar, String>(
    "conversation", "", get: { $0.conversation },
    set: { $0.conversation = $1 })

  nonisolated static let stripSlot = Parameter<ExpandableToolbar, SlotValue>(
    "attachment-strip", SlotValue(nil), kind: .widget(type: "ConcertinaAttachmentStrip"),
    property: "attachmentStrip", changesSize: true,
    get: { SlotValue($0.attachmentStrip) },
    set: { bar, slot in
      bar.attachmentStrip = slot.widget.flatMap { AttachmentStrip(existing: $0) }
    })
}

extension Property where Owner: Button, Value == Bool {
  fileprivate static var isSensitive: Self { Property("sensitive") }
}

extension Property where Owner: Label, Value == String {
  fileprivate static var text: Self { Property("label") }
}

extension Property where Owner: Label, Value == Bool {
  fileprivate static var isVisible: Self { Property("visible") }
}
