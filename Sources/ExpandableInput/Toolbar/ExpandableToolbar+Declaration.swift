import DataBinding
import GtkCore
import WidgetSupport

extension ExpandableToolbar {
  /// The bar as GObject sees it.
  package nonisolated static let declaration = WidgetDeclaration(
    "ConcertinaExpandableToolbar", cssName: "expandabletoolbar", role: .group,
    parameters: parameters.map { $0.name == "text" ? AnyParameter(unrecordedText) : $0 },
    methods: methods,
    events: [
      AnyEvent("changed") { (bar: ExpandableToolbar) in bar.textChanged },
      AnyEvent("height-changed") { (bar: ExpandableToolbar) in bar.heightChanged },
      AnyEvent("state-changed") { (bar: ExpandableToolbar) in bar.stateChanged },
      AnyEvent("cancel", property: "onCancel") { (bar: ExpandableToolbar) in
        bar.composer.keys.cancelRequested
      },
      AnyEvent("edit-last", property: "onEditLast") { (bar: ExpandableToolbar) in
        bar.composer.keys.editLastRequested
      },
      AnyEvent(request: "send", [("text", .text)]) { (bar: ExpandableToolbar, signal) in
        bar.implementation.signalledSending = SignalledSending(signal)
      },
    ]
  ) {
    let bar = ExpandableToolbar(text: State("").binding)
    if let sending = bar.implementation.signalledSending {
      bar.onSendInConversation = { try await sending.send($0, in: $1) }
    }
    return bar
  }

  private nonisolated static let methods: [AnyMethod] = [
    AnyMethod("finish-send") { (bar: ExpandableToolbar) in bar.finishSending(error: nil) },
    AnyMethod("fail-send", ["message"]) { (bar: ExpandableToolbar, message: String) in
      bar.finishSending(error: message)
    },
    AnyMethod("get-delivery") { (bar: ExpandableToolbar) in
      bar.implementation.signalledSending?.emitted ?? 0
    },
    AnyMethod("get-delivery-conversation", ["delivery"]) { (bar: ExpandableToolbar, number: Int) in
      bar.implementation.signalledSending?.conversation(of: number)
    },
    AnyMethod("finish-delivery", ["delivery"]) { (bar: ExpandableToolbar, number: Int) in
      bar.implementation.signalledSending?.finish(number, error: nil)
    },
    AnyMethod("fail-delivery", ["delivery", "message"]) {
      (bar: ExpandableToolbar, number: Int, message: String) in
      bar.implementation.signalledSending?.finish(number, error: message)
    },
    AnyMethod("send-text", member: "send") { (bar: ExpandableToolbar) in bar.send() },
    AnyMethod("retry") { (bar: ExpandableToolbar) in bar.retry() },
    AnyMethod("keep-draft", ["conversation", "folder"], member: "drafts") {
      (bar: ExpandableToolbar, conversation: String?, folder: String?) in
      let store = folder.map { DraftStore(folder: $0) } ?? DraftStore()
      bar.composer.keepDraft(in: store, conversation: conversation ?? "")
    },
    AnyMethod("end-draft", member: "drafts") { (bar: ExpandableToolbar) in bar.drafts = nil },
    AnyMethod("get-pending-messages", returns: .variant(type: "a(usss)")) {
      (bar: ExpandableToolbar) in
      VariantValue.list(type: "(usss)", bar.pendingMessages.map(\.record))
    },
    AnyMethod("retry-message", ["id"]) { (bar: ExpandableToolbar, id: Int) in
      bar.retry(PendingMessage.ID(number: id))
    },
    AnyMethod("edit-message", ["id"]) { (bar: ExpandableToolbar, id: Int) in
      bar.edit(PendingMessage.ID(number: id))
    },
    AnyMethod("delete-message", ["id"]) { (bar: ExpandableToolbar, id: Int) in
      bar.delete(PendingMessage.ID(number: id))
    },
  ]

  /// Ends the sending of the message that the signal `send` had.
  ///
  /// - Parameter error: What to show in the bar, for a message that was not sent; nil if it was.
  package func finishSending(error: String?) {
    implementation.signalledSending?.finish(error: error)
  }
}

extension PendingMessage {
  /// Its number, its text, its state, and why it has not arrived.
  fileprivate var record: VariantValue {
    .record([.number(id.number), .text(text), .text(state.name), .text(failure ?? "")])
  }
}

extension PendingMessage.State {
  fileprivate var name: String {
    switch self {
    case .waiting: "waiting"
    case .sending: "sending"
    case .failed: "failed"
    }
  }
}
