import RichTextEditing

/// A literal text as it is written in a single line: a line break is `\n`, a tab is `\t`, and a
/// backslash `\\`.
///
/// ```swift
/// EscapedText.unescaped(#"one\ntwo"#)  // "one", a line break, and "two"
/// EscapedText.unescaped(#"50\%"#)      // "50\%": any other letter keeps its backslash
/// ```
///
/// These are the escapes that users know from GNOME Text Editor and gedit. A line break that was
/// pasted is in the line as it is: GTK draws it as a symbol.
enum EscapedText {
  private static let letters: [(scalar: Unicode.Scalar, letter: Unicode.Scalar)] = [
    ("\n", "n"), ("\r", "r"), ("\t", "t"), ("\\", "\\"),
  ]

  /// Returns the written form of a text.
  static func escaped(_ text: String) -> String {
    var written = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let letter = letters.first(where: { $0.scalar == scalar })?.letter {
        written.append("\\")
        written.append(letter)
      } else {
        written.append(scalar)
      }
    }
    return String(written)
  }

  /// Returns the text of a written form.
  static func unescaped(_ written: String) -> String {
    var text = String.UnicodeScalarView()
    var rest = written.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let meant = letters.first(where: { $0.letter == rest.first }) else {
        text.append(scalar)
        continue
      }
      rest.removeFirst()
      text.append(meant.scalar)
    }
    return String(text)
  }
}
