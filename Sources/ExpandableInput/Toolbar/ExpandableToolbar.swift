import DataBinding
import GtkCore
import WidgetSupport

/// A message composer: a bar with a text and a Send button, which grows upward with the text.
///
///     @State var message = ""
///     let bar = ExpandableToolbar(text: $message, placeholder: "Message") { text in
///       try await server.send(text)
///     }
///
/// What is sent leaves the text, so that no key changes it, and the user can go on writing while
/// the handler runs. Until it has arrived, the message stands above the text as one that is being
/// sent, waits or has failed (``PendingMessage``). When the handler returns, the message is gone
/// from there, and undo can bring it back until something else is written. If the handler throws an
/// error, it stands with the message, beside buttons that send the message again, take it back into
/// the text while nothing else is written there, or delete it.
///
/// What the user sends while another message is being sent waits for it, and can be taken back or
/// deleted. If a message fails, those behind it wait until it was sent again, taken back or
/// deleted. What has not arrived when the bar goes is in the draft, if one is kept: there it is a
/// message that has failed.
///
/// Line breaks and blank lines at the end of a text are not sent. If hidden marks turn the
/// direction of a text, so that it reads in another order than it was written in, the bar says so
/// and offers to remove them.
///
/// Put the bar below the conversation, or use a ``ComposerPage``, which also keeps the conversation
/// in place while the bar grows.
///
/// ## Sizing
/// The bar uses height-for-width sizing: 8 px around and between the parts, at least 44 px. The
/// text grows to ``maxLines`` lines and then scrolls. A change of height is animated in
/// ``animationDuration`` from whatever height the bar has at that moment, unless animations are
/// turned off. The buttons are at the lower edge. In every frame the caret's line is visible, and
/// the bar's last frame has its exact height.
///
/// ## Events
/// `onSend`, ``onTextChanged``, ``onStateChanged``, ``onHeightChanged``, ``onEditLast``,
/// ``onCancel`` and ``onAttach``.
///
/// ## CSS nodes
///
///     expandabletoolbar
///     ├── <top slot>
///     ├── box
///     │   ├── box.pending
///     │   │   ╰── pendingmessage[.failed]: label, label.status[.error],
///     │   │       button#retry.flat, button#edit.flat, button#delete.flat
///     │   ├── label.notice
///     │   ╰── box: label.status, button#remove-marks.flat
///     ├── label.counter[.over]
///     ├── <left button>
///     ├── expandabletextview
///     ├── button.text-button.suggested-action
///     ╰── <bottom slot>
///
/// ## Accessibility
/// The bar is a group with a name; Send has a name and its keyboard shortcut. Sending, success,
/// errors and the limit are announced with GTK 4.14 and later; an error is also the description of
/// the text. The counter is not read. Set ``messages`` to replace what is announced.
///
/// ## Origin
/// This is the AwesomeToolbar of iOS. It differs where that toolbar was wrong: the first line is
/// not clipped, a long paste grows the bar to its limit, sending empties it, Return does what users
/// expect of a message (`returnKey: .resignsFocus` does what AwesomeToolbar did), and an app does
/// not need to inherit anything.
@MainActor
public final class ExpandableToolbar: Widget {
  let implementation: ExpandableToolbarImplementation
  var composer: Composer { implementation.composer }

  /// Creates a bar.
  ///
  /// - Parameters:
  ///   - text: The text, which the bar reads and writes.
  ///   - maxLines: The number of lines at which the bar stops growing; less than 1 counts
  ///     as 1.
  ///   - placeholder: The text to show while the bar is empty.
  ///   - returnKey: What Return does.
  ///   - animationDuration: How long a change of height takes, in seconds; 0 turns the animation
  ///     off.
  ///   - onSend: Sends a text; the bar shows an error that it throws. If nil, Send is disabled.
  public init(
    text: Binding<String>,
    maxLines: Int = 4,
    placeholder: String = "",
    returnKey: ReturnKey = .sends,
    animationDuration: Double = 0.25,
    onSend: (@MainActor (String) async throws -> Void)? = nil
  ) {
    LibraryStyle.load(.composer)
    let view = ExpandableTextView(
      text: text, maxLines: maxLines, placeholder: placeholder)
    view.area.isAlwaysSqueezable = true
    implementation = ExpandableToolbarImplementation(Composer(text: view))
    super.init(
      class: ExpandableToolbarImplementation.widgetClass, implementation: implementation)
    implementation.build()
    self.animationDuration = animationDuration
    self.returnKey = returnKey
    self.onSend = onSend
    checksSpelling = true
  }

