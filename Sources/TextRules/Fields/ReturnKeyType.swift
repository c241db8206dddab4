/// What Return is for in a field of one line.
///
/// | type | Return |
/// | --- | --- |
/// | `default` | goes to the next input; submits in the last field of a form; else ends writing |
/// | `next` | goes to the next input, and where none is set on as Tab does |
/// | `done` | ends writing, also where another input follows |
/// | `go`, `search`, `send` | submits the form from wherever in it; without one ends writing |
///
/// To end writing is to give the focus to nobody, unless `hideOnReturn` is off, and to call
/// `onShouldReturn`; that is called before a form is submitted, too, and not where Return goes on.
///
/// Origin: the seed sets what a keyboard on the screen writes on the key, and that changes nothing else.
/// Keyboards of GTK have no such word; here it says what the key does.
public enum ReturnKeyType: String, Sendable, CaseIterable {
  /// What the field's place asks for.
  case `default`
  /// Goes somewhere.
  case go
  /// Goes to the next field.
  case next
  /// Ends writing.
  case done
  /// Looks for something.
  case search
  /// Sends something.
  case send
}
