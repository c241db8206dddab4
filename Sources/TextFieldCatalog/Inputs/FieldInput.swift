import GtkCore
import TextRules
import WidgetSupport

/// The text input of a field: one line, or an area that grows.
@MainActor
protocol FieldInput: AnyObject {
  /// The widget that the field allocates.
  var widget: Widget { get }
  /// The widget with the focus, the caret and the input method.
  var textWidget: Widget { get }
  /// The widget that represents the input to screen readers.
  var accessibleWidget: Widget { get }
  /// The events of the input.
  var events: FieldInputEvents { get }
  /// Brings in what is pasted and dropped.
  var intake: TextIntake { get }
  /// The form that the text is brought into.
  var format: EntryFormat { get }
  /// Changes the form, and reads again what was entered.
  ///
  /// Tell the model of the field with ``FieldImplementation/changeFormat(_:)``.
  func changeFormat(_ change: (inout EntryFormat) -> Void)
  /// The actions that the app has disabled; the rules cover pasting.
  var disabledActions: Set<EditAction> { get set }

  /// The entries at the end of the context menu.
  var extraEntries: ExtraEntries { get }

  /// The line of text; nil for several lines.
  var textLine: TextLine? { get }
  /// The growing area of several lines; nil for one line.
  var textArea: GrowingTextArea? { get }
  /// The checker of the spelling; nil if it is not checked.
  var spellChecker: SpellChecker? { get set }
  /// Sets the colors of what CSS does not style to those of the theme.
  func updateColors()

  /// The sum in the text; nil if there is none.
  var sum: MoneyText? { get }
  /// The sum with all digits of its fraction; nil if there is no sum, or nothing to add.
  var finishedSum: String? { get }
  /// Returns the content for a text that the app sets, with what is missing from it.
  func content(of text: String) -> EntryContent

  /// The text.
  var text: String { get }
  /// What was entered and is not in the text; nil if nothing is missing.
  var loss: EntryLoss? { get }
  /// Notes what is missing from a text that the app has set.
  func note(_ loss: EntryLoss?)
  /// The text as formatted by the mask; nil without a mask.
  var masked: MaskedText? { get }
  /// The caret's offset, in Unicode scalars.
  var caret: Int { get }
  /// The selection, in Unicode scalars.
  var selection: Range<Int> { get }
  /// The preedit text of an input method.
  var preedit: String { get }
  /// Returns the position of the end of the text.
  ///
  /// - Parameter direction: The field's direction; for right to left it is the left end of the
  ///   text.
  /// - Returns: The distance from the input's left edge, in pixels.
  func endOfText(in direction: TextDirection) -> Double
  /// Whether the height of the text is independent of its length.
  var hasOneLine: Bool { get }

  /// Sets the text on behalf of the app, without an event and without undo.
  func setText(_ text: String)
  /// Sets the text as an edit of the user, without an event.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - joinsLastStep: Whether the edit is undone together with the one before.
  ///   - keepsLoss: Whether the text means what it meant before, written in another way.
  func amend(_ text: String, joinsLastStep: Bool, keepsLoss: Bool)
  /// Selects the text from the anchor to the caret.
  func select(anchor: Int, caret: Int)
  /// Sets whether the user can edit the text.
  func setEditable(_ isEditable: Bool)
  /// Sets whether the text is a secret, and whether it is readable.
  func setSecret(_ isSecret: Bool, isVisible: Bool)
  /// Whether the user may undo an edit, and there is one.
  var canUndo: Bool { get }
  /// Whether the user may redo an edit, and there is one.
  var canRedo: Bool { get }
  /// Prevents later letters from joining the last step, where the history is not GTK's.
  func closeStep()
  /// Undoes the last edit.
  func undo()
  /// Redoes the edit that was last undone.
  func redo()
  /// Sets the direction of the input, and aligns its text with the side where the field's label
  /// begins.
  func run(_ direction: TextDirection)
  /// Returns the height that the text requires at a width, in pixels.
  func height(forWidth width: Int) -> Int
  /// Called when the text gets the focus or a press.
  func inputFocusedOrPressed()
  /// The part of a mask that is shown before anything is entered; empty otherwise.
  var shownPrefix: String { get }
  /// Called when editing begins or ends.
  func setActive(_ isActive: Bool)
  /// Ends all activity.
  func close()
}

extension FieldInput {
  /// The rules for text that is entered.
  var rules: InputRules { format.rules }

  func setActive(_ isActive: Bool) {}

  func closeStep() {}

  var textLine: TextLine? { nil }

  var textArea: GrowingTextArea? { nil }

  func updateColors() {}

  var shownPrefix: String { "" }

  /// Pastes from the clipboard, as the user's key does.
  ///
  /// - Parameter done: Called when the text is inserted or rejected.
  func paste(done: (@MainActor () -> Void)?) {
    var listener: Listener?
    listener = intake.pasteEnded.add { _ in
      listener?.end()
      done?()
    }
    textWidget.emitCommand("paste-clipboard")
  }

  /// Ends a composition; most input methods insert its text.
  ///
  /// GTK drops the preedit text when a field is disabled, which would lose what the user has
  /// typed.
  func endComposition() {
    if !preedit.isEmpty { textWidget.endComposition() }
  }
}

/// The events of the input of a field.
@MainActor
final class FieldInputEvents: EventSource {
  /// The user is about to change the text of a line.
  private(set) lazy var editBegins: Event<Void> = makeEvent()
  /// The user has changed the text.
  private(set) lazy var edited: Event<String> = makeEvent()
  /// Some characters did not fit; the text is already the result.
  private(set) lazy var rejected: Event<EntryLoss> = makeEvent()
  /// Something is missing, or no longer missing, from a text that is the same as before.
  private(set) lazy var lossChanged: Event<Void> = makeEvent()
  /// A composition began, changed or ended.
  private(set) lazy var preeditChanged: Event<Void> = makeEvent()
  /// Return was pressed.
  private(set) lazy var activated: Event<Void> = makeEvent()
}
