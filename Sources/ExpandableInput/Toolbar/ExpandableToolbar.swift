import GtkCore
import WidgetSupport

/// A bar with a text and a Send button that grows upwards with the text: a message composer.
///
///     @State var message = ""
///     let bar = ExpandableToolbar(text: $message, placeholder: "Message") { text in
///       try await server.send(text)
///     }
///
/// While the handler runs the bar shows it, and more can be written; when it is through, what was sent
/// is taken out of the text in one step that can be undone. An error that it throws is shown in the
/// bar, and the text stays.
///
/// Put it below the conversation, or let a ``ComposerPage`` do so, which keeps the conversation in its
/// place while the bar grows.
///
/// ## Sizing
/// Height for width: 8 px around and between the parts, at least 44 px. The text grows to
/// ``maxNumberOfLines`` lines and then scrolls. A new height is moved to in ``animationDuration``, from
/// wherever the bar is at that moment; not where animations are off. The buttons stand at the lower
/// edge. In every frame the caret's line is in sight, and the bar's last frame has its exact height.
///
/// ## Events
/// `onSend`, ``onTextChanged``, ``onStateChanged``, ``onHeightChanged``, ``onEditLast``, ``onCancel``,
/// ``onAttach``.
///
/// ## CSS nodes
///
///     expandabletoolbar
///     ├── <top slot>
///     ├── label.notice
///     ├── label.counter[.over]
///     ├── <left button>
///     ├── expandabletextview
///     ├── button.text-button.suggested-action
///     ╰── <bottom slot>
///
/// ## Accessibility
/// A group with a name; Send has a name and its key. Sending, success, errors and the limit are
/// announced with GTK 4.14 and later; an error is also the description of the text. The counter is not
/// read. What is said can be replaced: ``messages``.
///
/// ## Origin
/// The AwesomeToolbar of iOS. It differs where the original was wrong: the first line is not clipped,
/// a long paste grows the bar to its limit, sending empties it, Return does what people expect of a
/// message (`returnKey: .resignsFocus` is the original's), and an app need not inherit anything.
@MainActor
public final class ExpandableToolbar: Widget {
  let implementation: ExpandableToolbarImplementation
  let composer: Composer

  /// Makes a bar.
  ///
  /// - Parameters:
  ///   - text: The text, read and written.
  ///   - maxNumberOfLines: The number of lines at which the bar stops growing; less than 1 counts as 1.
  ///   - placeholder: Shown while there is no text.
  ///   - returnKey: What Return does.
  ///   - animationDuration: How long a change of height takes, in seconds; 0: none is animated.
  ///   - onSend: Sends a text; what it throws is shown in the bar, and nil leaves Send without effect.
  public init(
    text: Binding<String>,
    maxNumberOfLines: Int = 4,
    placeholder: String = "",
    returnKey: ReturnKey = .sends,
    animationDuration: Double = 0.25,
    onSend: (@MainActor (String) async throws -> Void)? = nil
  ) {
    LibraryStyle.load(.composer)
    let view = ExpandableTextView(
      text: text, maxNumberOfLines: maxNumberOfLines, placeholder: placeholder)
    view.area.isAlwaysSqueezable = true
    let composer = Composer(text: view)
    self.composer = composer
    let parts = ToolbarParts(
      notice: composer.notice, counter: composer.counter, text: view,
      right: composer.sendButton.button)
    let implementation = ExpandableToolbarImplementation(
      parts: parts, animationDuration: animationDuration)
    self.implementation = implementation
    super.init(
      class: ExpandableToolbarImplementation.widgetClass, implementation: implementation)
    implementation.build()
    implementation.keep(composer)
    composer.connect(to: self)
    composer.returnKey = returnKey
    self.onSend = onSend
    checksSpelling = true
  }

  // MARK: Parts

  /// The text view.
  public var textView: ExpandableTextView { composer.text }

  /// The growing area inside, with the buffer, the caret and the input method.
  public var area: GrowingTextArea { composer.text.area }

  /// The button that sends.
  public var rightButton: Button { composer.sendButton.button }

  /// A button at the other side of the text, to attach something, say; nil for none.
  public var leftButton: Button? {
    get { implementation.leftButton }
    set { implementation.leftButton = newValue }
  }

  /// What stands above the text: a strip of attachments, a quoted message; nil for nothing.
  public var topSlot: Widget? {
    get { implementation.parts.top }
    set { implementation.setTop(newValue) }
  }

  /// What stands below the text: a row of tools, say; nil for nothing.
  public var bottomSlot: Widget? {
    get { implementation.parts.bottom }
    set { implementation.setBottom(newValue) }
  }

  // MARK: Parameters

  /// The text.
  ///
  /// Setting it is one step that can be undone; reading it copies it.
  public var text: String {
    get { textView.text }
    set { textView.text = newValue }
  }

  /// The number of lines at which the bar stops growing; less than 1 counts as 1.
  public var maxNumberOfLines: Int {
    get { textView.maxNumberOfLines }
    set { textView.maxNumberOfLines = newValue }
  }

  /// Shown while there is no text.
  public var placeholder: String {
    get { textView.placeholder }
    set { textView.placeholder = newValue }
  }

  /// How long a change of height takes, in seconds; 0 or less, or no number: none is animated.
  public var animationDuration: Double {
    get { implementation.animatedHeight.duration }
    set { implementation.animatedHeight.duration = newValue }
  }

