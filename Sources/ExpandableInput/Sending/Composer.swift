import GtkCore
import WidgetSupport

/// The logic of a bar: when its text may be sent, how it is sent, and what is announced.
@MainActor
final class Composer: EventSource {
  let text: ExpandableTextView
  let sendButton: SendButton
  let notices = ComposerNotices()
  let counter: LengthCounter
  let keys = ComposerKeys()
  private(set) var sending = MessageSending()
  /// The conversation that the bar writes in.
  var conversation = ""
  /// The conversations that are not shown, if there is anything in them to come back to.
  var parked: [String: ParkedConversation] = [:]
  /// Sends a text of a conversation.
  var handler: (@MainActor (_ text: String, _ conversation: String) async throws -> Void)? {
    didSet {
      applyHandler()
      update()
    }
  }
  let attachments = AttachmentIntake()
  private var showsCanSend = true
  /// Whether the text is there only for a moment, for undo to bring it back later.
  var isPreparingUndo = false

  var messages = ComposerMessages() { didSet { messagesChanged() } }
  /// Whether a text may be sent; if nil, any text with something other than white space may be.
  var canSendText: (@MainActor (String) -> Bool)? { didSet { update() } }
  private(set) lazy var textChanged: Event<Void> = makeEvent()
  private(set) lazy var stateChanged: Event<Void> = makeEvent()
  private(set) lazy var heightChanged: Event<Int> = makeEvent()
  let draft = ConversationDraft()

  init(text: ExpandableTextView) {
    self.text = text
    counter = LengthCounter(area: text.area)
    sendButton = SendButton(title: ComposerMessages().send)
    super.init()
  }

  func connect(to bar: Widget) {
    text.textChanged.add { [weak self] in self?.followText() }
    text.heightChanged.add { [weak self] in self?.heightChanged.notify($0) }
    text.preeditChanged.add { [weak self] in self?.preeditChanged($0) }
    sendButton.button.onClicked { [weak self] in self?.send() }
    connectNotices()
    keys.sendRequested.add { [weak self] in self?.send() }
    keys.connect(to: text.area)
    use(sending)
    attachments.failed.add { [weak self] in
      guard let self else { return }
      self.sending.fail(self.messages.unreadablePicture)
    }
    attachments.connect(to: text.area, of: bar)
    bar.accessibleLabel = messages.composer
    messagesChanged()
  }

  /// Gives what is not styled by CSS the colors of the theme.
  func updateColors() { counter.updateColors() }

  func disconnect() {
    draft.end()
    for source in [keys, attachments] as [EventSource] { source.endEvents() }
    canSendText = nil
    handler = nil
    endEvents()
  }

  private func messagesChanged() {
    sendButton.title = messages.send
    counter.messages = messages
    notices.setMessages(messages)
    text.accessibleLabel = messages.message
    showShortcut()
  }

  // MARK: Drafts

  func keepDraft(in drafts: DraftStore?, conversation next: String) {
    guard drafts != nil || !next.isEmpty else { return draft.use(drafts) }
    // A text for one person must not become the draft for another.
    if !conversation.isEmpty, next != conversation {
      return change(to: next, keepingDraftsIn: drafts)
    }
    draft.use(drafts)
    conversation = next
    applyHandler()
    attachDraft(with: sending)
  }

  /// The store of the drafts; nil if none are kept.
  var drafts: DraftStore? { draft.store }

  /// Writes in another conversation.
  func choose(_ next: String) {
    // A text that is there before the first conversation belongs to it.
    guard conversation.isEmpty, drafts == nil else { return change(to: next) }
    keepDraft(in: nil, conversation: next)
  }

  func attachDraft(with sending: MessageSending) {
    draft.attach(to: text.area, conversation: conversation, sending: sending)
  }

  // MARK: Sending rules

  var maxLength: Int? {
    get { counter.maximum }
    set {
      counter.maximum = newValue
      update()
    }
  }

  var returnKey: ReturnKey {
    get { keys.returnKey }
    set {
      keys.returnKey = newValue
      showShortcut()
    }
  }

  private func showShortcut() {
    sendButton.button.setAccessibleKeyShortcuts(returnKey.sendShortcut)
    let shortcut = returnKey.sendShortcut
    sendButton.button.tooltip = shortcut.isEmpty ? messages.send : "\(messages.send) (\(shortcut))"
  }

  var canSend: Bool {
    guard sending.handler != nil, !counter.isTooLong else { return false }
    // An app may allow a message without text, but not a second one by the same key.
    guard hasVisibleText || !sending.isSending else { return false }
    return canSendText?(text.area.textWithComposition) ?? (hasVisibleText || hasAttachments)
  }

  /// Whether nothing is written, not even a composition.
  var isEmpty: Bool { text.area.buffer.isEmpty && text.area.preedit.isEmpty }

  var hasAttachments: Bool { attachments.strip?.chips.isEmpty == false }

  /// Shows what is attached in a strip, which the bar has at its top.
  func use(_ strip: AttachmentStripImplementation?) {
    attachments.strip = strip
    strip?.changed.add { [weak self] in self?.update() }
    update()
  }

  /// Whether there is text to see, including a composition, which sending ends.
  private var hasVisibleText: Bool {
    text.area.buffer.hasVisibleText(from: 0)
      || text.area.preedit.contains { !$0.isWhitespace }
  }

  /// Updates whether the text may be sent, and whether there is room for a message that was not.
  func update() {
    notices.pending.canEdit = isEmpty
    let canSend = canSend
    guard canSend != showsCanSend else { return }
    showsCanSend = canSend
    sendButton.button.isSensitive = canSend
  }

  private func followText() {
    guard !isPreparingUndo else { return }
    sending.dismissError()
    counter.update()
    updateDirection()
    update()
    textChanged.notify(())
  }

  /// Updates the Send button when a composition has changed; later when it has ended.
  ///
  /// An input method may end a composition before it inserts the text. A button that was disabled
  /// for that moment would lose the very press that took the focus away from the text.
  private func preeditChanged(_ preedit: String) {
    guard preedit.isEmpty else { return update() }
    MainLoopSource.idle(priority: .beforeLayout) { [weak self] in self?.update() }
  }

  // MARK: Sending

  /// Shows the state of the messages of a conversation, and its changes from now on.
  func use(_ sending: MessageSending) {
    self.sending = sending
    sending.onChange = { [weak self] in self?.sendingChanged($0) }
    applyHandler()
    showProgress()
    showError()
    counter.update()
    updateDirection()
    update()
    stateChanged.notify(())
  }

  private func applyHandler() {
    guard let handler else {
      sending.handler = nil
      return
    }
    let conversation = conversation
    sending.handler = { try await handler($0, conversation) }
  }
}
