import GtkCore
import WidgetSupport

/// What input methods, on-screen keyboards and dictionaries are told of the text.
///
/// Each editor says so for itself, nested ones too.
extension EditorView {
  /// What the text is; `.freeForm` unless said otherwise.
  public var inputPurpose: InputPurpose {
    get { implementation.input.purpose }
    set {
      implementation.input.purpose = newValue
      sayInput()
    }
  }

  /// What input methods and keyboards are asked to do.
  ///
  ///     editor.inputHints = [.uppercaseSentences, .wordCompletion]
  public var inputHints: InputHints {
    get { implementation.input.hints }
    set {
      implementation.input.hints = newValue
      sayInput()
    }
  }

  private func sayInput() { area.textView.setInput(purpose: inputPurpose, hints: inputHints) }

  /// Who checks the spelling; nil, as at first, for nobody.
  ///
  ///     editor.spellChecker = .shared
  public var spellChecker: SpellChecker? {
    get { area.spellChecker }
    set { area.spellChecker = newValue }
  }
}
