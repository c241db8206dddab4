/// Whether the spelling of a text is checked.
///
/// Nothing is ever corrected automatically. With ``yes``, misspelled words of a text view are
/// underlined and corrections are offered in its menu, if Enchant has a dictionary, and input
/// methods are asked to complete words.
///
/// Origin: TextFieldsCatalog uses the type of iOS with these names.
public enum TextAutocorrectionType: String, Sendable, CaseIterable {
  /// As appropriate for the text: yes for prose; no for addresses, numbers and names.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}
