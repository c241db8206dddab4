import Concertina
import TextTranslation

/// The stage of the composer's scenes: a small conversation above a bar.
@MainActor
public final class ComposerStage: SceneStage {
  /// What a scene has in addition to the bar.
  public enum Variation: Sendable {
    /// Nothing else.
    case plain
    /// A strip of attachments above the text.
    case attachments
    /// Two conversations, each with a draft of its own.
    case drafts
  }

  /// The default width of the conversation and its bar, in pixels.
  public static let defaultWidth = 400
  /// The height of the conversation and its bar together, in pixels.
  public static let height = 360

  /// The error of a send that fails.
  struct SendingError: Error, CustomStringConvertible {
    let description = translated("The message could not be sent: the server cannot be reached.")
  }

  /// The root widget of the stage.
  public let root: Widget
  let page: ComposerPage
  let toolbar: ExpandableToolbar
  let conversation = Conversation()
  let events: SceneEvents
  var values: KnobValues
  private let attachments: AttachmentStrip?
  private let drafts: DraftStore?
  /// The folder of the drafts in a replay, which begins without any.
  private let scratch: ScratchFolder?
  private let attachButton = Button(
    icon: "mail-attachment-symbolic", tooltip: translated("Attach a picture"))
  private var lastHeight = 0
  @State private var text = ""

  /// Makes a stage with these values of the scene's knobs.
  public init(_ variation: Variation, _ values: KnobValues, _ events: SceneEvents) {
    StageStyle.load()
    self.values = values
    self.events = events
    let text = State(wrappedValue: values.text("text"))
    _text = text
    toolbar = ExpandableToolbar(text: text.projectedValue)
    page = ComposerPage(content: conversation.widget, toolbar: toolbar)
    attachments = variation == .attachments ? AttachmentStrip() : nil
    scratch = variation == .drafts && events.isReplay ? ScratchFolder() : nil
    drafts = variation == .drafts ? Self.makeDrafts(in: scratch) : nil
    root = RequestedWidthFrame(page, height: Self.height)
    build()
    // The knob of the text would clear the text that another knob has restored.
    for knob in values.knobs where knob.id != "conversation" { use(knob.id) }
    drafts?.onError = { [weak self] in self?.report($0) }
    // An initial text of the scene takes precedence over a saved draft.
    if values.text("text").isEmpty { keepDraft() }
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
    toolbar.onHeightChanged = { [weak self] in self?.heightChanged($0) }
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
    let seconds = values.number("sendingTime")
    if seconds > 0 { try await Task.sleep(nanoseconds: UInt64(min(seconds, 60) * 1e9)) }
    guard !values.toggle("failingSend") else { throw SendingError() }
  }

  private func editLast() {
    guard let last = conversation.last else { return }
    toolbar.text = last
    events.send(SceneEvent(name: "edit last", detail: JSONWriter.excerpt(of: last)))
  }

  // MARK: Drafts

  /// Ends whatever extends beyond the stage, and writes the last draft.
  public func close() {
    toolbar.keepDraft(in: nil)
    drafts?.flush()
    scratch?.remove()
  }

  private func changeConversation() {
    guard drafts != nil else { return }
    toolbar.conversation = values.choice("conversation")
  }

  private func keepDraft() {
    guard let drafts else { return }
    toolbar.keepDraft(in: drafts, conversation: values.choice("conversation"))
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

  private func textChanged() {
    events.send(toolbar.area.buffer.changeEvent)
  }

  private func heightChanged(_ height: Int) {
    events.send(.height(from: lastHeight, to: height))
    lastHeight = height
  }

  private func stateChanged() {
    let detail = toolbar.isSending ? "sending" : toolbar.error ?? "idle"
    events.send(SceneEvent(name: "composer", detail: detail))
  }

  // MARK: Knobs

  /// Sets a knob.
  public func apply(_ knob: String, _ value: KnobValue) {
    values.apply(KnobSetting(knob, value))
    use(knob)
  }

  private func use(_ knob: String) {
    switch knob {
    case "text": text = values.text(knob)
    case "maxNumberOfLines": toolbar.maxLines = values.wholeNumber(knob)
    case "returnKey": toolbar.returnKey = ReturnKey(rawValue: values.choice(knob)) ?? .sends
    case "duration": toolbar.animationDuration = values.number(knob)
    case "placeholder": toolbar.placeholder = values.text(knob)
    case "buttons": toolbar.leftButton = values.choice(knob) == "both" ? attachButton : nil
    case "checksSpelling": toolbar.checksSpelling = values.toggle(knob)
    case "conversation": changeConversation()
    case "maxLength":
      let length = values.wholeNumber(knob)
      toolbar.maxLength = length > 0 ? length : nil
    default: break
    }
  }

  // MARK: State

  /// The conversation and its bar.
  public var sizedWidget: Widget { page }

  /// True: the conversation takes what the bar leaves.
  public var fillsHeight: Bool { true }

  /// The bar.
  public var growingWidget: Widget { toolbar }

  /// The Send button, and the one on the other side of the text.
  public var buttons: [Button] { [toolbar.rightButton, attachButton] }

  /// The area of the bar's text.
  public var growingArea: GrowingTextArea? { toolbar.area }

  /// The invariants that the bar violates.
  public var violations: [String] { toolbar.violatedInvariants.map(\.rawValue) }

  /// Whether the bar is at rest, and nothing is being sent except with an intended delay.
  ///
  /// A step may lead to such a delayed send, which ends during a later `wait`.
  public var isSettled: Bool { !toolbar.isMoving && (!toolbar.isSending || paintsByItself) }

  /// True while a message is sent with the delay that the knob sets, because a spinner is shown.
  public var paintsByItself: Bool { toolbar.isSending && values.number("sendingTime") > 0 }

  /// Returns the text for the knob `text`, as long as the text is short.
  public func liveValue(of knob: String) -> KnobValue? {
    knob == "text" ? toolbar.area.buffer.followedText : nil
  }

  /// Returns the text, or a widget by its name.
  public func target(identifier: String) -> Widget? {
    switch identifier {
    case "editor": toolbar.area.textView
    default: page.descendant(named: identifier)
    }
  }

  /// The present state of the bar.
  public var state: JSONValue {
    var state = ComposerState.state(of: toolbar.textView, width: page.width)
    state["barHeight"] = .integer(toolbar.height)
    state["canSend"] = .bool(toolbar.canSend)
    state["isSending"] = .bool(toolbar.isSending)
    state["waiting"] = .integer(toolbar.waitingCount)
    state["canRetry"] = .bool(toolbar.canRetry)
    state["sent"] = .array(conversation.sent.map { .string($0) })
    state["error"] = .optional(toolbar.error)
    state["counter"] = .optional(toolbar.counter)
    if let attachments { state["attachments"] = .array(attachments.names.map { .string($0) }) }
    return .object(state)
  }
}
