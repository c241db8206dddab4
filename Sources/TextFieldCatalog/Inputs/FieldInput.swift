import GtkCore
import TextRules

/// What a field writes in: one line, or an area that grows.
@MainActor
protocol FieldInput: AnyObject {
  /// What the field gives a place.
  var widget: Widget { get }
  /// What has the focus, the caret and the input method.
  var textWidget: Widget { get }
  /// What is the input to a screen reader.
  var accessibleWidget: Widget { get }
  /// Who is told what happens.
  var owner: (any FieldInputOwner)? { get set }
  /// What may come in.
  var rules: InputRules { get set }
  /// Which letters become capitals while a person types.
  var capitalization: AutocapitalizationType { get set }
  /// What a person cannot do with the text, beside pasting, which the rules know of.
  var disabledActions: Set<EditAction> { get set }
  /// The form that the text must have; nil: any.
  var mask: Mask? { get }
  /// Sets the form that the text must have; what is there takes it.
  ///
  /// - Returns: How many characters of the value have no place in it.
  func setMask(_ mask: Mask?) -> Int

  /// The text.
  var text: String { get }
  /// The text with what the mask knows of it; nil without a mask.
  var masked: MaskedText? { get }
  /// Where the caret stands, in Unicode scalars.
  var caret: Int { get }
  /// What is selected, in Unicode scalars.
  var selection: Range<Int> { get }
  /// What an input method is composing.
  var preedit: String { get }
  /// How far the text reaches from the side of the label.
  ///
  /// - Parameter direction: The field's: with right to left that is the text's left end.
  /// - Returns: Pixels from the input's left edge.
  func endOfText(in direction: TextDirection) -> Double
  /// Whether the text keeps its height when it gets longer.
  var hasOneLine: Bool { get }

  /// Whether a text that the program puts in keeps its own form.
  var ignoresForm: Bool { get set }
  /// Puts a text in for the program; the owner is not told, and nothing of it can be undone.
  func setText(_ text: String)
  /// Puts a text in as an edit of the person; the owner, who asks for it, is not told.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - joinsLastStep: Whether both are taken back together.
  func amend(_ text: String, joinsLastStep: Bool)
  /// Selects from an offset to the caret.
  func select(anchor: Int, caret: Int)
  /// Whether a person can write.
  func setEditable(_ isEditable: Bool)
  /// Whether the text is kept as a secret, and whether it can be read.
  func setSecret(_ isSecret: Bool, isVisible: Bool)
  /// Takes the last edit back.
  func undo()
  /// Does again what was taken back last.
  func redo()
  /// Pastes from the clipboard, as a person's key does.
  ///
  /// - Parameter done: Called when the text is there, or is refused.
  func paste(done: (@MainActor () -> Void)?)
  /// Gives the input a field's direction, and its text the side where the field's label begins.
  func run(_ direction: TextDirection)
  /// The height that the text wants at a width, in pixels.
  func height(forWidth width: Int) -> Int
  /// What input methods are told of the text.
  func setInputPurpose(_ purpose: TextView.InputPurpose)
  /// Somebody has come to the text.
  func approached()
  /// What a mask shows of itself before anything is written; empty otherwise.
  var shownPrefix: String { get }
  /// A person has begun to write, or has ended it.
  func setActive(_ isActive: Bool)
  /// Ends what goes on.
  func close()
}

extension FieldInput {
  func setActive(_ isActive: Bool) {}

  var shownPrefix: String { "" }

  /// Ends a composition in progress; most input methods insert it.
  ///
  /// GTK drops what is being composed when a field is disabled: what a person has written would be lost.
  func endComposition() {
    if !preedit.isEmpty { textWidget.endComposition() }
  }
}

/// Who is told what happens in an input.
@MainActor
protocol FieldInputOwner: AnyObject {
  /// The text was changed by a person.
  func inputEdited(_ text: String)
  /// So many characters had no room; the text is as it is afterwards.
  func inputRejected(_ count: Int, _ reason: RefusalReason)
  /// A text was pasted or dropped in place of a range.
  func inputPasted(_ text: String, replacing range: Range<Int>)
  /// A composition began, changed or ended.
  func inputPreeditChanged()
  /// Return was pressed.
  func inputActivated()
}