  /// What the Return key does.
  public var returnKey: ReturnKey {
    get { composer.returnKey }
    set { composer.returnKey = newValue }
  }

  /// The most characters, as people count them, that can be sent; nil: any number.
  ///
  /// Near the limit a counter tells what is left. What is over it is marked and stays.
  public var maxLength: Int? {
    get { composer.maximumLength }
    set { composer.maximumLength = newValue }
  }

  /// What the bar says, for an app in another language.
  public var messages: ComposerMessages {
    get { composer.messages }
    set {
      composer.messages = newValue
      setAccessibleLabel(newValue.composer)
    }
  }

  /// Whether misspelled words are underlined, and better ones offered in the menu; true at first.
  ///
  /// The dictionary is that of the user's language, where Enchant is installed and has one; without
  /// it nothing happens. `area.spellChecker` takes another checker.
  public var checksSpelling: Bool {
    get { area.spellChecker != nil }
    set { area.spellChecker = newValue ? .shared : nil }
  }

  /// Brings back what was written in a conversation, and saves what is written from now on.
  ///
  /// A draft takes the place of the text, with its caret; without one the text stays as it is.
  ///
  ///     let drafts = DraftStore()
  ///     bar.keepDraft(in: drafts, conversation: "room@example.org")
  ///
  /// ``conversation`` changes over to another one.
  ///
  /// - Parameters:
  ///   - drafts: Where drafts are kept; nil keeps none any more.
  ///   - conversation: Any text that tells conversations apart.
  public func keepDraft(in drafts: DraftStore?, conversation: String = "") {
    composer.keepDraft(in: drafts, conversation: conversation)
  }

  /// The conversation that the bar writes in; any text that tells conversations apart.
  ///
  /// Each has its own text with its caret, its message on the way and its error. Setting it puts those of
  /// the other one in their place, at once: while a message is on its way here, one can write and send
  /// there, and what becomes of the message is shown when one comes back. With ``keepDraft(in:conversation:)``
  /// the texts are drafts on the disk as well.
  ///
  ///     bar.onSendInConversation = { text, room in try await server.send(text, to: room) }
  ///     list.onSelected { bar.conversation = rooms[$0].address }
  public var conversation: String {
    get { composer.conversation }
    set { composer.change(to: newValue) }
  }

  // MARK: Sending

  /// Sends a text; what it throws is shown in the bar, and nil leaves Send without effect.
  ///
  /// Where there are several conversations, use ``onSendInConversation``: when this is called, the bar may
  /// show another one already. Setting either of the two replaces both.
  public var onSend: (@MainActor (String) async throws -> Void)? {
    get { composer.sending.handler }
    set {
      guard let newValue else { return composer.handler = nil }
      composer.handler = { text, _ in try await newValue(text) }
    }
  }

  /// Sends a text of a conversation; as ``onSend``.
  public var onSendInConversation:
    (@MainActor (_ text: String, _ conversation: String) async throws -> Void)?
  {
    get { composer.handler }
    set { composer.handler = newValue }
  }

  /// Whether there is something to send and somebody who sends it, nothing is being sent, and the text is
  /// not too long.
  ///
  /// A composition of an input method is something to send: sending ends it, as leaving the text does.
  public var canSend: Bool { composer.canSend }

  /// Replaces the rule for what can be sent, which is: something but white space.
  ///
  /// Called with the text, and a composition in its place, after each change; call ``update()`` when something else has changed, such as
  /// the attachments.
  public func setCanSend(_ rule: (@MainActor (String) -> Bool)?) { composer.canSendText = rule }

  /// Looks again whether there is something to send, and reads the binding again.
  public func update() {
    textView.update()
    composer.update()
  }

  /// Sends the text if it can be sent, as the button does.
  public func send() { composer.send() }

  /// Whether a message is on its way.
  public var isSending: Bool { composer.sending.isSending }

  /// The error that the bar shows; nil for none.
  public var error: String? { composer.sending.error }

  /// The counter's text; nil while it does not show.
  public var counter: String? { composer.counter.isVisible ? composer.counter.text : nil }

  /// Whether the bar is on its way to another height.
  public var isMoving: Bool { implementation.animatedHeight.isMoving }

  // MARK: Events

  /// Called after each change of the text, by whomever.
  public var onTextChanged: (@MainActor () -> Void)? {
    get { composer.onTextChanged }
    set { composer.onTextChanged = newValue }
  }

  /// Called when a message is on its way, was sent or could not be sent.
  public var onStateChanged: (@MainActor () -> Void)? {
    get { composer.onStateChanged }
    set { composer.onStateChanged = newValue }
  }

  /// Called with the height that the text wants, in pixels, once for each real change.
  public var onHeightChanged: (@MainActor (Int) -> Void)? {
    get { composer.onHeightChanged }
    set { composer.onHeightChanged = newValue }
  }

  /// Called for the arrow up in an empty composer: to edit the last message.
  public var onEditLast: (@MainActor () -> Void)? {
    get { composer.keys.onEditLast }
    set { composer.keys.onEditLast = newValue }
  }

  /// Called for Escape: to cancel a reply or an edit.
  public var onCancel: (@MainActor () -> Void)? {
    get { composer.keys.onCancel }
    set { composer.keys.onCancel = newValue }
  }

  /// Called with pictures and files that are pasted or dropped; without a handler they are not taken.
  public var onAttach: (@MainActor (MessageAttachment) -> Void)? {
    get { composer.attachments.onAttach }
    set { composer.attachments.onAttach = newValue }
  }
}
