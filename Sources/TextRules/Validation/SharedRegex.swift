/// Common regular expressions for ``TextFieldValidator``.
public enum SharedRegex {
  /// An e-mail address: a name, `@`, and a domain of at least two labels, in any script.
  ///
  /// A name may have every character that mail systems allow without quotation marks. Points and
  /// the hyphens of a domain are between other characters only.
  public static let email =
    #"[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@"#
    + #"(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,62}[\p{L}\p{M}\p{N}])?\.)+"#
    + #"(?:\p{L}[\p{L}\p{M}]{1,62}|xn--[A-Za-z0-9-]{1,58}[A-Za-z0-9])"#
  /// Any text, including several lines.
  public static let everything = #"(?s).+"#
  /// At least 8 characters, among them a digit, a lowercase letter and an uppercase letter.
  public static let password = #"(?s)(?=.*[0-9])(?=.*[a-z])(?=.*[A-Z]).{8,}"#
}
