import GtkCore
import TextRules
import WidgetSupport

/// The logic of a bar: when its text may be sent, how it is sent, and what is announced.
@MainActor
final class Composer {
  let text: ExpandableTextView
  let sendButton: SendButton
  let notice = Label("", role: .status)
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

  var messages = ComposerMessages() { didSet { messagesChanged() } }
  /// Whether a text may be sent; if nil, any text with something other than white space may be.
  var canSendText: (@MainActor (String) -> Bool)? { didSet { update() } }
  var events = ComposerEvents()
  let draft = ConversationDraft()

  init(text: ExpandableTextView) {
    self.text = text
    counter = LengthCounter(area: text.area)
    sendButton = SendButton(title: messages.send)
    notice.addStyleClass("notice")
    notice.wrapLines()
    notice.horizontalTextAlignment = 0
    notice.isVisible = false
  }

  func connect(to bar: Widget) {
    text.implementation.textListeners.add { [weak self] in self?.textChanged() }
    text.implementation.heightListeners.add { [weak self] in self?.events.onHeightChanged?($0) }
    text.area.listeners.preeditChanged.add { [weak self] in self?.preeditChanged($0) }
    sendButton.button.onClicked { [weak self] in self?.send() }
    keys.onSend = { [weak self] in self?.send() }
    keys.connect(to: text.area)
    use(sending)
    attachments.onUnreadable = { [weak self] in
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
    keys.onEditLast = nil
    keys.onCancel = nil
    attachments.onAttach = nil
    canSendText = nil
    events = ComposerEvents()
  }

  private func messagesChanged() {
    sendButton.title = messages.send
    counter.messages = messages
    text.accessibleName = messages.message
    showShortcut()
  }

  // MARK: Drafts

  func keepDraft(in drafts: DraftStore?, conversation: String) {
    draft.use(drafts)
    self.conversation = conversation
    applyHandler()
    attachDraft()
  }

  func attachDraft() { draft.attach(to: text.area, conversation: conversation) }

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
    guard sending.handler != nil, !sending.isSending, !counter.isTooLong else { return false }
    guard let canSendText else { return hasVisibleText }
    return canSendText(text.area.textWithComposition)
  }

  /// Whether there is text to see, including a composition, which sending ends.
  private var hasVisibleText: Bool {
    text.area.buffer.hasVisibleText || text.area.preedit.contains { !$0.isWhitespace }
  }

  /// Updates whether the text may be sent.
  func update() {
    let canSend = canSend
    guard canSend != showsCanSend else { return }
    showsCanSend = canSend
    sendButton.button.isSensitive = canSend
  }

  private func textChanged() {
    sending.dismissError()
    counter.update()
    update()
    events.onTextChanged?()
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

  func makeSending() -> MessageSending { MessageSending() }

  /// Shows the state of a message, and its changes from now on.
  func use(_ sending: MessageSending) {
    self.sending = sending
    sending.onChange = { [weak self] in self?.sendingChanged(sent: $0) }
    applyHandler()
    sendButton.isBusy = sending.isSending
    show(sending.error)
    update()
    events.onStateChanged?()
  }

  private func applyHandler() {
    guard let handler else {
      sending.handler = nil
      return
    }
    let conversation = conversation
    sending.handler = { try await handler($0, conversation) }
  }

  func send() {
    guard canSend else { return }
    if !text.area.preedit.isEmpty {
      text.area.textView.endComposition()
      // The input method may have dropped it.
      guard canSend else { return }
    }
    // The focus is on the button if it was clicked, but the user goes on writing.
    if sendButton.button.isFocus { text.area.focus() }
    sending.send(text.text)
  }

  private func sendingChanged(sent: String?) {
    sendButton.isBusy = sending.isSending
    if let sent { remove(sent) }
    // An error stays until the next attempt has ended; otherwise the bar would shrink and grow.
    if !sending.isSending { show(sending.error) }
    update()
    announceState(sent: sent)
    events.onStateChanged?()
  }

  private func show(_ error: String?) {
    notice.text = error ?? ""
    notice.isVisible = error != nil
    // Not as a relation to the label: GTK 4.8 asks a label for its description, but it has only
    // text.
    text.area.textView.setAccessibleDescription(error ?? "")
  }

  private func announceState(sent: String?) {
    if let error = sending.error { return say(error) }
    if sending.isSending { return say(messages.sending) }
    if sent != nil { say(messages.sent) }
  }

  /// Removes what was sent from the text, as a single step for undo.
  ///
  /// What was written after it in the meantime stays. A text that was changed in any other way is a
  /// new one, which has not been sent.
  private func remove(_ sent: String) {
    let buffer = text.area.buffer
    let count = sent.unicodeScalars.count
    let begin = buffer.text(from: 0, to: count)
    guard begin.unicodeScalars.elementsEqual(sent.unicodeScalars) else { return }
    text.area.remove(0..<count)
    // What is sent must not come back as a draft, whatever happens next.
    draft.save()
  }

  private func say(_ message: String) { text.area.textView.announce(message) }
}
