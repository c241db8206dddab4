/// Common regular expressions for ``TextFieldValidator``.
public enum SharedRegex {
  /// An e-mail address: a name, `@`, and a domain that ends in 2 to 64 letters.
  public static let email =
    #"[A-Za-z0-9._%+\-]+@[A-Za-z0-9\-]+(?:\.[A-Za-z0-9\-]+)*\.[A-Za-z]{2,64}"#
  /// Any text, including several lines.
  public static let everything = #"(?s).+"#
  /// At least 8 characters, among them a digit, a lowercase letter and an uppercase letter.
  public static let password = #"(?s)(?=.*[0-9])(?=.*[a-z])(?=.*[A-Z]).{8,}"#
}
