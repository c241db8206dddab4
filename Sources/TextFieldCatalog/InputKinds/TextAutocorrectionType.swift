/// Whether the spelling of a text is looked at.
///
/// Nothing is ever corrected without being asked. With ``yes`` misspelled words of a text view are
/// underlined and better ones offered in its menu, where Enchant has a dictionary, and input methods are
/// asked to complete words.
///
/// Origin: the seed takes the platform's type of these names.
public enum TextAutocorrectionType: String, Sendable, CaseIterable {
  /// As it suits the text: yes for prose, no for addresses, numbers and names.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}
