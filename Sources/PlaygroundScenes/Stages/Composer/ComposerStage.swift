import Concertina
import TextTranslation

/// The stage of the composer's scenes: a small conversation above a bar.
@MainActor
final class ComposerStage: KnobbedStage {
  /// The parts that a scene has in addition to the bar.
  enum Variation: Sendable {
    /// Nothing else.
    case plain
    /// A strip of attachments above the text.
    case attachments
    /// Two conversations, each with a draft of its own.
    case drafts
  }

  /// The default width of the conversation and its bar, in pixels.
  static let defaultWidth = 400
  /// The height of the conversation and its bar together, in pixels.
  static let height = 360

  /// The error of a send that fails.
  struct SendingError: PresentableError {
    let message = translated("The message could not be sent: the server cannot be reached.")
  }

  let root: Widget
  let page: ComposerPage
  let toolbar: ExpandableToolbar
  let conversation = Conversation()
  let knobs: StageKnobs<ComposerStage>
  private let events: SceneEvents
  private let attachments: AttachmentStrip?
  private let drafts: DraftStore?
  /// The folder of the drafts in a replay, which begins without any.
  private let scratch: ScratchFolder?
  private let attachButton = Button(
    icon: "mail-attachment-symbolic", tooltip: translated("Attach a picture"))
  @State var text = ""

  init(_ variation: Variation, _ knobs: StageKnobs<ComposerStage>, _ events: SceneEvents) {
    StageStyle.load()
    self.knobs = knobs
    self.events = events
    let text = State(knobs[ComposerKnobs.text])
    _text = text
    toolbar = ExpandableToolbar(text: text.projectedValue)
    page = ComposerPage(content: conversation.widget, toolbar: toolbar)
    attachments = variation == .attachments ? AttachmentStrip() : nil
    scratch = variation == .drafts && events.isReplay ? ScratchFolder() : nil
    drafts = variation == .drafts ? Self.makeDrafts(in: scratch) : nil
    root = RequestedWidthFrame(page, height: Self.height)
    build()
    // The knob of the text would clear the text that another knob has restored.
    knobs.useAll(on: self, skipping: [ComposerKnobs.conversation.knob])
    drafts?.onError = { [weak self] in self?.report($0) }
    // An initial text of the scene takes precedence over a saved draft.
    if knobs[ComposerKnobs.text].isEmpty { keepDraft() }
  }

  private static func makeDrafts(in scratch: ScratchFolder?) -> DraftStore {
    scratch.map { DraftStore(folder: $0.path) }
      ?? DraftStore(applicationIdentifier: "io.github.concertina.Playground")
  }

  private func build() {
    root.addStyleClass("stage-page")
    page.requestSize(width: Self.defaultWidth)
    toolbar.name = "composer"
    attachButton.name = "left"
    toolbar.onSend = { [weak self] in try await self?.send($0) }
    toolbar.onTextChanged = { [weak self] in self?.textChanged() }
    toolbar.onHeightChanged = { [events] in events.sendHeight($0) }
    toolbar.onStateChanged = { [weak self] in self?.stateChanged() }
    toolbar.onEditLast = { [weak self] in self?.editLast() }
    toolbar.onCancel = { [weak self] in self?.events.send(SceneEvent(name: "cancel", detail: "")) }
    let focus = FocusController()
    focus.onChange { [weak self] in self?.events.send(.focus($0)) }
    toolbar.area.textView.add(focus)
    attachButton.onClicked { [weak self] in self?.attachSample() }
    connectAttachments()
  }

  // MARK: Sending

  private func send(_ text: String) async throws {
    // What is attached from now on belongs to the next message.
    let names = attachments?.names ?? []
    let attached = attachments?.takeAll() ?? []
    do {
      try await wait()
    } catch {
      attachments?.add(attached)
      throw error
    }
    let note = names.isEmpty ? nil : names.map { "[\($0)]" }.joined(separator: "\n")
    conversation.send(text, note: note)
    page.scrollToEnd()
    events.send(SceneEvent(name: "sent", detail: JSONWriter.excerpt(of: text)))
  }

  /// Takes as long as sending is to take, and fails if it is to fail.
  private func wait() async throws {
    let seconds = knobs[ComposerKnobs.sendingTime]
    if seconds > 0 { try await Task.sleep(nanoseconds: UInt64(min(seconds, 60) * 1e9)) }
    guard !knobs[ComposerKnobs.failingSend] else { throw SendingError() }
  }