  /// Creates another handle on a bar; nil for another widget.
  public init?(existing widget: Widget) {
    guard let implementation = ExpandableToolbarImplementation.existing(of: widget) else {
      return nil
    }
    self.implementation = implementation
    super.init(retaining: widget.nativePointer)
  }

  // MARK: Parts

  /// The text view.
  public var textView: ExpandableTextView { composer.text }

  /// The growing area inside, with the buffer, the caret and the input method.
  public var area: GrowingTextArea { composer.text.area }

  /// The button that sends.
  public var rightButton: Button { composer.sendButton.button }

  /// The strip that pasted and dropped pictures and files come into, at the top; nil for none.
  ///
  /// With it, attachments can be sent without a text. It is also the ``topSlot``.
  public var attachmentStrip: AttachmentStrip? {
    get { implementation.attachmentStrip }
    set {
      topSlot = newValue
      implementation.attachmentStrip = newValue
      composer.use(newValue?.implementation)
    }
  }

  // MARK: Contents

  /// The messages of the bar, to be replaced in an app in another language.
  public var messages: ComposerMessages {
    get { composer.messages }
    set {
      composer.messages = newValue
      accessibleLabel = newValue.composer
    }
  }

  /// The store that the texts of each ``conversation`` are drafts in; nil keeps none.
  ///
  /// Setting it restores the draft of the conversation: its text, caret, and messages that have not
  /// arrived. From then on what is written is saved. Without a draft, the text stays.
  ///
  ///     bar.conversation = "room@example.org"
  ///     bar.drafts = DraftStore()
  public var drafts: DraftStore? {
    get { composer.drafts }
    set { composer.keepDraft(in: newValue, conversation: conversation) }
  }

  /// The conversation that the bar writes in, identified by any text; empty for the only one.
  ///
  /// Each conversation has its own text and caret, its messages being sent and its error. Setting
  /// this property shows those of the other conversation at once. While a message is being sent in
  /// one conversation, the user can write and send in another; the outcome is shown when the user
  /// comes back. With ``drafts`` the texts are also drafts on the disk. A text that is there before
  /// the first conversation, without drafts, belongs to it.
  ///
  ///     bar.onSendInConversation = { text, room in try await server.send(text, to: room) }
  ///     list.onSelected { bar.conversation = rooms[$0 ?? 0].address }
  public var conversation: String {
    get { composer.conversation }
    set { composer.choose(newValue) }
  }

  /// Returns the app's entries at the end of the context menu, whenever that opens; nil for none.
  ///
  ///     bar.extraMenu = { range in
  ///       guard !range.isEmpty else { return [] }
  ///       return [MenuEntry("_Translate") { translate(range) }]
  ///     }
  ///
  /// The range is the selection if the menu opens in it, and otherwise an empty one: the place of
  /// the click, or the caret, in Unicode scalars.
  public var extraMenu: (@MainActor (Range<Int>) -> [MenuEntry])? {
    get { area.extraMenu }
    set { area.extraMenu = newValue }
  }

  // MARK: Sending

  /// Sends a text; the bar shows the message of a `PresentableError` that it throws, and a general
  /// sentence for any other error; nil disables Send.
  ///
  /// With several conversations, use ``onSendInConversation`` instead: when this closure is called,
  /// the bar may already show another conversation. Setting either one replaces both.
  public var onSend: (@MainActor (String) async throws -> Void)? {
    get { composer.sending.handler }
    set {
      guard let newValue else { return composer.handler = nil }
      composer.handler = { text, _ in try await newValue(text) }
    }
  }

  /// Sends a text of a conversation; otherwise like ``onSend``.
  public var onSendInConversation:
    (@MainActor (_ text: String, _ conversation: String) async throws -> Void)?
  {
    get { composer.handler }
    set { composer.handler = newValue }
  }

