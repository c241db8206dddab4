import GtkCore
import RichTextModel
import TextRules
import WidgetSupport

/// The information on the text for input methods, on-screen keyboards and dictionaries.
///
/// Each editor has its own, including nested ones.
extension EditorView {
  /// The purpose of the text; `.freeForm` by default.
  public var inputPurpose: InputPurpose {
    get { implementation.input.purpose }
    set { implementation.input.purpose = newValue }
  }

  /// Hints for input methods and keyboards.
  ///
  ///     editor.inputHints = [.uppercaseSentences, .wordCompletion]
  public var inputHints: InputHints {
    get { implementation.input.hints }
    set { implementation.input.hints = newValue }
  }

  /// The greatest number of characters that users can write here; nil for any.
  ///
  /// A key, a paste or a drop that would exceed it does nothing. An attachment counts as one
  /// character, and a nested editor has a limit of its own. Content that the app sets may be
  /// longer.
  public var maxLength: Int? {
    get { implementation.gate.maxLength }
    set { implementation.gate.maxLength = newValue.map { max($0, 0) } }
  }

  /// The numbers of characters, words and paragraphs of the document, nested editors included.
  ///
  /// All of the text is read: show them when the user pauses, rather than for each key.
  public var counts: TextCounts { TextCounts(of: content.flattenedText) }

  /// The spell checker; nil by default, for none.
  ///
  ///     editor.spellChecker = .shared
  public var spellChecker: SpellChecker? {
    get { area.spellChecker }
    set { area.spellChecker = newValue }
  }
}