  private func editLast() {
    guard let last = conversation.last else { return }
    toolbar.text = last
    events.send(SceneEvent(name: "edit last", detail: JSONWriter.excerpt(of: last)))
  }

  // MARK: Drafts

  /// Ends whatever extends beyond the stage, and writes the last draft.
  func close() {
    toolbar.drafts = nil
    drafts?.flush()
    scratch?.remove()
  }

  /// Changes to another conversation.
  func change(to room: ComposerKnobs.Room) {
    guard drafts != nil else { return }
    toolbar.conversation = room.rawValue
  }

  private func keepDraft() {
    guard let drafts else { return }
    toolbar.conversation = knobs[ComposerKnobs.conversation].rawValue
    toolbar.drafts = drafts
  }

  private func report(_ error: DraftError) {
    events.send(SceneEvent(name: "draft", detail: "\(error)"))
  }

  // MARK: Attachments

  private func connectAttachments() {
    guard let attachments else { return }
    toolbar.topSlot = attachments
    toolbar.setCanSend { [weak self] text in
      text.contains { !$0.isWhitespace } || self?.attachments?.names.isEmpty == false
    }
    attachments.onChanged = { [weak self] in self?.toolbar.update() }
    toolbar.onAttach = { [weak self] in self?.attach($0) }
  }

  private func attach(_ attachment: MessageAttachment) {
    guard let attachments else { return }
    let count = attachments.names.count
    attachments.add(attachment)
    let names = attachments.names.dropFirst(count).joined(separator: ", ")
    events.send(SceneEvent(name: "attach", detail: names))
  }

  private func attachSample() {
    guard attachments != nil, let texture = page.makeTexture() else { return }
    attach(.texture(texture))
  }

  // MARK: Events

  private func textChanged() { events.send(toolbar.area.buffer.changeEvent) }

  private func stateChanged() {
    let detail = toolbar.isSending ? "sending" : toolbar.error ?? "idle"
    events.send(SceneEvent(name: "composer", detail: detail))
  }

  /// Shows the buttons beside the text.
  func showButtons(_ buttons: ComposerKnobs.Buttons) {
    toolbar.leftButton = buttons == .both ? attachButton : nil
  }

  // MARK: State

  var main: ExpandableToolbar { toolbar }

  /// The conversation and its bar.
  var sizedWidget: Widget { page }

  /// The bar.
  var growingWidget: Widget { toolbar }

  /// The Send button, and the one on the other side of the text.
  var buttons: [Button] { [toolbar.rightButton, attachButton] }

  /// The area of the bar's text.
  var growingArea: GrowingTextArea? { toolbar.area }

  /// The invariants that the bar violates.
  var violations: [String] { toolbar.violatedInvariants.map(\.rawValue) }

  /// Whether the bar is at rest, and nothing is being sent except with an intended delay.
  ///
  /// A step may lead to such a delayed send, which ends during a later `wait`.
  var isSettled: Bool { !toolbar.isMoving && (!toolbar.isSending || paintsByItself) }

  /// True while a message is sent with the delay that the knob sets, because a spinner is shown.
  var paintsByItself: Bool { toolbar.isSending && knobs[ComposerKnobs.sendingTime] > 0 }

  /// Returns the text, or a widget by its name.
  func target(identifier: String) -> Widget? {
    switch identifier {
    case "editor": toolbar.area.textView
    default: page.descendant(named: identifier)
    }
  }

  /// The present state of the bar.
  var state: JSONValue {
    var state = ComposerState.state(of: toolbar.textView, width: page.width)
    state["barHeight"] = .integer(toolbar.height)
    state["canSend"] = .bool(toolbar.canSend)
    state["isSending"] = .bool(toolbar.isSending)
    state["waiting"] = .integer(toolbar.waitingCount)
    state["canRetry"] = .bool(toolbar.canRetry)
    state["pending"] = .array(toolbar.pendingMessages.map { ComposerState.state(of: $0) })
    state["sent"] = .array(conversation.sent.map { .string($0) })
    state["error"] = .optional(toolbar.error)
    state["counter"] = .optional(toolbar.counter)
    if let attachments { state["attachments"] = .array(attachments.names.map { .string($0) }) }
    return .object(state)
  }
}