  /// Whether the text can be sent: it is not too long, and there is something to send and a
  /// handler to send it.
  ///
  /// The composition of an input method counts as
  /// something to send: sending ends it, just as leaving the text does.
  public var canSend: Bool { composer.canSend }

  /// Replaces the rule for what can be sent, which by default is anything but white space.
  ///
  /// The rule is called after each change with the text, including a composition. Call ``update()``
  /// when something else has changed, such as the attachments.
  public func setCanSend(_ rule: (@MainActor (String) -> Bool)?) { composer.canSendText = rule }

  /// Updates whether there is something to send, and reads the binding again.
  public func update() {
    textView.update()
    composer.update()
  }

  /// Sends the text if it can be sent, as the button does.
  public func send() { composer.send() }

  /// The number of messages that wait for the one that is being sent, or that has failed.
  public var waitingCount: Int { composer.sending.waitingCount }

  /// Whether a message has failed that can be sent again.
  public var canRetry: Bool { composer.sending.canRetry }

  /// Sends the message that has failed again, as the button does; the present text stays.
  public func retry() { composer.retry() }

  /// The messages that have not arrived, oldest first; ``stateChanged`` says when they change.
  public var pendingMessages: [PendingMessage] { composer.sending.pending }

  /// Sends a message again, as its button does; does nothing unless it has failed.
  public func retry(_ id: PendingMessage.ID) { composer.retry(id) }

  /// Takes a message back into the text, as its button does; those behind it are sent.
  ///
  /// Nothing happens while something is written there, and to a message that is on its way.
  public func edit(_ id: PendingMessage.ID) { composer.edit(id) }

  /// Removes a message, as its button does; does nothing to a message that is on its way.
  public func delete(_ id: PendingMessage.ID) { composer.delete(id) }

  /// The text of the counter; nil while it is hidden.
  public var counter: String? { composer.counter.text }

  /// Whether the bar is moving to another height.
  public var isMoving: Bool { implementation.animatedHeight.isMoving }

  // MARK: Events

  /// The text has changed, by the user or by the app.
  public var textChanged: Event<Void> { composer.textChanged }

  /// Called when ``textChanged`` happens.
  public var onTextChanged: (@MainActor () -> Void)? {
    get { textChanged.action }
    set { textChanged.action = newValue }
  }

  /// Sending a message has begun, succeeded or failed, or one has to wait.
  public var stateChanged: Event<Void> { composer.stateChanged }

  /// Called when ``stateChanged`` happens.
  public var onStateChanged: (@MainActor () -> Void)? {
    get { stateChanged.action }
    set { stateChanged.action = newValue }
  }

  /// The text requires another height, in pixels; once for each real change.
  public var heightChanged: Event<Int> { composer.heightChanged }

  /// Called when ``heightChanged`` happens.
  public var onHeightChanged: (@MainActor (Int) -> Void)? {
    get { heightChanged.handler }
    set { heightChanged.handler = newValue }
  }

  /// The event of ``onEditLast``, for further handlers and for awaiting.
  public var editLastRequested: Event<Void> { composer.keys.editLastRequested }

  /// Called for the Up key in an empty composer, to edit the last message.
  public var onEditLast: (@MainActor () -> Void)? {
    get { editLastRequested.action }
    set { editLastRequested.action = newValue }
  }

  /// The event of ``onCancel``, for further handlers and for awaiting.
  public var cancelRequested: Event<Void> { composer.keys.cancelRequested }

  /// Called for the Escape key, to cancel a reply or an edit.
  public var onCancel: (@MainActor () -> Void)? {
    get { cancelRequested.action }
    set { cancelRequested.action = newValue }
  }

  /// The event of ``onAttach``, for further handlers and for awaiting.
  public var attached: Event<MessageAttachment> { composer.attachments.attached }

  /// Called with pictures and files that are pasted or dropped; they are ignored without a handler
  /// and without an ``attachmentStrip``.
  public var onAttach: (@MainActor (MessageAttachment) -> Void)? {
    get { attached.handler }
    set { attached.handler = newValue }
  }
}
